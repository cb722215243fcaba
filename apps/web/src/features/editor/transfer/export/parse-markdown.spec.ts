import { expect, it } from '@jest/globals';
import { LINE_BREAK, type Block, type Inline } from './blocks';
import { parseMarkdown } from './parse-markdown';

const wordsOf = (inline: Inline) =>
  inline.map((part) => (part === LINE_BREAK ? '\n' : part.text)).join('');

function textOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap((item) => item.map(textOf)).join('\n');
    case 'quote':
      return block.blocks.map(textOf).join('\n');
    case 'code':
      return block.text;
    case 'rule':
      return '';
    case 'table':
      return block.rows.map((row) => row.map(wordsOf).join(' ')).join('\n');
    default:
      return wordsOf(block.inline);
  }
}

const text = (markdown: string) => parseMarkdown(markdown).map(textOf).join('\n\n');

it('knows headings, lists in lists, quotes, rules, tables and code', () => {
  const kinds = parseMarkdown('## H\n\n- a\n  1. b\n\n> q\n\n---\n\n|a|\n|-|\n|b|\n\n```\nc\n```');
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'heading',
    'list',
    'quote',
    'rule',
    'table',
    'code',
  ]);
  expect(kinds[1]).toMatchObject({ start: null, items: [[{}, { kind: 'list', start: 1 }]] });
});

it('keeps line breaks, emphasis and links apart', () => {
  const [block] = parseMarkdown('One **two *three***\n~~four~~ [five](https://a.example/)');
  expect(block).toMatchObject({
    kind: 'paragraph',
    inline: [
      { text: 'One ' },
      { text: 'two ', strong: true, emphasized: false },
      { text: 'three', strong: true, emphasized: true },
      LINE_BREAK,
      { text: 'four', struck: true },
      { text: ' ' },
      { text: 'five', href: 'https://a.example/' },
    ],
  });
});

it.each([
  'A <b>tag</b> & an &amp; entity',
  '<script>alert(1)</script>',
  '<!-- a remark -->',
  '[note]: see below',
  '    far from the margin',
  'snake_case_names, 2 * 3 * 4',
  'One\\',
  'Dear all,\nsee you Friday.\n--\nAnna',
  'Dear all,\nsee you Friday.\n==\nAnna',
  'C:\\temp\\*.txt and C:\\_drafts\\[1].txt',
  'C:\\temp\\\nD:\\',
  '\\\\server\\share, or 1 \\- 2',
  '| a | b |\n|---|---|\n| 1 | 2 | 3 |',
])('leaves what is no mark as it was written: %s', (written) => {
  expect(text(written)).toBe(written);
});

it.each([
  ['\\*a\\* and \\_b\\_', '*a* and _b_'],
  ['**c** \\[d\\](https://a.example/)', 'c [d](https://a.example/)'],
  ['1\\. One\\!', '1. One!'],
  ['\\# One', '# One'],
  ['\\\\*a*', '\\a'],
  ['| a \\| b | c |\n|---|---|\n| 1 |', 'a | b c\n1 '],
])('takes the backslashes that keep marks from being read as such: %s', (written, read) => {
  expect(text(written)).toBe(read);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '/editor', 'file:///etc/passwd'])(
  'lets no link lead to %s',
  (address) => {
    const blocks = parseMarkdown(`[words](${address}) ![picture](${address}) <${address}>`);
    expect(JSON.stringify(blocks)).not.toContain('href');
    expect(text(`[words](${address})`)).toBe('words');
  },
);

it('keeps the number that a list begins with, and the boxes of tasks', () => {
  expect(parseMarkdown('7. seven\n8. eight')).toMatchObject([{ start: 7 }]);
  expect(text('- [x] done\n- [ ] due')).toBe('☑ done\n☐ due');
});

it('takes out what files cannot hold', () => {
  expect(text('a\u0000b\u001Bc \uD800 😀')).toBe('abc \uFFFD 😀');
});

it('keeps every paragraph of a long text with blank lines and emoji', () => {
  const paragraphs = Array.from(
    { length: 400 },
    (_, index) => `${index}: a line 😀👩‍👩‍👧, and “more” of it here.`,
  );
  const long = paragraphs.join('\n\n\n');
  expect(long.length).toBeGreaterThan(15_000);
  expect(text(long).split('\n\n')).toEqual(paragraphs);
});
