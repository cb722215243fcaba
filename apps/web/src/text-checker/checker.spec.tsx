import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WorkerLike } from '../checking/checker-client';
import type { WorkerMessage, WorkerRequest } from '../checking/protocol';
import { keepInTab, readInTab, TAB_KEYS } from '../session/storage';
import { session } from '../session/session';
import { jsonResponse, stubFetch } from '../testing/browser';
import { issueOn } from '../testing/issues';
import { person, sessionFor } from '../testing/person';
import { renderPage } from '../testing/render-page';
import { type } from '../forms/typed-fields';
import { Checker, type CheckerProps } from './Checker';

/** Finds “teh” misspelled and “They was” ungrammatical. */
class FakeWorker implements WorkerLike {
  static started = 0;
  static ended = 0;
  /** What the last check was asked to take a text for that does not show its language. */
  static fallback: Locale | undefined;
  static isFrenchMissing = false;
  /** Whether an answer waits until it is let go. */
  static isHeld: (paragraph: { text: string }) => boolean = () => false;
  static letGo = () => {};
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;

  constructor() {
    FakeWorker.started += 1;
  }
  terminate() {
    FakeWorker.ended += 1;
  }
  postMessage(message: WorkerRequest) {
    if (message.type !== 'check') return;
    FakeWorker.fallback = message.choice.fallback;
    const { generation } = message;
    for (const text of message.paragraphs) {
      if (text.startsWith('Bonjour') && FakeWorker.isFrenchMissing) {
        this.send({ type: 'failed', generation, text, missing: 'fr' });
        continue;
      }
      const issues = [
        ...(text.includes('teh') ? [issueOn(text, 'teh', { suggestions: ['the'] })] : []),
        ...(text.includes('They was')
          ? [issueOn(text, 'was', { category: 'agreement', suggestions: ['were'] })]
          : []),
      ];
      const paragraph = { text, language: 'en', languages: [], issues, complete: true } as const;
      const answer = () => this.send({ type: 'checked', generation, paragraph });
      if (FakeWorker.isHeld(paragraph)) FakeWorker.letGo = answer;
      else answer();
    }
  }
  private send(data: WorkerMessage) {
    queueMicrotask(() => act(() => this.onmessage?.(new MessageEvent('message', { data }))));
  }
}

beforeEach(() => {
  keepInTab(TAB_KEYS.checkedText, null);
  FakeWorker.started = 0;
  FakeWorker.ended = 0;
  FakeWorker.isFrenchMissing = false;
  FakeWorker.isHeld = () => false;
  Object.defineProperty(globalThis, 'Worker', { configurable: true, value: FakeWorker });
  // jsdom has neither.
  document.execCommand = () => false;
  Object.defineProperty(globalThis, 'CSS', { configurable: true, value: { escape: String } });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));

const EXAMPLE = 'They was in teh sea.';
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to check' });
const button = (name: string) => screen.findByRole('button', { name });
const panel = () => screen.getByRole('group', { name: 'What was found' });
/** Words that can be seen, not only heard. */
const seen = (words: string | RegExp) => screen.findByText(words, { ignore: '[role=status]' });
const said = () => screen.getByRole('status').textContent;

function open(kinds: CheckerProps['kinds'] = ['all', 'grammar']) {
  renderPage(<Checker example={EXAMPLE} kinds={kinds} />);
  return userEvent.setup();
}

it('fetches nothing before it is asked, then shows what is wrong and mends it', async () => {
  const user = open();
  expect(FakeWorker.started).toBe(0);
  await user.click(await button('Check the text'));
  await user.click(await button('Replace with were'));
  expect(field()).toHaveValue('They were in teh sea.');
  expect(panel()).toHaveFocus();
  await user.click(await button('Replace with the'));
  expect(field()).toHaveValue('They were in the sea.');
  expect(await seen('No issues found.')).toBeVisible();
  expect(FakeWorker.started).toBe(1);

  await user.click(await button('Undo'));
  expect(field()).toHaveValue('They were in teh sea.');
  await user.click(await button('Start over'));
  expect(field()).toHaveValue(EXAMPLE);
});

it('takes no example for one’s own text that the browser’s undo has led back to', async () => {
  const user = open();
  await user.click(await button('Check the text'));
  await user.click(await button('Replace with were'));
  await user.click(await button('Replace with the'));
  act(() => type(field(), 'They were in teh sea.'));
  cleanup();
  expect(readInTab(TAB_KEYS.checkedText)).toBeNull();
  open();
  act(() => type(field(), 'They were in teh sea!'));
  cleanup();
  expect(readInTab(TAB_KEYS.checkedText)).toBe('They were in teh sea!');
});

