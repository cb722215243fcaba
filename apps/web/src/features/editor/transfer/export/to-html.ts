import { LINE_BREAK, type Block, type ExportedDocument, type Inline, type TextRun } from './blocks';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const STYLE = `body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 Georgia,serif;color:#1c1c1c;overflow-wrap:anywhere}
h1,h2,h3,h4,h5,h6{line-height:1.25}
blockquote{margin:1em 0;padding-left:1em;border-left:3px solid #ccc}
pre{white-space:pre-wrap;background:#f4f4f4;padding:.75em}
table{border-collapse:collapse}th,td{border:1px solid #ccc;padding:.3em .6em;text-align:left}`;

const element = (name: string, contents: string) => `<${name}>${contents}</${name}>`;

function htmlOfRun({ text, strong, emphasized, struck, code, href }: TextRun): string {
  let html = escape(text);
  if (code) html = element('code', html);
  if (struck) html = element('del', html);
  if (emphasized) html = element('em', html);
  if (strong) html = element('strong', html);
  return href === undefined ? html : `<a href="${escape(href)}">${html}</a>`;
}

const htmlOfInline = (inline: Inline) =>
  inline.map((part) => (part === LINE_BREAK ? '<br>\n' : htmlOfRun(part))).join('');

function htmlOfItem(blocks: readonly Block[]): string {
  const [first, ...rest] = blocks;
  // A line of a list is no paragraph of its own.
  if (first?.kind === 'paragraph')
    return element('li', htmlOfInline(first.inline) + htmlOfBlocks(rest));
  return element('li', htmlOfBlocks(blocks));
}

function htmlOfRow(cells: readonly Inline[], cell: 'td' | 'th'): string {
  return element('tr', cells.map((inline) => element(cell, htmlOfInline(inline))).join(''));
}

function htmlOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level}`, htmlOfInline(block.inline));
    case 'paragraph':
      return element('p', htmlOfInline(block.inline));
    case 'list': {
      const items = block.items.map(htmlOfItem).join('\n');
      if (block.start === null) return element('ul', items);
      return `<ol start="${block.start}">${items}</ol>`;
    }
    case 'quote':
      return element('blockquote', htmlOfBlocks(block.blocks));
    case 'code':
      return element('pre', element('code', escape(block.text)));
    case 'rule':
      return '<hr>';
    case 'table': {
      const [head = [], ...rows] = block.rows;
      const body = rows.map((row) => htmlOfRow(row, 'td')).join('');
      return element('table', element('thead', htmlOfRow(head, 'th')) + element('tbody', body));
    }
  }
}

const htmlOfBlocks = (blocks: readonly Block[]): string => blocks.map(htmlOfBlock).join('\n');

/** A page that needs nothing beside itself and runs nothing. */
export function toHtml({ title, language, blocks }: ExportedDocument): string {
  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${htmlOfBlocks(blocks)}
</body>
</html>
`;
}
