import { ApolloLink } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { ResultsContext } from '../assistant/history/results-context';
import { AssistantContext } from '../assistant/assistant-context';
import type { AssistantSession } from '../assistant/session/assistant-session';
import { NOTHING_SAID, type AssistantState } from '../assistant/session/assistant-state';
import { createStore } from '../../../store';
import { NO_RESULTS, reviewOf, streamingOf } from '../testing/assistant-states';
import { issueOn } from '../../../testing/issues';
import { renderInEditor } from '../testing/render-in-editor';
import { SidePanel, type PanelTab } from './SidePanel';

// What jsdom lacks and the stream asks for, and scrolling to what was undone.
Element.prototype.scrollIntoView ??= () => undefined;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

/** A server that never answers. */
const SILENT = new ApolloLink(() => NEVER);

const TEXT = 'Good.';
const IDLE: AssistantState = { phase: 'idle' };
const STREAMING = streamingOf(TEXT);
const LEFTOVER: AssistantState = { phase: 'leftover', answer: TEXT, lost: 1 };
const REVIEW = reviewOf(TEXT, [{ start: 0, end: 4, replacement: 'Better' }]);

let view: ReturnType<typeof renderInEditor>['view'];
afterEach(() => view.destroy());

function render(tab: PanelTab, begin: AssistantState, doc = TEXT, issues: DocumentIssue[] = []) {
  const state = createStore(begin);
  const next = createStore(NOTHING_SAID);
  const document = createStore({ selection: { from: 0, to: 0 }, length: TEXT.length });
  const rendered = renderInEditor(
    <MockedProvider link={SILENT}>
      <ResultsContext value={NO_RESULTS}>
        <AssistantContext value={{ state, next } as unknown as AssistantSession}>
          <SidePanel tab={tab} onTabChange={jest.fn()} />
        </AssistantContext>
      </ResultsContext>
    </MockedProvider>,
    doc,
    issues,
    'en',
    { document },
  );
  ({ view } = rendered);
  return { ...rendered, state };
}

function open(begin: AssistantState) {
  const { state } = render('assistant', begin);
  return (next: AssistantState) => act(() => state.set(next));
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('tabpanel');

describe('the list of issues in it', () => {
  it('undoes and redoes in the text by the same keys, and keeps the focus', async () => {
    const user = userEvent.setup();
    const doc = 'Teh cat sat on teh mat.';
    const issues = [issueOn(doc, 'Teh', { suggestions: ['The'] })];
    const { text } = render('issues', IDLE, doc, issues);
    const take = button('Replace “Teh” with “The”');
    await user.click(take);
    expect(text()).toBe('The cat sat on teh mat.');
    await user.keyboard('{Control>}z{/Control}');
    expect(text()).toBe(doc);
    await user.keyboard('{Control>}y{/Control}');
    expect(text()).toBe('The cat sat on teh mat.');
    panel().focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(text()).toBe(doc);
    expect(panel()).toHaveFocus();
  });
});

describe('the tab of the assistant', () => {
  const tab = () => screen.getAllByRole('tab').at(-1);

  it.each([
    [STREAMING, 'At work…', 'Assistant at work…'],
    [REVIEW, 'To review', 'Answer to review'],
    [LEFTOVER, 'Partly applied', 'Not everything could be applied'],
  ])(
    'says in few words what has become of an action, and in full where there is room',
    (...row) => {
      const [phase, short, whole] = row;
      const go = open(IDLE);
      expect(tab()).toHaveAccessibleName('Assistant');
      go(phase);
      expect(tab()).toHaveAccessibleName(`Assistant, ${short}`);
      expect(screen.getByText(short)).toHaveAttribute('title', whole);
    },
  );
});

describe('the focus of a button that goes', () => {
  it('stays in the panel when an improvement begins', () => {
    const go = open(IDLE);
    button('Improve').focus();
    go(STREAMING);
    expect(panel()).toHaveFocus();
    go({ ...STREAMING, answer: 'Bet' });
    expect(panel()).toHaveFocus();
  });

  it('stays in the panel when a review is discarded', () => {
    const go = open(REVIEW);
    button('Discard').focus();
    go(IDLE);
    expect(panel()).toHaveFocus();
  });

  it('goes to the heading of what has come, where it has one', () => {
    const go = open(STREAMING);
    button('Stop').focus();
    go(REVIEW);
    expect(screen.getByRole('heading', { name: 'One change to review' })).toHaveFocus();
  });

  it('is left to somebody who writes meanwhile', () => {
    const go = open(IDLE);
    view.focus();
    go(STREAMING);
    expect(view.contentDOM).toHaveFocus();
  });
});