it('shows what it will mark before it has come, and begins with the mark that is looked at', async () => {
  const at = (id: string, words: string) => {
    const start = EXAMPLE.indexOf(words);
    return { id, kind: 'spelling' as const, start, end: start + words.length };
  };
  const foreseen = [at('a', 'was'), at('b', 'teh')];
  renderPage(<Checker example={EXAMPLE} foreseen={foreseen} kinds={['all']} />);
  const user = userEvent.setup();
  const marked = () => [...document.querySelectorAll('[data-mark]')].map((m) => m.textContent);
  expect(marked()).toEqual(['was', 'teh']);
  await user.pointer({ target: field(), offset: EXAMPLE.indexOf('sea'), keys: '[MouseLeft]' });
  expect(FakeWorker.started).toBe(0);
  await user.pointer({ target: field(), offset: EXAMPLE.indexOf('eh'), keys: '[MouseLeft]' });
  expect(await button('Replace with the')).toBeVisible();
  expect(screen.getByText('2 of 2')).toBeVisible();
});

it('keeps the marks that it foresees until all have come, and says that more may come', async () => {
  const text = `They was late.\nBonjour, la mer.\nWe saw teh sea.`;
  const start = text.indexOf('teh');
  const foreseen = [{ id: 'a', kind: 'spelling' as const, start, end: start + 3 }];
  FakeWorker.isHeld = ({ text }) => text.includes('teh');
  renderPage(<Checker example={text} foreseen={foreseen} kinds={['all', 'grammar']} />);
  const user = userEvent.setup();
  const marked = () => [...document.querySelectorAll('[data-mark]')].map((m) => m.textContent);
  await user.click(await button('Check the text'));
  expect(await screen.findByText('1 of 1 so far')).toBeVisible();
  expect(marked()).toEqual(['was', 'teh']);
  const kinds = within(screen.getByRole('group', { name: 'Show' }));
  await user.click(kinds.getByRole('button', { name: 'Grammar' }));
  expect(marked()).toEqual(['was']);
  await user.click(kinds.getByRole('button', { name: 'Everything' }));
  FakeWorker.letGo();
  expect(await screen.findByText('1 of 2')).toBeVisible();
  expect(marked()).toEqual(['was', 'teh']);
});

it('shows spelling first where it is for spelling', async () => {
  const user = open(['spelling', 'all']);
  await user.click(await button('Check the text'));
  expect(await button('Replace with the')).toBeVisible();
  expect(screen.getByText('1 of 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replace with were' })).toBeNull();
});

it('does not call a text clean that has issues of other kinds, and leads to them', async () => {
  const user = open(['spelling', 'all']);
  await user.click(await button('Check the text'));
  await user.click(await button('Replace with the'));
  expect(await seen('Nothing of this kind. There is one issue of another kind.')).toBeVisible();
  expect(said()).toBe('Nothing of this kind. There is one issue of another kind.');
  expect(screen.queryByText('No issues found.')).toBeNull();
  await user.click(await button('Show everything'));
  expect(await button('Replace with were')).toBeVisible();
  expect(panel()).toHaveFocus();
});

it('goes from mark to mark, and to those of one kind', async () => {
  const user = open();
  await user.click(await button('Check the text'));
  expect(await screen.findByText('1 of 2')).toBeVisible();
  await user.click(await button('Next issue'));
  expect(await button('Replace with the')).toBeVisible();
  const kinds = within(screen.getByRole('group', { name: 'Show' }));
  await user.click(kinds.getByRole('button', { name: 'Grammar' }));
  expect(await button('Replace with were')).toBeVisible();
  expect(screen.getByText('1 of 1')).toBeVisible();
});

it('shows the mark that the caret stands in, and checks what is written', async () => {
  const user = open();
  await user.click(await button('Check the text'));
  await button('Replace with were');
  await user.type(field(), ' Ah', { initialSelectionStart: EXAMPLE.length });
  await user.pointer({ target: field(), offset: EXAMPLE.indexOf('eh'), keys: '[MouseLeft]' });
  expect(await button('Replace with the')).toBeVisible();
  await user.clear(field());
  expect(await screen.findByText('Write or paste something to check.')).toBeVisible();
  await user.type(field(), 'All is well.');
  expect(await seen('No issues found.')).toBeVisible();
});

it('has what other documents of the tab have kept since, when the browser brings it back', async () => {
  session.start();
  const user = open();
  await user.clear(field());
  await user.type(field(), 'Old.');
  window.dispatchEvent(new Event('pagehide'));
  const back = () =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  keepInTab(TAB_KEYS.checkedText, 'Old, and new.');
  back();
  expect(field()).toHaveValue('Old, and new.');
  keepInTab(TAB_KEYS.checkedText, null);
  back();
  expect(field()).toHaveValue(EXAMPLE);
});

