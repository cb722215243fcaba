import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Button } from './Button';
import { Menu, MenuItem } from './Menu';

function open() {
  render(
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => undefined}>Stay</MenuItem>
        {/* As what opens does, in a task after the menu's. */}
        <MenuItem onSelect={() => setTimeout(() => screen.getByLabelText('Name').focus())}>
          Rename
        </MenuItem>
      </Menu>
      <input aria-label="Name" />
    </>,
  );
}

it.each([
  ['Stay', 'button'],
  ['Rename', 'textbox'],
] as const)('gives the focus back, unless the action has given it away: %s', async (name, role) => {
  open();
  screen.getByRole('button').focus();
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole(role));
});
