import { useTranslation } from '@tercet/i18n/react';
import { Icon } from '@tercet/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TEXT_LINK } from '../../layout/text-link';

export interface AuthFrameProps {
  heading: string;
  intro?: ReactNode;
  /** Drawn above the heading. */
  illustration?: ReactNode;
  children?: ReactNode;
  /** The way to the other of two forms, and what goes along in the router's state. */
  other?: { question: string; link: string; to: string; state?: object };
  /** Names what is shown, where a page shows one thing after another: the focus goes along, to the heading. */
  step?: string;
  /** What stands below it is kept back, which would have to move when more comes. */
  isBusy?: boolean;
}

/** The sheet of paper that the account forms stand on. */
export function AuthFrame({ heading, intro, children, step, ...more }: AuthFrameProps) {
  const { illustration, other, isBusy = false } = more;
  const { t } = useTranslation('auth');
  const headingElement = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) headingElement.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div className="mx-auto w-full max-w-md px-5 py-12 sm:py-20">
      {illustration && <div className="-ml-4 mb-5">{illustration}</div>}
      <h1 ref={headingElement} tabIndex={-1} className="font-serif text-4xl tracking-tight">
        {heading}
      </h1>
      {intro && <p className="mt-3 [overflow-wrap:anywhere] text-ink-muted">{intro}</p>}
      {children && <div className="mt-8">{children}</div>}
      {other && (
        <p className="mt-6 text-md text-ink-muted">
          {other.question}{' '}
          <Link to={other.to} state={other.state} className={TEXT_LINK}>
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
