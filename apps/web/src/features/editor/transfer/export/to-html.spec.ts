import { expect, it } from '@jest/globals';
import { parseMarkdown } from './parse-markdown';
import { toHtml } from './to-html';

function page(text: string, title = 'A title', language = 'fr') {
  const html = toHtml({ title, language, blocks: parseMarkdown(text) });
  return new DOMParser().parseFromString(html, 'text/html');
}

it('is one page with a language and a title', () => {
  const { documentElement, title, head } = page('x', '</title><script>1 & 2</script>');
  expect(documentElement.lang).toBe('fr');
  expect(title).toBe('</title><script>1 & 2</script>');
  expect(head.querySelector('link, script')).toBeNull();
});

it('has headings, lists, emphasis, links, line breaks and tables', () => {
  const { body } = page(
    '## H\n\n- a\n- **b**\n  - c\n\n4. d\n\n*e*\n~~f~~ `g` [h](https://h.example/)\n\n> i\n\n| j |\n|---|\n| k |\n\n---',
  );
  expect(body.querySelector('h2')?.textContent).toBe('H');
  expect(body.querySelector('ul > li > strong')?.textContent).toBe('b');
  expect(body.querySelector('ul ul > li')?.textContent).toBe('c');
  expect(body.querySelector('ol[start="4"] > li')?.textContent).toBe('d');
  expect(body.querySelector('p > em + br')).not.toBeNull();
  expect(body.querySelector('del')?.textContent).toBe('f');
  expect(body.querySelector('p > code')?.textContent).toBe('g');
  expect(body.querySelector('a')?.getAttribute('href')).toBe('https://h.example/');
  expect(body.querySelector('blockquote > p')?.textContent).toBe('i');
  expect(body.querySelector('thead th')?.textContent).toBe('j');
  expect(body.querySelector('tbody td')?.textContent).toBe('k');
  expect(body.querySelector('hr')).not.toBeNull();
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '**<svg/onload=alert(1)>**',
  '[x](javascript:alert(1))',
  '[x](https://a.example/"onmouseover="alert(1))',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '| <script>a</script> |\n|---|\n| <iframe> |',
])('lets nothing run: %s', (text) => {
  const { documentElement } = page(text);
  const elements = [...documentElement.querySelectorAll('*')];
  const names = elements.map(({ localName }) => localName);
  for (const name of ['script', 'img', 'svg', 'iframe']) expect(names).not.toContain(name);
  for (const { attributes } of elements)
    for (const { name, value } of attributes)
      expect(`${name}=${value}`).not.toMatch(/^on|javascript:/);
});
