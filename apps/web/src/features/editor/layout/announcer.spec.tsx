import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { act } from '@testing-library/react';
import { watchDocument } from '../codemirror/watch-document';
import { createStore } from '../../../store';
import { renderInEditor } from '../testing/render-in-editor';
import { testView } from '../testing/view';
import { Announcer } from './Announcer';

type Status = 'idle' | 'checking' | 'checked' | 'failed';

/** The announcer beside a surface with this text, whose check is as far as the test says. */
function open(doc: string, locale: Locale = 'en') {
  const state = createStore({
    status: 'checking' as Status,
    issues: [] as object[],
    missing: [],
    foreign: 'none',
  });
  const changed = () => state.update((now) => ({ ...now, status: 'checking' }));
  const watched = watchDocument({ onChanged: changed, onUpdate: () => undefined });
  const { view } = testView(doc, [], watched.extension);
  watched.begin(view.state);
  const parts = { checks: { state }, document: watched.store };
  const { session } = renderInEditor(<Announcer />, doc, [], locale, parts);
  const write = (insert: string, userEvent: string) =>
    act(() => view.dispatch({ changes: { from: 0, insert }, userEvent }));
  return {
    write,
    clear: () => act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length } })),
    said: () => session.announcement.get(),
    say: (words: string) => act(() => session.announcement.set(words)),
    checked: (count: number, status: Status = 'checked') =>
      act(() => {
        state.update((now) => ({ ...now, status, issues: Array(count).fill({}) }));
        jest.advanceTimersByTime(1_000);
      }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what is said of a check', () => {
  it.each<[Locale, string]>([
    ['en', '12,345 issues'],
    ['fr', '12 345 remarques'],
    ['es', '12.345 avisos'],
  ])('is said once of the text that opens, in %s', (locale, words) => {
    const { said, checked, write } = open('Teh text', locale);
    expect(said()).toBe('');
    checked(12_345);
    expect(said()).toBe(words);
    write('x', 'input.type');
    checked(12_346);
    expect(said()).toBe(words);
  });

  it('waits until the check has settled', () => {
    const { said, checked } = open('Teh text');
    checked(3, 'checking');
    expect(said()).toBe('');
    checked(4);
    expect(said()).toBe('4 issues');
  });

  it('is nothing while somebody types, from an empty sheet on', () => {
    const { said, checked, write } = open('');
    for (const letter of 'teh') {
      write(letter, 'input.type');
      checked(1);
    }
    expect(said()).toBe('');
  });

  it.each([
    ['a paste', 'A word', 'input.paste'],
    ['a drop', 'A word', 'input.drop'],
    ['a long piece that comes otherwise', 'A word. '.repeat(20), 'undo'],
  ])('is said again after %s, in the same words where they are the same', (_what, text, event) => {
    const { said, checked, write } = open('Fine.');
    checked(0);
    expect(said()).toBe('No issues found');
    write(text, event);
    expect(said()).toBe('');
    checked(0);
    expect(said()).toBe('No issues found');
  });

  it('goes with the text that it is said of', () => {
    const { said, checked, clear } = open('Teh text');
    checked(12);
    expect(said()).toBe('12 issues');
    clear();
    expect(said()).toBe('');
  });

  it('does not cover what an action says meanwhile', () => {
    const { said, say, checked } = open('Teh text');
    say('Replaced with “The”. 2 issues left.');
    checked(2);
    expect(said()).toBe('Replaced with “The”. 2 issues left.');
  });

  it('is that it failed, where it did', () => {
    const { said, checked } = open('Teh text');
    checked(0, 'failed');
    expect(said()).toBe('The check failed');
  });
});
