import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailStore } from './mail-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tercet-inbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keep = (store: MailStore, subject: string, to = 'noor@example.com') =>
  store.keep({ from: 'a@b.example', to: [to] }, Buffer.from(`Subject: ${subject}\r\n\r\nHello.`));
const subjects = async (store: MailStore) => (await store.list()).map(({ subject }) => subject);

describe('MailStore', () => {
  it('has its mails again after a restart, whole', async () => {
    const inbox = join(folder, 'not/there/yet');
    const before = await MailStore.open(inbox);
    await keep(before, 'first');
    await keep(before, 'second', '"odd, one"@example.com');
    const after = await MailStore.open(inbox);
    expect(await after.list()).toEqual(await before.list());
    await keep(after, 'third');
    expect(await subjects(after)).toEqual(['first', 'second', 'third']);
  });

  it('keeps the newest only, in the folder as well', async () => {
    const store = await MailStore.open(folder, 3);
    for (const subject of ['1', '2', '3', '4', '5']) await keep(store, subject);
    expect(await subjects(store)).toEqual(['3', '4', '5']);
    expect(await readdir(folder)).toHaveLength(3);
    const reopened = await MailStore.open(folder, 2);
    await keep(reopened, '6');
    expect(await subjects(reopened)).toEqual(['5', '6']);
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('takes many at once', async () => {
    const store = await MailStore.open(folder);
    await Promise.all(Array.from({ length: 20 }, (_, index) => keep(store, `${index}`)));
    expect(new Set((await store.list()).map(({ id }) => id)).size).toBe(20);
    expect(await readdir(folder)).toHaveLength(20);
  });

  it('deletes one, those to an address, and all, for good', async () => {
    const store = await MailStore.open(folder);
    await keep(store, '1');
    await keep(store, '2', 'mei@example.com');
    await keep(store, '3');
    await keep(store, '4', 'li@example.com');
    await store.delete((await store.list())[0]?.id ?? '');
    await store.deleteAll('Mei@Example.com');
    expect(await subjects(store)).toEqual(['3', '4']);
    expect(await subjects(await MailStore.open(folder))).toEqual(['3', '4']);
    await store.deleteAll();
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves files alone that are not its own, or cannot be read', async () => {
    const store = await MailStore.open(folder);
    await keep(store, '1');
    const [own = ''] = await readdir(folder);
    await writeFile(join(folder, 'notes.eml'), 'Subject: notes\r\n\r\n');
    await writeFile(join(folder, `${own}.part`), 'half');
    expect(await subjects(await MailStore.open(folder))).toEqual(['1']);
    // A folder by the name of a mail can be read by nobody.
    await rm(join(folder, own));
    await mkdir(join(folder, own));
    expect(await subjects(await MailStore.open(folder))).toEqual([]);
    expect(await readdir(folder)).toHaveLength(3);
  });

  it('does not open where no folder can be made', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(MailStore.open(join(file, 'inbox'))).rejects.toThrow();
  });

  it('keeps mails in memory without a folder', async () => {
    const store = await MailStore.open();
    await keep(store, '1');
    expect(await subjects(store)).toEqual(['1']);
  });
});
