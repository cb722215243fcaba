import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  return userEvent.setup();
}

it.each([
  ['Stay', '{Enter}', 'button'],
  ['Rename', '{ArrowDown}{Enter}', 'textbox'],
] as const)(
  'gives the focus back, unless the action has given it away: %s',
  async (_, keys, role) => {
    const user = open();
    screen.getByRole('button').focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole(role));
  },
);
