import { useLayoutEffect } from 'react';
import { counterpart } from './counterpart';
import { takeHeldPress } from './held-press';
import { returnToPage } from './leave-page';
import { takeFields } from '../forms/typed-fields';

declare global {
  interface Window {
    /** The button of the prerendered page that was pressed last (set by `start.js`); null once the page answers by itself. */
    earlyClick?: Element | null;
    /** The fields of the prerendered page that were typed in (set by `start.js`). */
    typedIn?: EventTarget[];
  }
}

function takeOpened(before: ParentNode, root: ParentNode): void {
  for (const opened of before.querySelectorAll('details[open]'))
    counterpart(opened, before, root)?.setAttribute('open', '');
}

function takeFocus(focused: Element | null, before: Element, root: ParentNode): void {
  if (!focused || !before.contains(focused)) return;
  counterpart(focused, before, root)?.focus({ preventScroll: true });
}

function takeClick(pressed: Element | null | undefined, before: Element, root: ParentNode): void {
  if (!pressed || !before.contains(pressed)) return;
  counterpart(pressed, before, root)?.click();
}

/**
 * Types and presses again what a person typed and pressed while the page could only be seen, not yet used, and leaves open
 * what they opened, the focus where it was, and what the mouse holds down.
 * @param before the prerendered page, which is out of the document by now, and still one tree
 * @param focused what had the focus before the page went
 */
export function takeEarlyInput(
  before: Element | null,
  root: HTMLElement,
  focused: Element | null = null,
): void {
  const { earlyClick: pressed } = window;
  window.earlyClick = null;
  returnToPage();
  if (!before) return;
  takeOpened(before, root);
  takeFields(before, root, window.typedIn ?? []);
  takeFocus(focused, before, root);
  takeHeldPress(before, root);
  takeClick(pressed, before, root);
}

/**
 * Follows what has the focus: it is gone once the prerendered page is, and may move until then.
 * @returns what tells which had it last, and ends this
 */
export function followFocus(): () => Element | null {
  let focused = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    return focused;
  };
}

export interface EarlyInputProps {
  readonly before: Element | null;
  readonly root: HTMLElement;
  /** What had the focus before the page went. */
  readonly focused: () => Element | null;
}

/** Renders nothing; has the early input taken over once everything else is rendered. */
export function EarlyInput({ before, root, focused }: EarlyInputProps) {
  // At once: a key that is struck before the focus is back would be lost.
  useLayoutEffect(() => takeEarlyInput(before, root, focused()), [before, root, focused]);
  return null;
}
