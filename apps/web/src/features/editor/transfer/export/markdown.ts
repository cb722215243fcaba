import { Marked, Tokenizer, type MarkedToken, type Token, type Tokens } from 'marked';

const cellsIn = (row: string) =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** Whether there is a column for every cell: those without one would vanish. */
const hasRoom = ({ raw, header }: Tokens.Table) =>
  raw.split('\n').every((row) => cellsIn(row) <= header.length);

/** Reads Markdown in a text that may never have been written as such: what only could be meant as a mark is none. */
export const markdown = new Marked({
  breaks: true,
  tokenizer: {
    // Definitions of links would vanish, indented lines are paragraphs, and a line above dashes may be that of a signature.
    def: () => undefined,
    code: () => undefined,
    html: () => undefined,
    tag: () => undefined,
    lheading: () => undefined,
    table(source) {
      const table = Tokenizer.prototype.table.call(this, source);
      return table && hasRoom(table) ? table : undefined;
    },
  },
});

/** `Tokens.Generic` stands for those of extensions, of which there are none. */
export const known = (tokens: readonly Token[] | undefined) =>
  (tokens ?? []) as readonly MarkedToken[];

const WORDS: readonly MarkedToken['type'][] = ['paragraph', 'text', 'escape', 'br', 'space'];

/** What is more than words, in the order of the text. */
const marksIn = (tokens: readonly Token[] | undefined): string[] =>
  known(tokens).flatMap((token) => [
    ...(WORDS.includes(token.type) ? [] : [token.raw]),
    ...marksIn('tokens' in token ? token.tokens : []),
  ]);

/** Whether backslashes keep anything from being read as a mark, which they do not in the path of a file. */
export function isEscaping(tokens: readonly Token[] | undefined): boolean {
  if (!tokens?.some(({ type }) => type === 'escape')) return false;
  const bare = known(tokens).map((token) => (token.type === 'escape' ? token.text : token.raw));
  return marksIn(markdown.lexer(bare.join(''))).join() !== marksIn(tokens).join();
}