it('says that the checker could not be had, and tries again', async () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  const user = open();
  await user.click(await button('Check the text'));
  expect(await seen(/could not be loaded/)).toBeVisible();
  Object.defineProperty(globalThis, 'Worker', { configurable: true, value: FakeWorker });
  await user.click(await button('Check again'));
  expect(await button('Replace with were')).toBeVisible();
});

it('says that the checker could not be had without a connection', async () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const there = stubFetch(() => jsonResponse({}));
  const user = open();
  await user.click(await button('Check the text'));
  // A server on the same machine needs none.
  expect(await seen(/^The checker could not be loaded/)).toBeVisible();
  there.mockRejectedValue(new TypeError('Failed to fetch'));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await seen(/^No connection\. The checker could not be loaded/)).toBeVisible();
  expect(said()).toMatch(/^No connection\. The checker could not be loaded/);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await seen(/^The checker could not be loaded/)).toBeVisible();
  online.mockRestore();
});

it('keeps the focus in it when the button that was pressed goes', async () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  const user = open();
  const pressed = async (name: string) => {
    (await button(name)).focus();
    await user.keyboard('{Enter}');
  };
  await pressed('Check the text');
  expect(panel()).toHaveFocus();
  expect(await seen(/could not be loaded, so this text has not been checked\.$/)).toBeVisible();
  Object.defineProperty(globalThis, 'Worker', { configurable: true, value: FakeWorker });
  await pressed('Check again');
  expect(panel()).toHaveFocus();
  await pressed('Replace with were');
  await pressed('Replace with the');
  await pressed('Undo');
  expect(await button('Undo')).toHaveFocus();
  await pressed('Undo');
  expect(panel()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  await pressed('Replace with were');
  await pressed('Start over');
  expect(panel()).toHaveFocus();
});

it('tells a screen reader how a check ended, and of the mark that one goes to', async () => {
  const user = open();
  await user.click(await button('Check the text'));
  await button('Replace with were');
  expect(said()).toBe('2 issues in the text.');
  await user.click(await button('Next issue'));
  expect(said()).toBe('2 of 2. Misspelled.');
  await user.click(await button('Previous issue'));
  expect(said()).toBe('1 of 2. Misspelled.');
  await user.click(await button('Replace with were'));
  expect(said()).toBe('1 of 1. Misspelled.');
  await user.click(await button('Replace with the'));
  await seen('No issues found.');
  expect(said()).toBe('No issues found.');
});

it('says beside what it found that a part was not checked, and checks that again', async () => {
  FakeWorker.isFrenchMissing = true;
  const partly = 'Part of the text could not be checked, so there may be more to find.';
  renderPage(<Checker example={`${EXAMPLE}\nBonjour teh.`} kinds={['all']} />);
  const user = userEvent.setup();
  await user.click(await button('Check the text'));
  expect(await button('Replace with were')).toBeVisible();
  expect(await seen(partly)).toBeVisible();
  expect(said()).toBe(partly);
  await user.click(await button('Next issue'));
  expect(said()).toBe(`2 of 2. Misspelled. ${partly}`);
  FakeWorker.isFrenchMissing = false;
  await user.click(await button('Check again'));
  expect(await screen.findByText('2 of 3')).toBeVisible();
  expect(screen.queryByText(partly)).toBeNull();
  expect(said()).toBe('2 of 3. Misspelled.');
});

it.each([
  ['en', 'up to 17 MB, once'],
  ['fr', 'jusqu’à 17 Mo, une seule fois'],
  ['es', 'hasta 17 MB, una sola vez'],
] as const)('says in %s what the first check costs', async (locale, words) => {
  renderPage(<Checker example={EXAMPLE} kinds={['all', 'grammar']} />, { locale });
  const { textContent } = await screen.findByText(/\d+\sM[Bo]/);
  expect(textContent?.replaceAll(/\s/g, ' ')).toContain(`(${words})`);
});

it('has one’s own text again on the next page, and checks it; the mended example of a page stays there', async () => {
  const user = userEvent.setup();
  const show = (example: string) => renderPage(<Checker example={example} kinds={['all']} />);
  const first = show(EXAMPLE);
  await user.click(await button('Check the text'));
  await user.click(await button('Replace with were'));
  first.unmount();
  const second = show('Another example.');
  expect(field()).toHaveValue('Another example.');
  await user.clear(field());
  second.unmount();
  const third = show(EXAMPLE);
  expect(field()).toHaveValue(EXAMPLE);
  await user.type(field(), ' Ah.');
  third.unmount();
  show('Another example.');
  expect(field()).toHaveValue(`${EXAMPLE} Ah.`);
  expect(await button('Replace with were')).toBeVisible();
  await user.click(await button('Start over'));
  expect(field()).toHaveValue('Another example.');
  cleanup();
  show(EXAMPLE);
  expect(field()).toHaveValue(EXAMPLE);
});

