import { counterpart } from './counterpart';

declare global {
  interface Window {
    /** What the mouse has been pressed on and holds down (set by `start.js`); null once it is let go. */
    heldDown?: Element | null;
  }
}

/**
 * Presses in a tree what the mouse holds down in the tree before, once it is let go there: no browser clicks on what took the
 * place of a button in the middle of a press.
 */
export function takeHeldPress(before: ParentNode, tree: ParentNode): void {
  const held = window.heldDown?.closest('button, a, summary');
  const fresh = held && before.contains(held) && counterpart(held, before, tree);
  if (!fresh) return;
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener(
    'mouseup',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      over.abort();
      // Where a key is held, another window is wanted, which no script may open.
      if (fresh.contains(target as Node) && !ctrlKey && !metaKey && !shiftKey) fresh.click();
    },
    { signal },
  );
  // What is dragged is let go without a word of that.
  window.addEventListener('dragend', () => over.abort(), { signal });
}
