import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const onShowAssistant = jest.fn();
const next = createStore(NOTHING_SAID);
let view: ReturnType<typeof renderInEditor>['view'];

beforeEach(() => void jest.clearAllMocks());
afterEach(() => {
  view.destroy();
  next.set(NOTHING_SAID);
});

async function open(doc = 'Good.') {
  const part = (
    <AssistantContext value={{ start, next } as unknown as AssistantSession}>
      <PaletteHost onShowAssistant={onShowAssistant} />
    </AssistantContext>
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
    expect(next.get().asked).toBe('generate');
    expect(onShowAssistant).toHaveBeenCalledTimes(1);
    expect(start).not.toHaveBeenCalled();
  });

  it('begins nothing without a text, and says so', async () => {
    await open('');
    await userEvent.keyboard('{Enter}');
    expect(start).not.toHaveBeenCalled();
    expect(await screen.findByText('Please enter some text to process')).toBeVisible();
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
