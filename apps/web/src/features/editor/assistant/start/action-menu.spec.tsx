import { ApolloLink, InMemoryCache } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AssistantEngineDocument,
  AssistantAllowanceDocument,
  type AssistantEngineQuery,
} from '@tercet/api-client/generated';
import { NEVER } from 'rxjs';
import { session } from '../../../../session/session';
import { sessionFor } from '../../../../testing/person';
import { createStore } from '../../../../store';
import { renderInEditor } from '../../testing/render-in-editor';
import { AssistantContext } from '../assistant-context';
import type { AssistantSession } from '../session/assistant-session';
import { NOTHING_SAID } from '../session/assistant-state';
import { partsOf } from '../session/parts';
import { ActionMenu } from './ActionMenu';

const HOUR = 3_600_000;
/** A server that never answers. */
const SILENT = new ApolloLink(() => NEVER);

const start = jest.fn<AssistantSession['start']>();
const next = createStore(NOTHING_SAID);

let view: ReturnType<typeof renderInEditor>['view'];
beforeEach(() => session.signIn(sessionFor(3600)));
afterEach(() => {
  view.destroy();
  localStorage.clear();
  start.mockReset();
  next.set(NOTHING_SAID);
  jest.useRealTimers();
});

function open(
  usageCount: number,
  engine: AssistantEngineQuery['assistantEngine'],
  resetsIn = HOUR,
  text = 'Good.',
) {
  const cache = new InMemoryCache();
  cache.writeQuery({
    query: AssistantEngineDocument,
    data: { assistantEngine: engine, assistantModel: engine === 'MODEL' ? 'small-model' : null },
  });
  const resetsAt = new Date(Date.now() + resetsIn).toISOString();
  const canUse = { __typename: 'UsageLimits', usageCount, maxFreeUsage: 10, resetsAt } as const;
  cache.writeQuery({ query: AssistantAllowanceDocument, data: { canUse } });
  const part = (
    <MockedProvider cache={cache} link={SILENT}>
      <AssistantContext value={{ start, next } as unknown as AssistantSession}>
        <ActionMenu />
      </AssistantContext>
    </MockedProvider>
  );
  const document = createStore({ selection: { from: 0, to: 0 }, length: text.length });
  view = renderInEditor(part, text, [], 'en', { document }).view;
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Improve' });
}

describe('the way into an improvement', () => {
  it.each([
    ['requests are left', 9, 'MODEL', HOUR, false],
    ['none are left', 10, 'MODEL', HOUR, true],
    ['none were left before the last renewal', 10, 'MODEL', -1, false],
    ['none are needed, as there is no model', 10, 'LOCAL', HOUR, false],
  ] as const)('where %s', async (_where, used, engine, resetsIn, isClosed) => {
    const improve = open(used, engine, resetsIn);
    expect(improve.getAttribute('aria-disabled')).toBe(isClosed ? 'true' : null);
    await userEvent.click(improve);
    expect(start).toHaveBeenCalledTimes(isClosed ? 0 : 1);
  });

  it('opens when there are new requests, while it is looked at', () => {
    jest.useFakeTimers();
    const improve = open(10, 'MODEL');
    expect(improve).toHaveAttribute('aria-disabled', 'true');
    act(() => jest.advanceTimersByTime(HOUR));
    expect(improve).not.toHaveAttribute('aria-disabled');
  });
});

