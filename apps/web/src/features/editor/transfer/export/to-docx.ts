import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type ILevelsOptions,
  type IParagraphOptions,
} from 'docx';
import {
  LINE_BREAK,
  type Block,
  type ExportedDocument,
  type Inline,
  type ListBlock,
  type TextRun as Run,
} from './blocks';

/** From one level of a list to the next. Twentieths of a point. */
const INDENT = 360;
/** Word has no more. */
const DEEPEST_LEVEL = 8;
const SIGNS = ['•', '◦', '▪'] as const;
const CODE_FONT = 'Courier New';
/** As Word and LibreOffice call them, so that they are known for what they are. */
const STYLES = [
  { id: 'Quote', name: 'Quote', basedOn: 'Normal' },
  { id: 'HorizontalLine', name: 'Horizontal Line', basedOn: 'Normal' },
] as const;
const LINK = { color: '0B57D0', underline: {} } as const;

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

function runOf({ text, strong, emphasized, struck, code, href }: Run): TextRun | ExternalHyperlink {
  const run = new TextRun({
    text,
    bold: strong,
    italics: emphasized,
    strike: struck,
    ...(code && { font: CODE_FONT }),
    ...(href !== undefined && LINK),
  });
  return href === undefined ? run : new ExternalHyperlink({ link: href, children: [run] });
}

const childrenOf = (inline: Inline) =>
  inline.map((part) => (part === LINE_BREAK ? new TextRun({ break: 1 }) : runOf(part)));

/** Where a block stands: how far from the margin, and whether it begins an item of a list. */
interface Place {
  /** Twentieths of a point. */
  readonly left: number;
  readonly level: number;
  readonly numbering?: { readonly reference: string; readonly level: number };
  readonly style?: (typeof STYLES)[number]['id'];
}

function levelsOf(start: number | null): ILevelsOptions[] {
  return Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) => ({
    level,
    format: start === null ? LevelFormat.BULLET : LevelFormat.DECIMAL,
    text: start === null ? (SIGNS[level % SIGNS.length] ?? SIGNS[0]) : `%${level + 1}.`,
    alignment: AlignmentType.LEFT,
    ...(start !== null && { start }),
  }));
}

/** Lays blocks out, and collects the numberings that their lists need: each begins anew. */
function layout() {
  const numberings: { reference: string; levels: ILevelsOptions[] }[] = [];

  const paragraph = (
    inline: Inline,
    { left, numbering, style }: Place,
    options: IParagraphOptions = {},
  ) =>
    new Paragraph({
      // An item of a list is known by its style, too.
      ...(style && !numbering && { style }),
      ...options,
      children: childrenOf(inline),
      spacing: { after: numbering ? 60 : 160 },
      ...(numbering && { numbering }),
      ...(left > 0 && { indent: { left, ...(numbering && { hanging: INDENT }) } }),
    });

  const list = ({ start, items }: ListBlock, { left, level }: Place) => {
    const reference = `list-${numberings.length + 1}`;
    numberings.push({ reference, levels: levelsOf(start) });
    return items.flatMap((item) => {
      const inside = { left: left + INDENT, level: Math.min(level + 1, DEEPEST_LEVEL) };
      const [first = { kind: 'paragraph', inline: [] }, ...rest] = item;
      const begun = block(first, { ...inside, numbering: { reference, level } });
      return [...begun, ...rest.flatMap((each) => block(each, inside))];
    });
  };

  const table = (rows: readonly (readonly Inline[])[]) =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        (cells, index) =>
          new TableRow({
            tableHeader: index === 0,
            children: cells.map(
              (inline) =>
                new TableCell({ children: [new Paragraph({ children: childrenOf(inline) })] }),
            ),
          }),
      ),
    });

  const block = (part: Block, place: Place): (Paragraph | Table)[] => {
    switch (part.kind) {
      case 'heading':
        return [
          paragraph(part.inline, place, { heading: HEADINGS[part.level - 1] ?? HEADINGS[0] }),
        ];
      case 'paragraph':
        return [paragraph(part.inline, place)];
      case 'list':
        return list(part, place);
      case 'quote':
        return part.blocks.flatMap((each) =>
          block(each, { ...place, left: place.left + INDENT, style: 'Quote' }),
        );
      case 'code': {
        const looks = { strong: false, emphasized: false, struck: false, code: true };
        const lines = part.text.split('\n').map((text) => ({ ...looks, text }));
        const inline = lines.flatMap((line, index): Inline =>
          index > 0 ? [LINE_BREAK, line] : [line],
        );
        return [paragraph(inline, place)];
      }
      case 'rule':
        return [
          paragraph(
            [],
            { ...place, style: 'HorizontalLine' },
            {
              border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: 'AAAAAA' } },
            },
          ),
        ];
      case 'table':
        // Word joins tables that nothing parts.
        return [table(part.rows), new Paragraph({})];
    }
  };
  return { block, numberings };
}

/** A Word document's bytes. */
export async function toDocx(document: ExportedDocument): Promise<ArrayBuffer> {
  const { block, numberings } = layout();
  const children = document.blocks.flatMap((each) => block(each, { left: 0, level: 0 }));
  const file = new Document({
    title: document.title,
    creator: '',
    lastModifiedBy: '',
    styles: {
      paragraphStyles: [...STYLES],
      default: {
        document: { run: { font: 'Calibri', size: 22, language: { value: document.language } } },
      },
    },
    numbering: { config: numberings },
    sections: [{ children }],
  });
  return Packer.toArrayBuffer(file);
}
