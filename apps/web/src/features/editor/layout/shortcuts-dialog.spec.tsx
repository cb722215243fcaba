import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { renderInEditor } from '../testing/render-in-editor';
import { ShortcutsDialog } from './ShortcutsDialog';

it('knows the notifications by the key that leads to them', () => {
  renderInEditor(null, '', [], 'es').view.destroy();
  expect(screen.getByRole('region', { name: 'Notificaciones (F8)' })).toBeInTheDocument();
});

describe('the list of keyboard shortcuts', () => {
  it.each<[Locale, string]>([
    ['en', 'F7 Shift F7 Ctrl . 1 … 5 Esc Ctrl K Ctrl F Ctrl Z F8'],
    ['fr', 'F7 Maj F7 Ctrl . 1 … 5 Échap Ctrl K Ctrl F Ctrl Z F8'],
    ['es', 'F7 Mayús F7 Ctrl . 1 … 5 Esc Ctrl K Ctrl F Ctrl Z F8'],
  ])('names keys as keyboards in %s do', async (locale, names) => {
    renderPage(<ShortcutsDialog open onClose={() => undefined} />, { locale });
    const dialog = await screen.findByRole('dialog');
    const keys = Array.from(dialog.querySelectorAll('kbd'), (key) => key.textContent);
    expect(keys.join(' ')).toBe(names);
  });
});
