import { ApolloLink } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { createStore } from '../state/store';
import { renderInEditor } from '../testing/render-in-editor';
import { AssistantContext } from './assistant-context';
import { AssistantPanel } from './AssistantPanel';
import type { ImproveSession, ImproveState } from './improve-session';

// What jsdom lacks and the stream asks for.
Element.prototype.scrollIntoView ??= () => undefined;

/** A server that never answers. */
const SILENT = new ApolloLink(() => NEVER);

const target = { from: 0, text: 'Good.', isSelection: false };
const STREAMING: ImproveState = { phase: 'streaming', target, answer: 'Go' };
const ARRIVING: readonly [string, ImproveState][] = [
  [
    'No answer this time',
    {
      phase: 'failed',
      target,
      answer: 'Go',
      error: { code: 'AI_TIMEOUT', args: {} },
      returned: true,
    },
  ],
  ['Not everything could be applied', { phase: 'leftover', answer: 'Good.', lost: 1 }],
  ['Stopped. This had come so far', { phase: 'stopped', answer: 'Go' }],
];

let rendered: ReturnType<typeof renderInEditor>;
afterEach(() => rendered.view.destroy());

function open() {
  const state = createStore(STREAMING);
  const document = createStore({ selection: { from: 0, to: 0 }, length: 5 });
  rendered = renderInEditor(
    <MockedProvider link={SILENT}>
      <AssistantContext value={{ state } as unknown as ImproveSession}>
        <AssistantPanel />
      </AssistantContext>
    </MockedProvider>,
    'Good.',
    [],
    'en',
    { document },
  );
  return state;
}

describe.each(ARRIVING)('“%s”', (title, arriving) => {
  it('takes the focus of what it replaces', () => {
    const state = open();
    screen.getByRole('button', { name: 'Stop' }).focus();
    act(() => state.set(arriving));
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    expect(rendered.session.announcement.get()).toBe('');
  });

  it('leaves it to somebody who is writing, and only says that it is there', () => {
    const state = open();
    rendered.view.focus();
    act(() => state.set(arriving));
    expect(rendered.view.contentDOM).toHaveFocus();
    expect(rendered.session.announcement.get()).toBe(title);
  });
});
