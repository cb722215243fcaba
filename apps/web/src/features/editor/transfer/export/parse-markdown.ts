import { type MarkedToken, type Token, type Tokens } from 'marked';
import { LINE_BREAK, type Block, type Inline, type TextRun } from './blocks';
import { isEscaping, known, markdown } from './markdown';
import { safeLink } from './safe-link';

/** What no file format takes: controls, and halves of characters. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;
const HALVES = /\p{Cs}/gu;

type Looks = Omit<TextRun, 'text'>;
const PLAIN: Looks = { strong: false, emphasized: false, struck: false, code: false };

function runs(text: string, looks: Looks): Inline {
  return text
    .split('\n')
    .flatMap((line, index): Inline => [
      ...(index > 0 ? ([LINE_BREAK] as const) : []),
      ...(line === '' ? [] : [{ ...looks, text: line }]),
    ]);
}

function linkedTo(address: string, looks: Looks): Looks {
  const href = safeLink(address);
  return href === undefined ? looks : { ...looks, href };
}

function inlineOf(tokens: readonly Token[] | undefined, looks: Looks = PLAIN): Inline {
  const isEscaped = isEscaping(tokens);
  return known(tokens).flatMap((token): Inline => {
    switch (token.type) {
      case 'strong':
        return inlineOf(token.tokens, { ...looks, strong: true });
      case 'em':
        return inlineOf(token.tokens, { ...looks, emphasized: true });
      case 'del':
        return inlineOf(token.tokens, { ...looks, struck: true });
      case 'link':
        return inlineOf(token.tokens, linkedTo(token.href, looks));
      case 'image':
        return runs(token.text || token.href, linkedTo(token.href, looks));
      case 'codespan':
        return runs(token.text, { ...looks, code: true });
      case 'br':
        // Every line ends where it ends: a backslash there is one that was written.
        return [...runs(token.raw.startsWith('\\') ? '\\' : '', looks), LINE_BREAK];
      case 'checkbox':
        return runs(token.checked ? '☑ ' : '☐ ', looks);
      case 'text':
        return token.tokens ? inlineOf(token.tokens, looks) : runs(token.text, looks);
      case 'escape':
        return runs(isEscaped ? token.text : token.raw, looks);
      default:
        return runs(token.raw, looks);
    }
  });
}

function listOf({ ordered, start, items }: Tokens.List): Block {
  return {
    kind: 'list',
    start: ordered ? Number(start) || 0 : null,
    items: items.map(({ tokens }) => blocksOf(tokens)),
  };
}

function tableOf({ header, rows }: Tokens.Table): Block {
  return {
    kind: 'table',
    rows: [header, ...rows].map((row) => row.map(({ tokens }) => inlineOf(tokens))),
  };
}

const paragraph = (inline: Inline): Block[] =>
  inline.length > 0 ? [{ kind: 'paragraph', inline }] : [];

function blockOf(token: MarkedToken): Block[] {
  switch (token.type) {
    case 'heading':
      return [
        {
          kind: 'heading',
          level: Math.min(token.depth, 6) as 1 | 2 | 3 | 4 | 5 | 6,
          inline: inlineOf(token.tokens),
        },
      ];
    case 'paragraph':
    case 'text':
      return paragraph(inlineOf(token.tokens ?? [token]));
    case 'list':
      return [listOf(token)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(token.tokens) }];
    case 'code':
      return [{ kind: 'code', text: token.text }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'table':
      return [tableOf(token)];
    case 'space':
      return [];
    default:
      return paragraph(inlineOf([token]));
  }
}

/** Neighbours that belong to one line, such as the box of a task and its words, become one paragraph. */
function blocksOf(tokens: readonly Token[]): readonly Block[] {
  const blocks: Block[] = [];
  let line: Token[] = [];
  const endLine = () => {
    blocks.push(...paragraph(inlineOf(line)));
    line = [];
  };
  for (const token of known(tokens)) {
    if (token.type === 'text' || token.type === 'checkbox') {
      line.push(token);
      continue;
    }
    endLine();
    blocks.push(...blockOf(token));
  }
  endLine();
  return blocks;
}

/** The parts of a text with Markdown's marks. What is not meant as a mark stays as it was written. */
export function parseMarkdown(text: string): readonly Block[] {
  const writable = text.replace(CONTROLS, '').replace(HALVES, '\uFFFD');
  return blocksOf(markdown.lexer(writable));
}
