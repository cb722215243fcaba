import { useLayoutEffect, useState } from 'react';
import { counterpart } from './counterpart';
import { takeFields } from './typed-fields';

declare global {
  interface Window {
    /** The button of the prerendered page that was pressed last (set by `start.js`); null once the page answers by itself. */
    earlyClick?: Element | null;
  }
}

function takeOpened(before: ParentNode, root: ParentNode): void {
  for (const opened of before.querySelectorAll('details[open]'))
    counterpart(opened, before, root)?.setAttribute('open', '');
}

function takeClick(pressed: Element | null | undefined, before: Element, root: ParentNode): void {
  if (!pressed || !before.contains(pressed)) return;
  const button = counterpart(pressed, before, root);
  button?.focus();
  button?.click();
}

/**
 * Types and presses again what a person typed and pressed while the page could only be seen, not yet used, and leaves open
 * what they opened, and the focus where it was.
 * @param before the prerendered page, which is out of the document by now, and still one tree
 * @param focused what had the focus before the page went
 */
export function takeEarlyInput(
  before: Element | null,
  root: HTMLElement,
  focused: Element | null = null,
): void {
  if (!before) return;
  const { earlyClick: pressed } = window;
  window.earlyClick = null;
  takeOpened(before, root);
  takeFields(before, root);
  if (focused && before.contains(focused))
    counterpart(focused, before, root)?.focus({ preventScroll: true });
  takeClick(pressed, before, root);
}

export interface EarlyInputProps {
  readonly before: Element | null;
  readonly root: HTMLElement;
}

/** Renders nothing; has the early input taken over once everything else is rendered. */
export function EarlyInput({ before, root }: EarlyInputProps) {
  // Rendered last, when the page that has the focus is about to go.
  const [focused] = useState(() => document.activeElement);
  // At once: a key that is struck before the focus is back would be lost.
  useLayoutEffect(() => takeEarlyInput(before, root, focused), [before, root, focused]);
  return null;
}
