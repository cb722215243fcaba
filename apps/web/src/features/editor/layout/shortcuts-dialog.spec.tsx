import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { ShortcutsDialog } from './ShortcutsDialog';

describe('the list of keyboard shortcuts', () => {
  it.each<[Locale, string]>([
    ['en', 'F7 Shift F7 Ctrl . 1 … 5 Esc Ctrl F Ctrl Z'],
    ['fr', 'F7 Maj F7 Ctrl . 1 … 5 Échap Ctrl F Ctrl Z'],
    ['es', 'F7 Mayús F7 Ctrl . 1 … 5 Esc Ctrl F Ctrl Z'],
  ])('names keys as keyboards in %s do', async (locale, names) => {
    renderPage(<ShortcutsDialog open onClose={() => undefined} />, { locale });
    const dialog = await screen.findByRole('dialog');
    const keys = Array.from(dialog.querySelectorAll('kbd'), (key) => key.textContent);
    expect(keys.join(' ')).toBe(names);
  });
});
