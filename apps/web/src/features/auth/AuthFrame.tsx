import { useTranslation } from '@tercet/i18n/react';
import { Icon } from '@tercet/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface AuthFrameProps {
  heading: string;
  intro: string;
  children: ReactNode;
  /** The way to the other of the two forms. */
  other: { question: string; link: string; to: string };
}

/** The sheet of paper that the account forms stand on. */
export function AuthFrame({ heading, intro, children, other }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  return (
    <div className="mx-auto w-full max-w-md px-5 py-12 sm:py-20">
      <h1 className="font-serif text-4xl tracking-tight">{heading}</h1>
      <p className="mt-3 text-ink-muted">{intro}</p>
      <div className="mt-8">{children}</div>
      <p className="mt-6 text-[0.9375rem] text-ink-muted">
        {other.question}{' '}
        <Link
          to={other.to}
          className="font-medium text-brand underline underline-offset-4 hover:text-brand-strong"
        >
          {other.link}
        </Link>
      </p>
      <p className="mt-10 flex items-start gap-2.5 border-t border-line pt-5 text-sm text-ink-muted">
        <Icon name="pen" size={18} />
        {t('aside')}
      </p>
    </div>
  );
}
