import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@tercet/contracts';
import { renderInEditor } from '../testing/render-in-editor';
import { useCopy, usePaste } from './use-clipboard';

function Buttons() {
  const copy = useCopy();
  const paste = usePaste();
  return (
    <>
      <button onClick={() => void copy('A text')}>copy</button>
      <button onClick={() => void paste()}>paste</button>
    </>
  );
}

let rendered: ReturnType<typeof renderInEditor>;
afterEach(() => rendered.view.destroy());

describe.each<[Locale, string, string]>([
  ['en', 'The text could not be copied.', 'The clipboard could not be read.'],
  ['fr', 'Impossible de copier le texte.', 'Impossible de lire le presse-papiers.'],
  ['es', 'No se ha podido copiar el texto.', 'No se ha podido leer el portapapeles.'],
])('in %s, a clipboard that the browser withholds', (locale, notCopied, notRead) => {
  const press = async (name: string) => {
    rendered = renderInEditor(<Buttons />, 'Good.', [], locale);
    const user = userEvent.setup({ writeToClipboard: false });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(screen.getByRole('button', { name }));
  };

  it('is said when copying, with the key that does it', async () => {
    await press('copy');
    const message = await screen.findByText((text) => text.startsWith(notCopied));
    expect(message.textContent).toContain('Ctrl+C');
  });

  it('is said when pasting, with the key that does it, and leaves the text alone', async () => {
    await press('paste');
    const message = await screen.findByText((text) => text.startsWith(notRead));
    expect(message.textContent).toContain('Ctrl+V');
    expect(rendered.text()).toBe('Good.');
  });
});
