import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page';
import { Sample } from './sample/Sample';

it('begins with the reader’s language and corrects one line after the other', async () => {
  const user = userEvent.setup();
  renderPage(<Sample />, { locale: 'fr' });
  expect(screen.getByRole('button', { name: 'réecrire', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'reescrivir' }));
  await user.click(screen.getByRole('button', { name: 'Remplacer par reescribir' }));
  expect(screen.queryByText('reescrivir')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remplacer par réécrire' }));
  await user.click(screen.getByRole('button', { name: 'Remplacer par rewriting' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Les trois lignes sont maintenant correctes.',
  );
  await user.click(screen.getByRole('button', { name: 'Recommencer' }));
  expect(screen.getByRole('button', { name: 'rewritting' })).toBeVisible();
});
