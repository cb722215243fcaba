/** @jest-environment node */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { deleteDB } from 'idb';
import { databaseName } from '../../../drafts/kept-names';
import { openEditorDatabase } from '../drafts/database';
import { issueOn } from '../../../testing/issues';
import { NO_PREFERENCES } from '../testing/no-preferences';
import * as preferences from './issue-preferences';

const issue = issueOn('teh cat', 'teh', { id: 'i1' });

afterEach(() => deleteDB(databaseName('ada')));

describe('issue preferences', () => {
  it('outlive the page', async () => {
    const open = openEditorDatabase('ada', () => undefined);
    const store = await preferences.loadPreferences(() => open, null, jest.fn());
    store.change((now) => preferences.addWord(now, 'Tercet'));
    store.change((now) => preferences.dismiss(now, issue, 'teh'));
    store.change((now) => preferences.disableRule(now, issue));
    const again = await preferences.loadPreferences(() => open, null, jest.fn());
    expect(again.get()).toEqual({
      words: ['Tercet'],
      dismissed: [{ id: 'i1', text: 'teh', message: issue.message }],
      disabledRules: [{ ruleId: 'en/spelling', message: issue.message, category: 'spelling' }],
    });
    (await open).close();
  });

  it('can each be taken back', () => {
    let now = preferences.addWord(NO_PREFERENCES, 'a');
    now = preferences.dismiss(preferences.disableRule(now, issue), issue, 'teh');
    now = preferences.removeWord(now, 'a');
    now = preferences.enableRule(now, 'en/spelling');
    expect(preferences.restore(now, 'i1')).toEqual(NO_PREFERENCES);
  });

  it('hold for the visit and tell when storage is blocked', async () => {
    const blocked = () => Promise.reject(new Error('blocked'));
    const failed = new Promise<void>((told) => {
      void preferences.loadPreferences(blocked, null, told).then((store) => {
        store.change((now) => preferences.addWord(now, 'Tercet'));
        expect(store.get().words).toEqual(['Tercet']);
      });
    });
    await failed;
  });

  it.each<[what: string, kept: unknown, words: string[]]>([
    ['is not theirs', { words: 'many' }, []],
    [
      'is damaged',
      { words: ['Tercet', null, 5], disabledRules: [null], dismissed: {} },
      ['Tercet'],
    ],
    [
      'lacks its words',
      { words: ['Ada'], disabledRules: [{ ruleId: 'a' }], dismissed: [{ id: 'i', text: 'a' }] },
      ['Ada'],
    ],
  ])('ignore what %s in the storage, and only that', async (_what, kept, words) => {
    const open = openEditorDatabase('ada', () => undefined);
    await (await open).put('preferences', kept, 'issues');
    const store = await preferences.loadPreferences(() => open, null, jest.fn());
    expect(store.get()).toEqual({ ...NO_PREFERENCES, words });
    (await open).close();
  });
});
