/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf';
import { parseMarkdown } from './parse-markdown';
import { toPdf, type PdfFont } from './to-pdf';

const { resolve } = createRequire(import.meta.url);
const FILES: Readonly<Record<PdfFont, string>> = {
  regular: 'pdfmake/fonts/Roboto/Roboto-Regular.ttf',
  strong: 'pdfmake/fonts/Roboto/Roboto-Medium.ttf',
  emphasized: 'pdfmake/fonts/Roboto/Roboto-Italic.ttf',
  both: 'pdfmake/fonts/Roboto/Roboto-MediumItalic.ttf',
  emoji: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
};

async function write(text: string) {
  const loaded: PdfFont[] = [];
  const document = { title: 'Œuvre', language: 'fr', blocks: parseMarkdown(text) };
  const bytes = await toPdf(document, async (font) => {
    loaded.push(font);
    return readFile(resolve(FILES[font]), 'base64');
  });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text: pages } = await extractText(pdf);
  return { pdf, pages, words: pages.join('\n'), totalPages, loaded };
}

it('holds the text, to be selected and found', async () => {
  const { words } = await write(
    '# Le cœur\n\n« Été », dit-il\u202f: **“non”** – *jamais*…\n\n- sel\n- pain\n\n3. trois\n4. quatre\n\n> cité\n\nłódź Ωμέγα',
  );
  for (const part of [
    'Le cœur',
    '« Été », dit-il : “non” – jamais…',
    'sel',
    'pain',
    '3.',
    'quatre',
    'cité',
    'łódź Ωμέγα',
  ])
    expect(words).toContain(part);
});

it('sets headings and emphasis off from other words', async () => {
  const { pdf } = await write('# Heading\n\nplain **strong** *emphasized* ***both***');
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const fonts = new Map(
    items.flatMap((item) => ('str' in item ? [[item.str.trim(), item.fontName] as const] : [])),
  );
  const looks = ['plain', 'strong', 'emphasized', 'both'].map((word) => fonts.get(word));
  expect(new Set(looks).size).toBe(4);
  expect(fonts.get('Heading')).toBe(fonts.get('strong'));
});

it('has a title and links', async () => {
  const { pdf } = await write('[here](https://example.com/a)');
  const { info } = await getMeta(pdf);
  expect(info.Title).toBe('Œuvre');
  expect((await extractLinks(pdf)).links).toEqual(['https://example.com/a']);
});

it('keeps every paragraph of a long text, over several pages', async () => {
  const paragraphs = Array.from(
    { length: 300 },
    (_, index) => `Paragraph number${index} is here, with 😀 and œ.`,
  );
  const { words, totalPages } = await write(paragraphs.join('\n\n'));
  expect(totalPages).toBeGreaterThan(3);
  for (const index of paragraphs.keys()) expect(words).toContain(`number${index} is`);
});

it('breaks words that are longer than a line', async () => {
  const word = 'x'.repeat(1_000);
  const { words } = await write(word);
  expect(words.replace(/\s/g, '')).toContain(word);
});

it('draws emoji with a font of their own, which other texts do not load', async () => {
  const { words, loaded } = await write('Bravo 👩‍👩‍👧 🇫🇷 ❤️ 1️⃣ 👍🏽!');
  expect(words).toContain('Bravo');
  expect(words).toContain('❤');
  expect(loaded).toContain('emoji');
  expect((await write('Bravo ©!')).loaded).not.toContain('emoji');
});

it.each([
  '',
  '中文 العربية \u0000\uD800',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '```\nlet a = 1;\n```',
  '---',
])('is written of “%s” too', async (text) => {
  expect((await write(text)).totalPages).toBe(1);
});
