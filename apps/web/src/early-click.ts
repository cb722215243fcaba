import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button of the prerendered page that was pressed last (set by `start.js`); null once the page answers by itself. */
    earlyClick?: Element | null;
  }
}

const wordsOn = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
const buttonsIn = (tree: ParentNode) => [...tree.querySelectorAll('button')];

/** Presses the button that a person pressed while the page could only be seen, not yet used. */
export function answerEarlyClick(root: HTMLElement): void {
  const { earlyClick: pressed } = window;
  window.earlyClick = null;
  // The prerendered page is out of the document by now, and still one tree.
  const page = pressed?.closest('[data-prerendered-page]');
  if (!pressed || !page) return;
  const place = buttonsIn(page).findIndex((button) => button === pressed);
  const button = buttonsIn(root)[place];
  if (!button || wordsOn(button) !== wordsOn(pressed)) return;
  button.focus();
  button.click();
}

/** Renders nothing; has the early click answered once everything else is rendered. */
export function EarlyClick({ root }: { readonly root: HTMLElement }) {
  useEffect(() => answerEarlyClick(root), [root]);
  return null;
}
