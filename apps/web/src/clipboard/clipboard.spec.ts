import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { copyText, readClipboard } from './clipboard';

function withClipboard(clipboard: object | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** Stands in for the browser's copying command, which jsdom lacks. Returns what it was to copy. */
function withCommand(succeeds: boolean): () => string | undefined {
  let copied: string | undefined;
  document.execCommand = (command) => {
    const field = document.activeElement;
    if (command === 'copy' && field instanceof HTMLTextAreaElement)
      copied = field.value.slice(field.selectionStart, field.selectionEnd);
    return succeeds;
  };
  return () => copied;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('copying', () => {
  it('uses the clipboard where there is one', async () => {
    const writeText = jest.fn<Clipboard['writeText']>(async () => undefined);
    withClipboard({ writeText });
    const copied = withCommand(true);
    expect(await copyText('Dear Ada')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('Dear Ada');
    expect(copied()).toBeUndefined();
  });

  it('works on a page without a clipboard, and leaves the focus and the page as they were', async () => {
    withClipboard(undefined);
    const copied = withCommand(true);
    document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>';
    const button = document.querySelector('button');
    button?.focus();
    const before = document.body.innerHTML;
    expect(await copyText('Dear Ada\nGrace')).toBe(true);
    expect(copied()).toBe('Dear Ada\nGrace');
    expect(document.activeElement).toBe(button);
    expect(document.body.innerHTML).toBe(before);
  });

  it('says so where the browser refuses both', async () => {
    withClipboard({ writeText: () => Promise.reject(new Error('Not allowed')) });
    withCommand(false);
    expect(await copyText('Dear Ada')).toBe(false);
  });
});

describe('pasting', () => {
  it('says so where there is no clipboard to read', async () => {
    withClipboard(undefined);
    expect(await readClipboard()).toBeNull();
  });
});
