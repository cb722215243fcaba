import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssistantContext } from '../assistant/assistant-context';
import type { AssistantSession } from '../assistant/session/assistant-session';
import type { AssistantState } from '../assistant/session/assistant-state';
import { createStore } from '../../../store';
import { reviewOf, streamingOf } from '../testing/assistant-states';
import { renderInEditor } from '../testing/render-in-editor';
import { AssistantNews } from './AssistantNews';

const TEXT = 'Good.';
const REVIEW = reviewOf(TEXT, [{ start: 0, end: 4, replacement: 'Better' }]);
const LEFTOVER: AssistantState = { phase: 'leftover', answer: TEXT, lost: 1 };

let view: ReturnType<typeof renderInEditor>['view'];
afterEach(() => view.destroy());

function render(isShown: boolean) {
  const state = createStore<AssistantState>(streamingOf(TEXT));
  const onShow = jest.fn();
  const part = (
    <AssistantContext value={{ state } as unknown as AssistantSession}>
      <AssistantNews isShown={isShown} onShow={onShow} />
    </AssistantContext>
  );
  ({ view } = renderInEditor(part, TEXT, []));
  return { onShow, go: (next: AssistantState) => act(() => state.set(next)) };
}

describe('what becomes of an action', () => {
  it.each([
    ['Answer to review', REVIEW],
    ['Not everything could be applied', LEFTOVER],
  ])('is told where something else is looked at, with the way to it: %s', async (words, next) => {
    const { go, onShow } = render(false);
    go(next);
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Assistant' }));
    expect(onShow).toHaveBeenCalledTimes(1);
  });

  it('is not told to who looks at it', () => {
    const { go } = render(true);
    go(REVIEW);
    expect(screen.queryByText('Answer to review')).toBeNull();
  });
});
