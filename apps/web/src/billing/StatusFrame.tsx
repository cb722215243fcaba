import { Spinner } from '@tercet/ui';
import type { ReactNode } from 'react';
import { StepHeading, type StepHeadingProps } from '../layout/StepHeading';

export interface StatusFrameProps extends StepHeadingProps {
  step: string;
  heading: string;
  intro: ReactNode;
  /** Something is under way, and goes on by itself. */
  isBusy?: boolean;
  children?: ReactNode;
}

/** A page that says how something stands, and what can be done now. */
export function StatusFrame({
  heading,
  intro,
  isBusy = false,
  children,
  ...step
}: StatusFrameProps) {
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-14 sm:py-20" aria-busy={isBusy}>
      <StepHeading {...step}>
        {isBusy && <Spinner size={28} />}
        {heading}
      </StepHeading>
      <p className="mt-4 max-w-[58ch] text-lg text-ink-muted">{intro}</p>
      {children && <div className="mt-8">{children}</div>}
    </div>
  );
}
