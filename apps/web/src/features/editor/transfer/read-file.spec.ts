import { expect, it, describe } from '@jest/globals';
import { unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_CHARACTERS,
  IMPORT_MAX_UNPACKED_BYTES,
} from './import-limits';
import { readDocx } from './read-docx';
import { readFile } from './read-file';

const DOCX = readFileSync(new URL('../testing/rivers.docx', import.meta.url));

/** The Word document with a part that unpacks to so many bytes. */
const withPart = (name: string, size: number) =>
  zipSync({ ...unzipSync(new Uint8Array(DOCX)), [name]: new Uint8Array(size).fill(32) });

/** The same archive, in which a part of this size claims to unpack to one byte. */
function lyingOf(archive: Uint8Array, size: number): Uint8Array {
  const lying = archive.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at + 4 <= lying.length; at += 1)
    if (view.getUint32(at, true) === size) view.setUint32(at, 1, true);
  return lying;
}

/** A chosen file; jsdom's cannot be read. */
function file(name: string, contents: string | Uint8Array, size?: number): File {
  const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
  return {
    name,
    size: size ?? bytes.length,
    arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  } as unknown as File;
}

const bytes = (...values: number[]) => Uint8Array.from(values);
const utf16 = (text: string) =>
  bytes(
    0xff,
    0xfe,
    ...text.split('').flatMap((unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8]),
  );

describe('a file becomes a text', () => {
  it.each([
    ['notes.txt', 'Dear Anna,\r\nhello', 'notes', 'Dear Anna,\nhello'],
    ['Plan B.md', '# Plan\n\n- one', 'Plan B', '# Plan\n\n- one'],
    ['LOUD.TXT', 'x', 'LOUD', 'x'],
    ['a.b.markdown', 'x', 'a.b', 'x'],
  ])('%s', async (name, contents, title, text) => {
    expect(await readFile(file(name, contents))).toEqual({ name: title, text });
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('déjà “vu” 😀'), 'déjà “vu” 😀'],
    [
      'UTF-8 with a mark',
      bytes(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('déjà vu')),
      'déjà vu',
    ],
    ['UTF-16', utf16('déjà “vu” 😀'), 'déjà “vu” 😀'],
    ['UTF-16, the other way round', bytes(0xfe, 0xff, 0, 0x64, 0, 0xe9, 0x20, 0x1c), 'dé“'],
    // Node takes Windows-1252 for Latin-1: what only the former has is for the journey to see.
    ['Windows-1252', bytes(0x64, 0xe9, 0x6a, 0xe0), 'déjà'],
  ])('in %s', async (_encoding, contents, text) => {
    expect((await readFile(file('a.txt', contents))).text).toBe(text);
  });

  it('of a Word document, with headings, lists, emphasis and rows as Markdown writes them', async () => {
    expect(await readFile(file('Rivers.docx', DOCX), readDocx)).toEqual({
      name: 'Rivers',
      text: [
        '# Two rivers',
        '## The upper valley',
        'Nobody **recieved** an *answer* in 2020 (see *note*).',
        '- salt\n- bread',
        '1. first\n2. second',
        '| Name | Height |\n| Anna | 1 m |',
        'One line\nand the next.',
      ].join('\n\n'),
    });
  });
});

describe('a file is turned down', () => {
  it.each([
    ['type', file('letter.doc', 'x')],
    ['type', file('letter', 'x')],
    ['tooBig', file('a.txt', 'x', IMPORT_MAX_BYTES + 1)],
    ['tooLong', file('a.txt', 'x'.repeat(IMPORT_MAX_CHARACTERS + 1))],
    ['unreadable', file('a.txt', bytes(0x50, 0x4b, 3, 4, 0, 0, 0xff))],
    ['unreadable', file('a.docx', 'no archive')],
    ['unreadable', file('a.docx', DOCX.subarray(0, 900))],
    ['unpackedTooBig', file('a.docx', withPart('word/bomb.xml', IMPORT_MAX_UNPACKED_BYTES))],
    ['unreadable', file('a.docx', lyingOf(withPart('word/document.xml', 1_000_000), 1_000_000))],
    ['empty', file('a.txt', '')],
    ['empty', file('a.md', ' \n\u200b')],
  ])('as %s', async (reason, chosen) => {
    await expect(readFile(chosen, readDocx)).rejects.toMatchObject({ reason });
  });

  it('where what reads Word documents does not answer', async () => {
    const dead = () => Promise.reject(new Error('died'));
    await expect(readFile(file('a.docx', DOCX), dead)).rejects.toMatchObject({
      reason: 'notLoaded',
    });
  });

  it('leaves pictures packed, however big they are', async () => {
    const pictured = withPart('word/media/image1.png', IMPORT_MAX_UNPACKED_BYTES + 1);
    const { text } = await readFile(file('a.docx', pictured), readDocx);
    expect(text).toContain('# Two rivers');
  });

  it('where its contents are not there any more', async () => {
    const gone = { name: 'a.txt', size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) };
    await expect(readFile(gone as unknown as File)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});
