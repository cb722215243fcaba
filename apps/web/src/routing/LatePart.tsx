import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { counterpart } from '../counterpart';
import { takeOver } from '../take-over';

/** What somebody has done in a part until the real one came. */
interface Done {
  tree: Element;
  focused: Element | null;
  submitted: EventTarget | null;
}

interface StageProps {
  done: RefObject<Done | null>;
  children: ReactNode;
}

/** Notes what was done when it goes. */
function Waiting({ done, children }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const submitted = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const tree = box.current;
    return () => {
      const focused = document.activeElement;
      done.current = tree && { tree, focused, submitted: submitted.current };
    };
  }, [done]);
  return (
    <div
      ref={box}
      className="contents"
      onSubmitCapture={(event) => {
        submitted.current = event.target;
      }}
      // Whoever goes on typing has not finished what they sent.
      onInputCapture={() => {
        submitted.current = null;
      }}
    >
      {children}
    </div>
  );
}

/** Presses again what says something else since it was pressed. */
function takeSwitches(tree: Element, after: Element): void {
  for (const pressed of tree.querySelectorAll<HTMLElement>('button[name]')) {
    const fresh = counterpart(pressed, tree, after);
    if (fresh?.title !== pressed.title) fresh?.click();
  }
}

const formsIn = (tree: Element) => [...tree.querySelectorAll('form')];

/** Does the same. */
function Arrived({ done, children }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const after = box.current;
    if (!done.current || !after) return;
    const { tree, focused, submitted } = done.current;
    takeOver(tree, after, focused);
    takeSwitches(tree, after);
    formsIn(after)[formsIn(tree).findIndex((form) => form === submitted)]?.requestSubmit();
  }, [done]);
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

/**
 * A part of a page that comes after it, and takes the place of what can be used until then: the focus stays, and what was
 * typed, shown, and sent unless something was typed after.
 */
export function LatePart({ waiting, children }: LatePartProps) {
  const done = useRef<Done>(null);
  return (
    <Suspense fallback={<Waiting done={done}>{waiting}</Waiting>}>
      <Arrived done={done}>{children}</Arrived>
    </Suspense>
  );
}
