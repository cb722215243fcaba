import { createDocument } from '@mixmark-io/domino';
import mammoth from 'mammoth';
import TurndownService from 'turndown';

/** What quotations are called by Word, LibreOffice and Pandoc. */
const QUOTES = ['Quote', 'Intense Quote', 'Quotations', 'Block Text'];

/** Styles that say what a paragraph is, beside those that are known as headings. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  ...QUOTES.map((name) => `p[style-name='${name}'] => blockquote > p:fresh`),
  "p[style-name='Horizontal Line'] => hr:fresh",
];

function markdownOf(html: string): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    br: '',
    emDelimiter: '*',
  });
  // The text is to be read as it was written: nobody renders it.
  service.escape = (text) => text;
  service.addRule('listItem', {
    filter: 'li',
    replacement(content, node) {
      const list = node.parentElement;
      const place = list ? Array.from(list.children).indexOf(node as Element) + 1 : 1;
      const mark = list?.nodeName === 'OL' ? `${place}. ` : '- ';
      const text = content.trim().replace(/\n+/g, `\n${' '.repeat(mark.length)}`);
      return `${mark}${text}${node.nextSibling ? '\n' : ''}`;
    },
  });
  service.addRule('tableCell', {
    filter: ['td', 'th'],
    replacement: (content) => `| ${content.trim().replace(/\s*\n\s*/g, ' ')} `,
  });
  service.addRule('tableRow', {
    filter: 'tr',
    replacement: (content) => `${content}|\n`,
  });
  service.addRule('table', { filter: 'table', replacement: (rows) => `\n\n${rows}\n` });
  // Workers have no documents of their own.
  return service.turndown(createDocument(html).body);
}

/** The text of a Word document; headings, lists, quotations, emphasis, links, rules and rows of tables as Markdown writes them. Rejects where it is none. */
export async function docxToMarkdown(arrayBuffer: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer },
    {
      styleMap: STYLES,
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
    },
  );
  return markdownOf(value);
}
