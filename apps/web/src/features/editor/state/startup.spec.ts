/** @jest-environment node */
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addWord } from '../preferences/issue-preferences';
import { loadStartup, type Startup } from './startup';

const opened: Startup[] = [];

async function openAs(accountId: string) {
  const startup = await loadStartup(accountId, jest.fn());
  opened.push(startup);
  return startup;
}

beforeAll(() => {
  const value = { languages: ['en-US'] };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
});
afterEach(() => {
  for (const startup of opened.splice(0)) startup.close();
});

describe('what a shared browser keeps', () => {
  it('is found again by the account that wrote it, and by no other', async () => {
    const ada = await openAs('ada');
    await ada.draftStore.save({ text: 'Dear Grace', selection: { anchor: 0, head: 0 } }, 0);
    ada.preferences.change((now) => addWord(now, 'Lovelace'));
    ada.language.change((now) => ({ ...now, language: 'fr' }));

    const grace = await openAs('grace');
    expect(grace.drafts.mine).toBeUndefined();
    expect(grace.preferences.get().words).toEqual([]);
    expect(grace.language.get().language).toBe('auto');
    await grace.draftStore.save({ text: 'Dear Ada', selection: { anchor: 0, head: 0 } }, 0);

    const adaAgain = await openAs('ada');
    expect(adaAgain.drafts.mine?.text).toBe('Dear Grace');
    expect(adaAgain.preferences.get().words).toEqual(['Lovelace']);
    expect(adaAgain.language.get().language).toBe('fr');
  });
});
