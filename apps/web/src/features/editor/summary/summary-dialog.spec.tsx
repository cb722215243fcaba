import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { summarize, type Summary } from '@tercet/proofreading-core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CheckSession } from '../../../checking/check-session';
import { createStore } from '../../../store';
import { renderInEditor } from '../testing/render-in-editor';
import { SummaryDialog } from './SummaryDialog';

const MAIN = 'The town opens a night bus from the harbour to the hospital.';
const TEXT = `# The night bus

${MAIN} It rained that whole long day. Nurses of the hospital had asked for a night bus. My neighbour sells old umbrellas. \
The bus leaves the harbour at midnight. The kiosk serves better coffee now. The town pays the drivers of the night bus.
`;

let view: ReturnType<typeof renderInEditor>['view'];
afterEach(() => view.destroy());

type Summarize = CheckSession['summarize'];

const inWorker: Summarize = ({ text, language, length }) =>
  Promise.resolve(summarize(text, language, length));

function show(text: string, locale: 'en' | 'fr' | 'es' = 'en', summarizeText = inWorker) {
  const state = createStore({
    status: 'checked',
    issues: [],
    language: 'en',
    missing: [],
    foreign: 'none',
  });
  const retry = jest.fn();
  const closed = jest.fn();
  function Part() {
    const [open, setOpen] = useState(true);
    const close = () => {
      closed();
      setOpen(false);
    };
    return <SummaryDialog open={open} onClose={close} />;
  }
  const checks = { state, summarize: summarizeText, retry };
  ({ view } = renderInEditor(<Part />, text, [], locale, { checks }));
  return { person: userEvent.setup(), retry, closed };
}

const sentences = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the summary', () => {
  it('shows the main sentences, more of them where more are wanted', async () => {
    const { person } = show(TEXT);
    expect(await screen.findByRole('list')).toHaveAttribute('lang', 'en');
    const short = sentences();
    expect(short).toContain(MAIN);
    expect(screen.getByRole('status')).toHaveTextContent('One sentence.');
    expect(screen.getByRole('button', { name: 'Short' })).toHaveAttribute('aria-pressed', 'true');
    await person.click(screen.getByRole('button', { name: 'Long' }));
    await waitFor(() => expect(sentences().length).toBeGreaterThan(short.length));
    expect(screen.getByRole('button', { name: 'Long' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('goes to a sentence in the text', async () => {
    const { person, closed } = show(TEXT);
    await person.click(await screen.findByRole('button', { name: MAIN }));
    expect(closed).toHaveBeenCalled();
    const { from, to } = view.state.selection.main;
    expect(view.state.sliceDoc(from, to)).toBe(MAIN);
    await waitFor(() => expect(view.hasFocus).toBe(true));
  });

  it('can be copied', async () => {
    const { person } = show(TEXT);
    await screen.findByRole('list');
    const shown = sentences().join(' ');
    await person.click(screen.getByRole('button', { name: 'Copy the summary' }));
    expect(await navigator.clipboard.readText()).toBe(shown);
  });

  it('says that a text is too short, in the reader’s language', async () => {
    show('We had a boat. It was late.', 'fr');
    expect(await screen.findByText(/phrases parmi lesquelles/)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says so while it is made, and when it could not be made', async () => {
    const answers: ((summary: Summary | null) => void)[] = [];
    const { person, retry } = show(TEXT, 'es', () => new Promise((answer) => answers.push(answer)));
    expect(screen.getByRole('status')).toHaveTextContent('Leyendo tu texto…');
    await act(async () => answers[0]?.(null));
    expect(screen.getByRole('alert')).toHaveTextContent('No se ha podido hacer el resumen.');
    await person.click(screen.getByRole('button', { name: 'Intentarlo de nuevo' }));
    expect(retry).toHaveBeenCalled();
    await act(async () => answers[1]?.({ sentences: [{ start: 0, end: 5, text: 'Hola.' }] }));
    expect(sentences()).toEqual(['Hola.']);
  });
});
