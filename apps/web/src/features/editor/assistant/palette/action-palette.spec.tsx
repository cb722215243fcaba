import { InMemoryCache } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssistantAllowanceDocument, AssistantEngineDocument } from '@tercet/api-client/generated';
import { session } from '../../../../session/session';
import { sessionFor } from '../../../../testing/person';
import { createStore } from '../../state/store';
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

async function open(doc = 'Good.', cache = new InMemoryCache()) {
  const part = (
    <MockedProvider cache={cache}>
      <AssistantContext
        value={{ start, next, describe: describeText } as unknown as AssistantSession}
      >
        <PaletteHost onShowAssistant={onShowAssistant} />
      </AssistantContext>
    </MockedProvider>
  );
  ({ view } = renderInEditor(part, doc, []));
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
}

describe('the palette of actions', () => {
  it('begins what a few letters find', async () => {
    await open();
    expect(screen.getAllByRole('option')).toHaveLength(20);
    await userEvent.keyboard('empath{Enter}');
    expect(start).toHaveBeenCalledWith({ operation: 'tone', tone: 'empathetic' }, 'selection');
    expect(onShowAssistant).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
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

  it.each([
    ['needs a model where there is none', knows('LOCAL'), 'Good.', /^These need an AI model/],
    ['needs a request where none is left', knows('MODEL', 10), 'Good.', /are all used/],
    [
      'needs more requests than are left',
      knows('MODEL', 9),
      'It is good.\n\n'.repeat(500),
      /more AI requests than are left/,
    ],
  ])('says why it does not begin what %s', async (_what, cache, doc, why) => {
    await open(doc, cache);
    await userEvent.keyboard('rewrite{Enter}');
    expect(start).not.toHaveBeenCalled();
    expect(await screen.findByText(why)).toBeVisible();
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
