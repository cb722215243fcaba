import { useTranslation } from '@tercet/i18n/react';
import { Icon } from '@tercet/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StepHeading, type StepHeadingProps } from '../../layout/StepHeading';
import { TEXT_LINK } from '../../layout/text-link';

export interface AuthFrameProps extends Pick<StepHeadingProps, 'step' | 'illustration'> {
  heading: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** The way to the other of two forms, and what goes along in the router's state. */
  other?: { question: string; link: string; to: string; state?: object };
  /** What stands below it is kept back, which would have to move when more comes. */
  isBusy?: boolean;
}

/** The sheet of paper that the account forms stand on. */
export function AuthFrame({ heading, intro, children, step, ...more }: AuthFrameProps) {
  const { illustration, other, isBusy = false } = more;
  const { t } = useTranslation('auth');
  return (
    <div className="mx-auto w-full max-w-md px-5 py-12 sm:py-20">
      <StepHeading step={step} illustration={illustration}>
        {heading}
      </StepHeading>
      {intro && <p className="mt-3 [overflow-wrap:anywhere] text-ink-muted">{intro}</p>}
      {children && <div className="mt-8">{children}</div>}
      {other && (
        <p className="mt-6 text-md text-ink-muted">
          {other.question}{' '}
          {/* Going back leads past both to where a plan was chosen, or another page wanted. */}
          <Link
            to={other.to}
            state={other.state}
            replace={/[?&]redirect=/.test(other.to)}
            className={TEXT_LINK}
          >
            {other.link}
          </Link>
        </p>
      )}
      {!isBusy && (
        <p className="mt-10 flex items-start gap-2.5 border-t border-line pt-5 text-sm text-ink-muted">
          <Icon name="pen" size={18} />
          {t('aside')}
        </p>
      )}
    </div>
  );
}