describe('an action', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it.each([
    ['Check Grammar', 'grammar'],
    ['Rewrite', 'rewrite'],
    ['Make it Shorter', 'shorter'],
    ['Make it Longer', 'longer'],
    ['Summarize', 'summarize'],
  ] as const)('%s begins at once', async (name, operation) => {
    open(0, 'MODEL');
    await press(name);
    expect(start).toHaveBeenCalledWith({ operation }, 'document');
  });

  it('that has to know something asks for it first', async () => {
    open(0, 'MODEL');
    await press('Change Tone');
    await press('Empathetic');
    await press('Translate');
    expect(screen.queryByRole('button', { name: 'Empathetic' })).toBeNull();
    await press('Spanish');
    expect(start.mock.calls).toEqual([
      [{ operation: 'tone', tone: 'empathetic' }, 'document'],
      [{ operation: 'translate', targetLanguage: 'es' }, 'document'],
    ]);
  });

  it('that writes a text needs no text but a description', async () => {
    open(0, 'MODEL', HOUR, '');
    await press('Generate');
    await press('Write it');
    expect(screen.getByText('Please enter some text to process')).toBeVisible();
    await userEvent.type(screen.getByLabelText('What should be written?'), 'A greeting');
    await press('Write it');
    expect(start.mock.calls).toEqual([
      [{ operation: 'generate', description: 'A greeting' }, 'document'],
    ]);
    await press('Rewrite');
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('works on what the person chooses, and keeps what they wish', async () => {
    open(0, 'MODEL');
    await userEvent.type(screen.getByLabelText(/^Your own instruction/), ' Be brief. ');
    await press('Paragraph');
    await press('Improve');
    expect(start).toHaveBeenCalledWith({ operation: 'improve' }, 'paragraph');
    expect(next.get().wish).toBe(' Be brief. ');
    expect(screen.getByRole('button', { name: 'Selection' })).toBeDisabled();
  });

  it('begins by Enter in the instruction, where Shift adds a line', async () => {
    open(0, 'MODEL');
    const field = screen.getByLabelText(/^Your own instruction/);
    expect(field).toHaveAccessibleDescription(
      'Enter starts “Improve” with it; Shift + Enter begins a new line.',
    );
    await userEvent.type(field, '{Enter}');
    expect(start).not.toHaveBeenCalled();
    await userEvent.type(field, 'Be brief.{Shift>}{Enter}{/Shift}Be kind.');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(start).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    expect(start.mock.calls).toEqual([[{ operation: 'improve' }, 'document']]);
    expect(next.get().wish).toBe('Be brief.\nBe kind.');
  });

  it('sends nothing away where none is left, and says at once when there are new ones', () => {
    open(10, 'MODEL');
    expect(screen.queryByText(/^Leaves this device/)).toBeNull();
    const count = screen.getByText(/^0 of 10 AI requests left/);
    const field = screen.getByLabelText(/^Your own instruction/);
    expect(count.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('needs no connection where the server is on the same machine', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    globalThis.fetch = () => Promise.resolve({} as Response);
    await userEvent.click(open(0, 'MODEL'));
    expect(start).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^No connection/)).toBeNull();
    onLine.mockRestore();
  });

  it('needs one where that server does not answer, and then nothing is said of what is sent', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const improve = open(0, 'MODEL');
    expect(await screen.findByText(/^No connection\. These actions need one/)).toBeVisible();
    await userEvent.click(improve);
    expect(start).not.toHaveBeenCalled();
    expect(screen.queryByText(/^Leaves this device/)).toBeNull();
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(/^Leaves this device/)).toBeVisible();
    await userEvent.click(improve);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('does not begin by Enter in the instruction where none is left', async () => {
    open(10, 'MODEL');
    const field = screen.getByLabelText(/^Your own instruction/);
    await userEvent.type(field, 'Be brief.{Enter}');
    expect(start).not.toHaveBeenCalled();
    expect(field).not.toHaveAccessibleDescription();
  });

  it('finds the scope as it was chosen after another action', async () => {
    open(0, 'MODEL');
    await press('Paragraph');
    cleanup();
    view.destroy();
    open(0, 'MODEL');
    expect(screen.getByRole('button', { name: 'Paragraph' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press('Improve');
    expect(start).toHaveBeenCalledWith({ operation: 'improve' }, 'paragraph');
  });

  it('says in how many parts a long text goes, where that makes sense', () => {
    open(0, 'MODEL', HOUR, 'Nothing is wrong here.\n\n'.repeat(500));
    expect(screen.getByText(/it goes in 3 parts/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rewrite' })).toBeEnabled();
    expect(screen.queryByText(/^This needs/)).toBeNull();
    expect(screen.queryByText(/^A summary needs one more request/)).toBeNull();
  });

  it('that joins the summaries of parts takes one request more, which may be one too many', () => {
    open(7, 'MODEL', HOUR, 'Nothing is wrong here.\n\n'.repeat(500));
    expect(screen.getByText(/it goes in 3 parts/)).toBeVisible();
    expect(screen.getByText(/^A summary needs one more request/)).toBeVisible();
    expect(screen.queryByText(/^This needs/)).toBeNull();
  });

  it('that takes more requests than are left says so, and offers what they take', async () => {
    open(8, 'MODEL', HOUR, `${'Nothing is wrong here. '.repeat(100).trim()}\n\n`.repeat(5));
    expect(screen.getByText(/^This needs 3 requests, and 2 are left today/)).toBeVisible();
    await press('Select what fits into 2 requests');
    const { from, to } = view.state.selection.main;
    expect(partsOf(view.state.sliceDoc(from, to), 5_000)).toHaveLength(2);
  });

  it('that cannot begin can be reached by keyboard, and says why', async () => {
    open(0, 'LOCAL');
    const rewrite = screen.getByRole('button', { name: 'Rewrite' });
    expect(rewrite).toHaveAttribute('aria-disabled', 'true');
    expect(rewrite).toHaveAccessibleDescription(
      'These need an AI model, and none is connected: Rewrite, Generate, Translate, Make it Longer, and Change Tone.',
    );
    rewrite.focus();
    expect(rewrite).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(start).not.toHaveBeenCalled();
    await press('Translate');
    expect(screen.queryByRole('button', { name: 'Spanish' })).toBeNull();
    await press('Check Grammar');
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('what leaves the device', () => {
  const sends = () =>
    screen.getAllByText(/^Leaves this device/).map(({ textContent }) => textContent);

  it('is said before it goes', async () => {
    open(0, 'MODEL');
    expect(sends()).toHaveLength(1);
    expect(sends()[0]).toMatch(
      /: the whole text \(5 characters\)\. It goes to localhost and from there to its AI model \(small-model\),/,
    );
    await userEvent.type(screen.getByLabelText(/^Your own instruction/), 'Be brief.');
    await userEvent.click(screen.getByRole('button', { name: 'Paragraph' }));
    expect(sends()[0]).toContain('the paragraph (5 characters) and your own instruction.');
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    expect(sends()).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('What should be written?'), 'Hi');
    const said = ['the paragraph (5', 'your description (2'].map((what) =>
      expect.stringContaining(`${what} characters) and your own instruction.`),
    );
    expect(sends().toSorted()).toEqual(expect.arrayContaining(said));
  });

  it('is not said to go to a model where there is none', () => {
    open(0, 'LOCAL');
    expect(screen.queryByText(/^Leaves this device/)).toBeNull();
    expect(screen.getByText(/The text goes to this server only/)).toBeVisible();
    expect(screen.getByText(/run on this device/)).toBeVisible();
  });
});