it.each<[string, () => unknown, string]>([
  ['signs out', () => session.signOut(), EXAMPLE],
  [
    'makes room for somebody else',
    () => session.signIn(sessionFor(60, person({ id: 'u2' }))),
    EXAMPLE,
  ],
  ['has run out of time', () => session.refused('token-1'), 'Mine.'],
])('shows and keeps a text for whoever %s: %#', async (_, leave, shown) => {
  stubFetch(() => jsonResponse({}));
  session.signIn(sessionFor(60));
  const user = open();
  await user.clear(field());
  await user.type(field(), 'Mine.');
  act(() => void leave());
  expect(field()).toHaveValue(shown);
  cleanup();
  expect(readInTab(TAB_KEYS.checkedText)).toBe(shown === EXAMPLE ? null : shown);
  session.signOut();
});

it('takes a text for one in the language of the page, also after that has changed, and ends with it', async () => {
  const user = userEvent.setup();
  const { translator, unmount } = renderPage(<Checker example={EXAMPLE} kinds={['all']} />);
  await user.click(await button('Check the text'));
  await button('Replace with were');
  expect(FakeWorker.fallback).toBe('en');
  await act(() => translator.changeLanguage('fr'));
  await waitFor(() => expect(FakeWorker.fallback).toBe('fr'));
  await act(() => translator.changeLanguage('en'));
  expect(FakeWorker.ended).toBe(0);
  unmount();
  expect(FakeWorker.ended).toBe(1);
});

it('takes “Start over” back', async () => {
  const user = open();
  await user.type(field(), ' Ah.');
  await user.click(await button('Start over'));
  expect(field()).toHaveValue(EXAMPLE);
  await user.click(await button('Undo'));
  expect(field()).toHaveValue(`${EXAMPLE} Ah.`);
  expect(await button('Start over')).toBeVisible();
  expect(panel()).toHaveFocus();
});

it('goes from mark to mark by F7 in the field, and begins to check by it', async () => {
  const user = open();
  const caret = () => EXAMPLE.slice(0, field().selectionStart);
  await user.click(field());
  field().setSelectionRange(0, 0);
  await user.keyboard('{F7}');
  expect(await screen.findByText('1 of 2')).toBeVisible();
  await user.keyboard('{F7}');
  expect(caret()).toBe('They was');
  expect(said()).toBe('1 of 2. Misspelled.');
  await user.keyboard('{F7}');
  expect(await button('Replace with the')).toBeVisible();
  expect(caret()).toBe('They was in teh');
  await user.keyboard('{Shift>}{F7}{/Shift}');
  expect(await button('Replace with were')).toBeVisible();
  expect(field()).toHaveFocus();
});

it('says that the checker is being loaded until it has answered, and from then on that it checks', async () => {
  FakeWorker.isHeld = () => true;
  const user = open();
  await user.click(await button('Check the text'));
  expect(await seen('Loading the checker…')).toBeVisible();
  await waitFor(() => expect(said()).toBe('Loading the checker…'));
  act(() => FakeWorker.letGo());
  expect(await screen.findByText('1 of 2')).toBeVisible();
  await user.clear(field());
  await seen('Write or paste something to check.');
  await user.type(field(), 'Well.');
  expect(await seen('Checking…')).toBeVisible();
});

/** What a browser does, for what is selected in the field that has the focus. */
function browserThatTypes() {
  const past: string[] = [];
  const asked: string[] = [];
  document.execCommand = (command, _, words = '') => {
    asked.push(command);
    const area = field();
    if (document.activeElement !== area) return false;
    const { value, selectionStart, selectionEnd } = area;
    if (command !== 'undo') past.push(value);
    type(
      area,
      command === 'undo'
        ? (past.pop() ?? value)
        : value.slice(0, selectionStart) + words + value.slice(selectionEnd),
    );
    return true;
  };
  return { past, asked };
}

it('mends by way of the browser’s own undo history, and keeps the focus where it goes', async () => {
  const { past, asked } = browserThatTypes();
  const user = open();
  await user.click(await button('Check the text'));
  await user.click(await button('Replace with were'));
  expect(field()).toHaveValue('They were in teh sea.');
  expect(panel()).toHaveFocus();
  await user.click(await button('Start over'));
  expect(past).toEqual([EXAMPLE, 'They were in teh sea.']);
  await user.click(await button('Undo'));
  expect(field()).toHaveValue('They were in teh sea.');
  expect(await button('Undo')).toHaveFocus();
  await user.click(await button('Undo'));
  expect(field()).toHaveValue(EXAMPLE);
  expect(past).toEqual([]);
  expect(asked).toEqual(['insertText', 'insertText', 'undo', 'undo']);
});
