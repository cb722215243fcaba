/** @jest-environment-options {"url": "https://tercet.example/"} */
import { MockedProvider } from '@apollo/client/testing/react';
import { expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../testing/render-page';
import { createStore } from '../../../../store';
import { AssistantContext } from '../assistant-context';
import type { AssistantSession } from '../session/assistant-session';
import { NOTHING_SAID } from '../session/assistant-state';
import { ActionButtons } from './ActionButtons';

it('no action begins, and each says why, until there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onChoose = jest.fn();
  renderPage(
    <MockedProvider>
      <AssistantContext value={{ next: createStore(NOTHING_SAID) } as unknown as AssistantSession}>
        <ActionButtons onChoose={onChoose} />
      </AssistantContext>
    </MockedProvider>,
  );
  for (const action of screen.getAllByRole('button')) {
    expect(action).toHaveAttribute('aria-disabled', 'true');
    expect(action).toHaveAccessibleDescription(/^No connection\. These actions need one/);
    await userEvent.click(action);
  }
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();

  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^No connection/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Improve' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
});
