import pdfMake from 'pdfmake/build/pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { LINE_BREAK, type Block, type ExportedDocument, type Inline, type TextRun } from './blocks';

/** The faces of the text's typeface, and one for emoji. */
const FONTS = ['regular', 'strong', 'emphasized', 'both', 'emoji'] as const;
export type PdfFont = (typeof FONTS)[number];

/** Resolves to a font's file, in base 64. */
export type LoadFont = (font: PdfFont) => Promise<string>;

const FAMILIES = {
  Text: { normal: 'regular', bold: 'strong', italics: 'emphasized', bolditalics: 'both' },
  Emoji: { normal: 'emoji', bold: 'emoji', italics: 'emoji', bolditalics: 'emoji' },
};

/** Points. */
const SIZE = 11;
const HEADING_SIZES = [22, 17, 14, 12, 11, 11] as const;
const MARGIN = 64;
const INDENT = 18;

/** A character of several parts, such as a flag or a family, is drawn as one. */
const EMOJI =
  /(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F\u20E3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D|\p{Extended_Pictographic})*)+/gu;
/** Signs that the text's typeface has itself. */
const TEXT_SIGNS = /^[©®™‼⁉ℹ↔↕☐☑✓]+$/u;
/** The typeface lacks the narrow space before French punctuation. */
const NARROW_SPACE = /\u202F/gu;

interface Piece {
  readonly text: string;
  readonly isEmoji: boolean;
}

function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(EMOJI)) {
    if (TEXT_SIGNS.test(match[0])) continue;
    if (match.index > end) found.push({ text: text.slice(end, match.index), isEmoji: false });
    found.push({ text: match[0], isEmoji: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), isEmoji: false });
  return found;
}

function contentsOfRun({ text, strong, emphasized, struck, code, href }: TextRun) {
  return pieces(text).map(({ text: piece, isEmoji }) => ({
    text: piece.replace(NARROW_SPACE, '\u00A0'),
    // A heading is strong without its words being so.
    ...(strong && { bold: true }),
    ...(emphasized && { italics: true }),
    preserveLeadingSpaces: true,
    ...(isEmoji && { font: 'Emoji' }),
    ...(struck && { decoration: 'lineThrough' as const }),
    ...(code && { background: '#f0f0f0' }),
    ...(href !== undefined && {
      link: href,
      color: '#0b57d0',
      decoration: 'underline' as const,
    }),
  }));
}

const contentsOf = (inline: Inline) =>
  inline.flatMap((part) => (part === LINE_BREAK ? [{ text: '\n' }] : contentsOfRun(part)));

function contentOfBlock(block: Block, isInList = false): Content {
  const after: [number, number, number, number] = [0, 0, 0, isInList ? 3 : 9];
  switch (block.kind) {
    case 'heading':
      return {
        text: contentsOf(block.inline),
        fontSize: HEADING_SIZES[block.level - 1] ?? SIZE,
        bold: true,
        headlineLevel: block.level,
        margin: [0, 8, 0, 6],
      };
    case 'paragraph':
      return { text: contentsOf(block.inline), margin: after };
    case 'list': {
      const items = block.items.map((item): Content => ({
        stack: item.map((each) => contentOfBlock(each, true)),
      }));
      if (block.start === null) return { ul: items, margin: after };
      return { ol: items, start: block.start, margin: after };
    }
    case 'quote':
      return { stack: block.blocks.map((each) => contentOfBlock(each)), margin: [INDENT, 0, 0, 0] };
    case 'code':
      return {
        text: contentsOfRun({
          text: block.text,
          strong: false,
          emphasized: false,
          struck: false,
          code: true,
        }),
        margin: after,
      };
    case 'rule':
      return {
        canvas: [{ type: 'line', x1: 0, y1: 4, x2: 595 - 2 * MARGIN, y2: 4, lineColor: '#aaaaaa' }],
        margin: after,
      };
    case 'table': {
      const width = Math.max(...block.rows.map((row) => row.length));
      return {
        table: {
          headerRows: 1,
          widths: Array.from({ length: width }, () => '*'),
          body: block.rows.map((row, index) =>
            Array.from({ length: width }, (_, column) => ({
              text: contentsOf(row[column] ?? []),
              bold: index === 0,
            })),
          ),
        },
        margin: after,
      };
    }
  }
}

function definitionOf({ title, language, blocks }: ExportedDocument): TDocumentDefinitions {
  return {
    info: { title },
    language,
    pageSize: 'A4',
    pageMargins: MARGIN,
    defaultStyle: { font: 'Text', fontSize: SIZE, lineHeight: 1.3 },
    // A heading does not stand alone at the end of a page.
    pageBreakBefore: (node, container) =>
      node.headlineLevel !== undefined && container.getFollowingNodesOnPage().length === 0,
    footer: (page, pages) =>
      pages > 1 ? { text: `${page} / ${pages}`, alignment: 'center', fontSize: 9 } : '',
    content: blocks.map((block) => contentOfBlock(block)),
  };
}

/** Emoji need a font of half a megabyte, which other texts do without. */
const hasEmoji = ({ blocks }: ExportedDocument) =>
  pieces(JSON.stringify(blocks)).some(({ isEmoji }) => isEmoji);

/** A PDF document's bytes. */
export async function toPdf(document: ExportedDocument, loadFont: LoadFont): Promise<Uint8Array> {
  const needed = FONTS.filter((font) => font !== 'emoji' || hasEmoji(document));
  const files = await Promise.all(
    needed.map(async (font) => [font, await loadFont(font)] as const),
  );
  pdfMake.addVirtualFileSystem(Object.fromEntries(files));
  pdfMake.setFonts(FAMILIES);
  return pdfMake.createPdf(definitionOf(document)).getBuffer();
}
