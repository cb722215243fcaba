import { ApolloLink } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { AssistantContext } from '../improve/assistant-context';
import type { ImproveSession, ImproveState } from '../improve/improve-session';
import { createReview } from '../improve/review-model';
import { createStore } from '../state/store';
import { renderInEditor } from '../testing/render-in-editor';
import { SidePanel } from './SidePanel';

// What jsdom lacks and the stream asks for.
Element.prototype.scrollIntoView ??= () => undefined;

/** A server that never answers. */
const SILENT = new ApolloLink(() => NEVER);

const TEXT = 'Good.';
const target = { from: 0, text: TEXT, isSelection: false };
const IDLE: ImproveState = { phase: 'idle' };
const STREAMING: ImproveState = { phase: 'streaming', target, answer: '' };
const REVIEW: ImproveState = {
  phase: 'review',
  target,
  answer: 'Better.',
  engine: 'MODEL',
  warnings: [],
  review: createReview(TEXT, [{ start: 0, end: 4, replacement: 'Better' }]),
};

let view: ReturnType<typeof renderInEditor>['view'];
afterEach(() => view.destroy());

function open(begin: ImproveState) {
  const state = createStore(begin);
  const document = createStore({ selection: { from: 0, to: 0 }, length: TEXT.length });
  view = renderInEditor(
    <MockedProvider link={SILENT}>
      <AssistantContext value={{ state } as unknown as ImproveSession}>
        <SidePanel tab="assistant" onTabChange={jest.fn()} />
      </AssistantContext>
    </MockedProvider>,
    TEXT,
    [],
    'en',
    { document },
  ).view;
  return (next: ImproveState) => act(() => state.set(next));
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('tabpanel');

describe('the focus of a button that goes', () => {
  it('stays in the panel when an improvement begins', () => {
    const go = open(IDLE);
    button('Improve the whole text').focus();
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
