import { useEffect, useRef, type ReactNode } from 'react';

export interface StepHeadingProps {
  /** Names what is shown, where a page shows one thing after another: the focus goes along, to the heading. */
  step?: string | undefined;
  /** It takes the place of something else, which had the focus. */
  takesFocus?: boolean | undefined;
  /** Drawn above it. */
  illustration?: ReactNode;
  children?: ReactNode;
}

/** The title of a page that says how something stands, which may change while the page is open. */
export function StepHeading({ step, takesFocus, illustration, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? undefined : step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <>
      {illustration && <div className="-ml-4 mb-5">{illustration}</div>}
      <h1 ref={heading} tabIndex={-1} className="flex items-center gap-4 font-serif text-title-sm">
        {children}
      </h1>
    </>
  );
}
