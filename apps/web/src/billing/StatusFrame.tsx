import { Spinner } from '@tercet/ui';
import { useEffect, useRef, type ReactNode } from 'react';

export interface StatusFrameProps {
  /** Names what is shown, where a page shows one thing after another: the focus goes along, to the heading. */
  step: string;
  heading: string;
  intro: ReactNode;
  /** Drawn above the heading. */
  illustration?: ReactNode;
  /** Something is under way, and goes on by itself. */
  isBusy?: boolean;
  /** It takes the place of something else, which had the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** A page that says how something stands, and what can be done now. */
export function StatusFrame({ step, heading, intro, isBusy = false, ...more }: StatusFrameProps) {
  const { takesFocus = false, illustration, children } = more;
  const headingElement = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? undefined : step);
  useEffect(() => {
    if (shown.current !== step) headingElement.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-14 sm:py-20" aria-busy={isBusy}>
      {illustration && <div className="-ml-4 mb-5">{illustration}</div>}
      <h1
        ref={headingElement}
        tabIndex={-1}
        className="flex items-center gap-4 font-serif text-4xl tracking-tight"
      >
        {isBusy && <Spinner size={28} />}
        {heading}
      </h1>
      <p className="mt-4 max-w-[58ch] text-lg text-ink-muted">{intro}</p>
      {children && <div className="mt-8">{children}</div>}
    </div>
  );
}
