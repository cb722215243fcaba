/** @jest-environment node */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addWord } from '../preferences/issue-preferences';
import { loadStartup, type Startup } from './startup';

const opened: Startup[] = [];

async function openAs(accountId: string) {
  const startup = await loadStartup(accountId, jest.fn(), jest.fn());
  opened.push(startup);
  return startup;
}

const replaced = new Map<string, PropertyDescriptor | undefined>();

/** Puts something else, or nothing, in place of what a browser has. */
function browserHas(name: string, value: unknown) {
  replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

beforeEach(() => {
  browserHas('navigator', { languages: ['en-US'] });
});
afterEach(() => {
  for (const startup of opened.splice(0)) startup.close();
  for (const [name, descriptor] of replaced) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
  replaced.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('what a shared browser keeps', () => {
  it('is found again by the account that wrote it, and by no other', async () => {
    const ada = await openAs('ada');
    await ada.opened.draftStore.save({ text: 'Dear Grace', selection: { anchor: 0, head: 0 } }, 0);
    ada.preferences.change((now) => addWord(now, 'Lovelace'));
    ada.language.change((now) => ({ ...now, language: 'fr' }));

    const grace = await openAs('grace');
    expect(grace.opened.drafts.mine).toBeUndefined();
    expect(grace.preferences.get().words).toEqual([]);
    expect(grace.language.get().language).toBe('auto');
    await grace.opened.draftStore.save({ text: 'Dear Ada', selection: { anchor: 0, head: 0 } }, 0);

    const adaAgain = await openAs('ada');
    expect(adaAgain.opened.drafts.mine?.text).toBe('Dear Grace');
    expect(adaAgain.preferences.get().words).toEqual(['Lovelace']);
    expect(adaAgain.language.get().language).toBe('fr');
  });
});

describe('a browser that withholds something', () => {
  it('opens the editor on a page that came over plain http, and keeps the text', async () => {
    const { getRandomValues } = crypto;
    browserHas('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const first = await openAs('http');
    expect(first.canKeep).toBe(true);
    await first.opened.draftStore.save({ text: 'Plain', selection: { anchor: 0, head: 0 } }, 0);
    const second = await openAs('http');
    expect(second.opened.drafts.mine?.text).toBe('Plain');
    expect(second.opened.draftStore.tab).not.toBe(first.opened.draftStore.tab);
  });

  it.each([
    ['no storage', 'indexedDB'],
    ['no way to other tabs', 'BroadcastChannel'],
  ])('opens the editor with %s', async (_what, name) => {
    browserHas(name, undefined);
    const { opened, canKeep } = await openAs('denied');
    expect(opened.drafts.mine).toBeUndefined();
    expect(canKeep).toBe(name !== 'indexedDB');
    const channel = opened.openChannel();
    expect(channel === null).toBe(name === 'BroadcastChannel');
    channel?.close();
  });

  it('does not wait for ever for a storage that never answers', async () => {
    jest.useFakeTimers();
    jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    const opening = openAs('silent');
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await opening).canKeep).toBe(false);
  });
});
