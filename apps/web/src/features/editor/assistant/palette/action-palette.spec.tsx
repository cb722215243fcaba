import { ApolloLink, InMemoryCache } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssistantAllowanceDocument, AssistantEngineDocument } from '@tercet/api-client/generated';
import { NEVER } from 'rxjs';
import { session } from '../../../../session/session';
import { sessionFor } from '../../../../testing/person';
import { createStore } from '../../../../store';
import { renderInEditor } from '../../testing/render-in-editor';
import { AssistantContext } from '../assistant-context';
import type { AssistantSession } from '../session/assistant-session';
import { NOTHING_SAID } from '../session/assistant-state';
import { PaletteHost } from './PaletteHost';

// What jsdom lacks and the list asks for.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** A server that never answers. */
const SILENT = new ApolloLink(() => NEVER);

const start = jest.fn<AssistantSession['start']>();
const describeText = jest.fn();
const onShowAssistant = jest.fn();
const next = createStore(NOTHING_SAID);
let view: ReturnType<typeof renderInEditor>['view'];

beforeEach(() => {
  jest.clearAllMocks();
  session.signIn(sessionFor(3600));
});
afterEach(() => {
  view.destroy();
  next.set(NOTHING_SAID);
  localStorage.clear();
});

/** What the page knows of who answers and of what is left. */
function knows(assistantEngine: 'LOCAL' | 'MODEL', usageCount = 0) {
  const cache = new InMemoryCache();
  cache.writeQuery({
    query: AssistantEngineDocument,
    data: { assistantEngine, assistantModel: null },
  });
  const resetsAt = new Date(Date.now() + 3_600_000).toISOString();
  const canUse = { __typename: 'UsageLimits', usageCount, maxFreeUsage: 10, resetsAt } as const;
  cache.writeQuery({ query: AssistantAllowanceDocument, data: { canUse } });
  return cache;
}

async function open(doc = 'Good.', cache = new InMemoryCache(), selectedTo = 0) {
  const part = (
    <MockedProvider cache={cache} link={SILENT}>
      <AssistantContext
        value={{ start, next, describe: describeText } as unknown as AssistantSession}
      >
        <PaletteHost onShowAssistant={onShowAssistant} />
      </AssistantContext>
    </MockedProvider>
  );
  ({ view } = renderInEditor(part, doc, []));
  view.dispatch({ selection: { anchor: 0, head: selectedTo } });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
}

describe('the palette of actions', () => {
  it('begins what a few letters find', async () => {
    await open();
    expect(screen.getAllByRole('option')).toHaveLength(20);
    await userEvent.keyboard('empath{Enter}');
    expect(start).toHaveBeenCalledWith({ operation: 'tone', tone: 'empathetic' }, 'document');
    expect(onShowAssistant).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['the paragraph where that was chosen', 'paragraph', 0, 'Works on: Paragraph'],
    ['the selection where there is one', 'selection', 3, 'Works on: Selection'],
  ] as const)('works on %s, and says so', async (_what, scope, selectedTo, says) => {
    next.update((now) => ({ ...now, scope: { wide: 'paragraph', passedOver: null } }));
    await open('One.\n\nTwo.', undefined, selectedTo);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(says);
    await userEvent.keyboard('rewrite{Enter}');
    expect(start).toHaveBeenCalledWith({ operation: 'rewrite' }, scope);
  });

  it('asks what is to be written', async () => {
    await open('');
    await userEvent.keyboard('generate{Enter}');
    expect(describeText).toHaveBeenCalledTimes(1);
    expect(onShowAssistant).toHaveBeenCalledTimes(1);
    expect(start).not.toHaveBeenCalled();
  });

  it('begins nothing without a text, and says so', async () => {
    await open('');
    await userEvent.keyboard('{Enter}');
    expect(start).not.toHaveBeenCalled();
    expect(await screen.findByText('Please enter some text to process')).toBeVisible();
  });

  it('says why it does not begin what needs more requests than are left', async () => {
    await open('It is good.\n\n'.repeat(500), knows('MODEL', 9));
    await userEvent.keyboard('rewrite{Enter}');
    expect(start).not.toHaveBeenCalled();
    expect(await screen.findByText(/more AI requests than are left/)).toBeVisible();
  });

  it('offers nothing that needs a model where there is none', async () => {
    const field = await open('Good.', knows('LOCAL'));
    expect(field).toHaveAccessibleDescription(/^These need an AI model/);
    const offered = screen
      .getAllByRole('option')
      .filter((option) => option.getAttribute('aria-disabled') !== 'true');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Improve',
      'Summarize',
      'Check Grammar',
      'Make it Shorter',
    ]);
    await userEvent.keyboard('rewrite{Enter}');
    expect(start).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('offers nothing where no request is left, and says when there are new ones and where more', async () => {
    const field = await open('Good.', knows('MODEL', 10));
    for (const option of screen.getAllByRole('option'))
      expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(field).toHaveAccessibleDescription(
      /are all used up\..* 0 of 10 AI requests left today\. Next reset: /,
    );
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(start).not.toHaveBeenCalled();
  });

  it('says how many requests are left', async () => {
    const field = await open('Good.', knows('MODEL', 9));
    expect(field).toHaveAccessibleDescription(/^1 of 10 AI requests left today/);
  });

  it('says where nothing is found, and leaves by Escape', async () => {
    const field = await open();
    await userEvent.keyboard('xyz');
    expect(screen.getByText('There is no such action.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(field).not.toBeInTheDocument();
    expect(start).not.toHaveBeenCalled();
  });
});
