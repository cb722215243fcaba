/** Has the browser do something in a field, as if the person did, and gives the focus back. */
function inField(field: HTMLTextAreaElement, act: () => void) {
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  act();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Replaces what stands between two places by way of the browser’s own undo history, which a value that is set would end. */
export function typeInto(field: HTMLTextAreaElement, from: number, to: number, words: string) {
  inField(field, () => {
    field.setSelectionRange(from, to);
    // Deprecated, and without a successor.
    if (words === '') document.execCommand('delete');
    else document.execCommand('insertText', false, words);
  });
}

export function undoIn(field: HTMLTextAreaElement) {
  inField(field, () => document.execCommand('undo'));
}
