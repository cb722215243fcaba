import { ApolloLink } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { createStore } from '../../../store';
import { NO_RESULTS, streamingOf, workOn } from '../testing/assistant-states';
import { renderInEditor } from '../testing/render-in-editor';
import { AssistantContext } from './assistant-context';
import { AssistantPanel } from './AssistantPanel';
import { ResultsContext } from './history/results-context';
import type { AssistantSession } from './session/assistant-session';
import { NOTHING_SAID, type AssistantState } from './session/assistant-state';

// What jsdom lacks and the stream asks for.
Element.prototype.scrollIntoView ??= () => undefined;

/** A server that never answers. */
const SILENT = new ApolloLink(() => NEVER);

const work = workOn('Good.');
const STREAMING: AssistantState = streamingOf('Good.', 'Go');
const ARRIVING: readonly [string, AssistantState][] = [
  [
    'No answer this time',
    {
      phase: 'failed',
      work,
      answer: 'Go',
      error: { code: 'AI_TIMEOUT', args: {} },
      returned: true,
      retryFrom: 0,
    },
  ],
  ['Not everything could be applied', { phase: 'leftover', answer: 'Good.', lost: 1 }],
  [
    'Stopped: what had arrived by then',
    { phase: 'stopped', work, answer: 'Go', hasVersions: false },
  ],
];

let rendered: ReturnType<typeof renderInEditor>;
afterEach(() => rendered.view.destroy());

function open() {
  const state = createStore(STREAMING);
  const next = createStore(NOTHING_SAID);
  const document = createStore({ selection: { from: 0, to: 0 }, length: 5 });
  rendered = renderInEditor(
    <MockedProvider link={SILENT}>
      <AssistantContext value={{ state, next } as unknown as AssistantSession}>
        <ResultsContext value={NO_RESULTS}>
          <AssistantPanel onShowIssues={() => undefined} />
        </ResultsContext>
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
