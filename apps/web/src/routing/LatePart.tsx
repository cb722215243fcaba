import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { counterpart } from '../counterpart';

/** What had the focus, and the elements around it. */
type Left = RefObject<{ focused: Element; tree: Element } | null>;

interface StageProps {
  left: Left;
  children: ReactNode;
}

/** Notes what has the focus when it goes. */
function Waiting({ left, children }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tree = box.current;
    return () => {
      const focused = document.activeElement;
      left.current = tree && focused && tree.contains(focused) ? { focused, tree } : null;
    };
  }, [left]);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}

/** Puts the focus on what it was on. */
function Arrived({ left, children }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!left.current || !box.current) return;
    const { focused, tree } = left.current;
    counterpart(focused, tree, box.current)?.focus({ preventScroll: true });
  }, [left]);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}

export interface LatePartProps {
  /** Like the part, with what is there without it. */
  waiting: ReactNode;
  children: ReactNode;
}

/** A part of a page that comes after it, and takes the place of what can be used until then: the focus stays. */
export function LatePart({ waiting, children }: LatePartProps) {
  const left: Left = useRef(null);
  return (
    <Suspense fallback={<Waiting left={left}>{waiting}</Waiting>}>
      <Arrived left={left}>{children}</Arrived>
    </Suspense>
  );
}
