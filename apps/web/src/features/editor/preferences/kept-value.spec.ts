/** @jest-environment node */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { deleteDB } from 'idb';
import { databaseName } from '../../../drafts/kept-names';
import { openEditorDatabase, type Database } from '../drafts/database';
import type { TabChannel } from '../drafts/draft-session';
import { loadKeptValue, type KeptValue } from './kept-value';

const readNames = (kept: unknown) => (Array.isArray(kept) ? (kept as string[]) : []);
const add = (name: string) => (names: readonly string[]) => [...names, name];

/** Channels that reach each other at once. */
function tabs() {
  const all: TabChannel[] = [];
  return (): TabChannel => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of all)
          if (other !== channel) other.onmessage?.({ data } as MessageEvent<unknown>);
      },
      close: () => void all.splice(all.indexOf(channel), 1),
    };
    all.push(channel);
    return channel;
  };
}

const openTab = tabs();
const opened: { value: KeptValue<readonly string[]>; database: Promise<Database> }[] = [];

async function tab(onFailure: () => void = jest.fn()) {
  const database = openEditorDatabase('ada', () => undefined);
  const value = await loadKeptValue<readonly string[]>({
    key: 'names',
    read: readNames,
    open: () => database,
    channel: openTab(),
    onFailure,
  });
  opened.push({ value, database });
  return value;
}

/** Resolves once the value is as wanted; the test's own time limit ends the waiting. */
const becomes = (value: KeptValue<readonly string[]>, wanted: readonly string[]) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (JSON.stringify(value.get()) === JSON.stringify(wanted)) resolve();
    };
    value.subscribe(look);
    look();
  });

afterEach(async () => {
  for (const { value, database } of opened.splice(0)) {
    value.close();
    (await database).close();
  }
  await deleteDB(databaseName('ada'));
});

describe('a value kept in the browser', () => {
  it('follows what another tab changes', async () => {
    const [one, two] = [await tab(), await tab()];
    one.change(add('Ada'));
    expect(one.get()).toEqual(['Ada']);
    await becomes(two, ['Ada']);
  });

  it('holds the changes of two tabs that change it at the same time', async () => {
    const [one, two] = [await tab(), await tab()];
    one.change(add('Ada'));
    two.change(add('Grace'));
    await becomes(one, ['Ada', 'Grace']);
    await becomes(two, ['Ada', 'Grace']);
    expect((await tab()).get()).toEqual(['Ada', 'Grace']);
  });

  it('never falls back while changes that follow each other are written', async () => {
    const one = await tab();
    const seen: string[] = [];
    one.subscribe(() => seen.push(one.get().join()));
    const two = await tab();
    one.change(add('a'));
    one.change(add('b'));
    one.change(add('c'));
    await becomes(two, ['a', 'b', 'c']);
    expect(seen).toEqual(['a', 'a,b', 'a,b,c']);
  });

  it('no longer follows once it is closed', async () => {
    const [one, two, three] = [await tab(), await tab(), await tab()];
    two.close();
    one.change(add('Ada'));
    await becomes(three, ['Ada']);
    expect(two.get()).toEqual([]);
  });
});
