import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInEditor } from '../testing/render-in-editor';
import { streamingOf } from '../testing/assistant-states';
import { createStore } from '../../../store';
import { useStore } from '../state/use-store';
import { AssistantContext } from './assistant-context';
import type { AssistantSession } from './session/assistant-session';
import { Streaming } from './Streaming';

const cancel = jest.fn();
const state = createStore(streamingOf('Good.'));
let view: ReturnType<typeof renderInEditor>['view'];

function Shown() {
  return <Streaming streaming={useStore(state)} />;
}

beforeEach(() => {
  jest.useFakeTimers();
  state.set(streamingOf('Good.'));
  const part = (
    <AssistantContext value={{ cancel } as unknown as AssistantSession}>
      <Shown />
    </AssistantContext>
  );
  ({ view } = renderInEditor(part, 'Good.', []));
});
afterEach(() => {
  view.destroy();
  jest.useRealTimers();
});

const slow = () => screen.queryByText(/^The model is slow to answer/);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('an answer that is waited for', () => {
  it('is said to be slow once it is, politely, and can be stopped', () => {
    pass(7_000);
    expect(slow()).toBeNull();
    pass(2_000);
    expect(slow()).toBeVisible();
    expect(slow()).toHaveAttribute('role', 'status');
    pass(9_000);
    expect(screen.getAllByText(/slow to answer/)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('is no longer said to be slow from its first word on', () => {
    pass(9_000);
    act(() => state.set(streamingOf('Good.', 'Very')));
    expect(slow()).toBeNull();
    pass(20_000);
    expect(slow()).toBeNull();
  });
});
