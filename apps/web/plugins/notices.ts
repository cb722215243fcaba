import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const PAGE = 'notices.html';
const NOTICES = join(import.meta.dirname, '../../../NOTICE.md');
const PLACE = '<!-- notices -->';

/**
 * Fills the page of sources and licences with what the repository says of them.
 * @param served paths of the files that are served with the page, which become links where they are named
 */
export function notices(served: readonly string[]): Plugin {
  const marked = new Marked({
    renderer: {
      codespan({ text }) {
        const path = text.replace(/^\//, '');
        // Else as the library has it.
        return served.includes(path) && `<a href="/${path}"><code>${text}</code></a>`;
      },
    },
  });
  return {
    name: 'notices',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (!filename.endsWith(PAGE)) return html;
        const text = await marked.parse(readFileSync(NOTICES, 'utf8'));
        return html.replace(PLACE, () => text);
      },
    },
  };
}
