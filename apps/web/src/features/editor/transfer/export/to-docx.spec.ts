/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { docxToMarkdown } from '../docx-to-markdown';
import { parseMarkdown } from './parse-markdown';
import { toDocx } from './to-docx';

const write = (text: string) =>
  toDocx({ title: 'Two & three', language: 'fr', blocks: parseMarkdown(text) });

async function read(text: string) {
  const { value, messages } = await mammoth.convertToHtml({ arrayBuffer: await write(text) });
  expect(messages).toEqual([]);
  return value;
}

it.each([
  ['# One\n\n### Three', '<h1>One</h1><h3>Three</h3>'],
  ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['**a** *b* ***c***', '<p><strong>a</strong> <em>b</em> <strong><em>c</em></strong></p>'],
  ['one\ntwo', '<p>one<br />two</p>'],
  ['[a](https://a.example/?b&c)', '<p><a href="https://a.example/?b&amp;c">a</a></p>'],
  ['[a](javascript:b)', '<p>a</p>'],
  ['« été » – “œ” 😀 <b>', '<p>« été » – “œ” 😀 &lt;b&gt;</p>'],
  ['~~a~~', '<p><s>a</s></p>'],
])('Word reads %j', async (text, html) => {
  expect(await read(text)).toBe(html);
});

it.each(['> One.\n> \n> Two.\n\nThree.', 'One.\n\n---\n\nTwo.'])(
  'comes back as it was: %j',
  async (text) => {
    expect(await docxToMarkdown(await write(text))).toBe(text);
  },
);

it('keeps headings and lists that are quoted as what they are', async () => {
  expect(await docxToMarkdown(await write('> # One\n>\n> - two'))).toBe('# One\n\n- two');
});

it('keeps the rows of tables', async () => {
  const html = await read('| a | b |\n|---|---|\n| c | d |');
  expect(html.match(/<t[hd]><p>\w/g)).toHaveLength(4);
});

it('tells the title, the language and what lists begin with', async () => {
  const files = unzipSync(new Uint8Array(await write('5. five\n\ntext\n\n1. one')));
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(part('docProps/core.xml')).toContain('<dc:title>Two &amp; three</dc:title>');
  expect(part('word/styles.xml')).toContain('w:val="fr"');
  expect(part('word/numbering.xml')).toContain('<w:start w:val="5"/>');
});

it('keeps every paragraph of a long text with blank lines and emoji', async () => {
  const paragraphs = Array.from(
    { length: 400 },
    (_, index) => `${index}: a line 😀, and “more” of it here.`,
  );
  expect(await read(paragraphs.join('\n\n\n'))).toBe(
    paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  );
});
