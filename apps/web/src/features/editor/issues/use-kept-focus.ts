import { useLayoutEffect, useRef, type FocusEvent } from 'react';

interface Held {
  readonly element: HTMLElement;
  readonly panel: HTMLElement | null;
  /** Of its row, or where the rows begin or end for what stands above or below them. */
  readonly row: number;
  /** Among the buttons of its row. */
  readonly button: number;
}

const buttonsOf = (row: Element | undefined) =>
  row ? [...row.querySelectorAll<HTMLElement>('button')] : [];

/**
 * Keeps the focus in a list whose rows go when they are dealt with: what had it hands it on to the row in its place, and
 * the last one to the panel. Else the next key would begin at the top of the page.
 */
export function useKeptFocus() {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<Held | null>(null);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const rows = [...(list.current?.children ?? [])];
    const row = rows.findIndex((candidate) => candidate.contains(target));
    const isBelow =
      list.current &&
      list.current.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    held.current = {
      element: target,
      panel: target.closest<HTMLElement>('[role=tabpanel]'),
      row: row >= 0 ? row : isBelow ? rows.length : 0,
      button: Math.max(0, buttonsOf(rows[row]).indexOf(target)),
    };
  };

  useLayoutEffect(() => {
    const { current: lost } = held;
    if (!lost || lost.element.isConnected) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const rows = [...(list.current?.children ?? [])];
    const buttons = buttonsOf(rows[Math.min(lost.row, rows.length - 1)]);
    (buttons[lost.button] ?? buttons[0] ?? lost.panel)?.focus();
  });

  return { list, onFocus };
}
