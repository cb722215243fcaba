import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render-page';
import { SectionMenu } from './SectionMenu';

function openMenu() {
  renderPage(
    <>
      <SectionMenu current="plan" />
      <p>Some text</p>
      <button type="button">Beside it</button>
    </>,
  );
  const user = userEvent.setup();
  const button = () => screen.getByRole('button', { name: 'Section: Plan and usage' });
  return { user, button };
}

it('says which section is being read, and marks it in the list', async () => {
  const { user, button } = openMenu();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  const current = screen.getAllByRole('link', { current: 'location' });
  expect(current.map((link) => link.textContent)).toEqual(['Plan and usage']);
});

it('goes once a section is chosen', async () => {
  const { user, button } = openMenu();
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  expect(screen.queryByRole('link')).toBeNull();
});

it('goes on Escape, with the focus back on its button', async () => {
  const { user, button } = openMenu();
  await user.click(button());
  await user.tab();
  expect(screen.getByRole('link', { name: 'Language and theme' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(button()).toHaveFocus();
});

it('goes on a click on the backdrop', async () => {
  const { user, button } = openMenu();
  await user.click(button());
  await user.click(screen.getByTestId('backdrop'));
  expect(screen.queryByRole('link')).toBeNull();
});

it('goes when something beside it is pressed, and not when the list is', async () => {
  const { user, button } = openMenu();
  await user.click(button());
  await user.pointer({ keys: '[TouchA>]', target: screen.getByRole('link', { name: 'Profile' }) });
  expect(screen.getAllByRole('link')).not.toHaveLength(0);
  await user.pointer({ keys: '[/TouchA]', target: screen.getByText('Some text') });
  await user.pointer({ keys: '[TouchA>]', target: screen.getByText('Some text') });
  expect(screen.queryByRole('link')).toBeNull();
});

it('goes when the focus leaves it, and not while it goes from link to link', async () => {
  const { user, button } = openMenu();
  await user.click(button());
  await user.tab();
  await user.tab();
  expect(screen.getAllByRole('link')).not.toHaveLength(0);
  act(() => screen.getByRole('button', { name: 'Beside it' }).focus());
  expect(screen.queryByRole('link')).toBeNull();
});
