import { LOCALES, PRODUCT_NAME, type ListedPage, type Locale } from '@tercet/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { MOTIF_WORDS } from './motif-words';
import { MOTIFS } from './motifs';

interface Html {
  readonly previews: Readonly<Record<ListedPage, string>>;
}

interface Common {
  readonly titles: Readonly<Record<ListedPage, string>>;
  readonly plan: { readonly free: string; readonly premium: string };
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** By the most characters of a title. */
const SIZES = { short: 12, usual: 26, long: 40, longest: Infinity };
const sizeOf = (title: string) =>
  Object.entries(SIZES).find(([, most]) => title.length <= most)?.[0] ?? '';

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', es: 'Español' };
const STYLE = read('libs/ui/src/theme.css') + read('scripts/lib/previews/card.css');
const MARK = read('apps/web/public/icon.svg');

/** No line ends in a word of one or two letters. */
const glued = (text: string) => text.replaceAll(/(?<![\p{L}’])(\p{L}{1,2}) /gu, '$1\u00a0');

const languagesFor = (locale: Locale) =>
  LOCALES.map((name) =>
    name === locale ? `<b>${NAMES[name]}</b>` : `<span>${NAMES[name]}</span>`,
  ).join('');

/** A page's picture: as HTML, which needs the display face beside it, and what it says. */
export function card(page: ListedPage, locale: Locale): { html: string; says: string } {
  const wordsIn = (namespace: string): unknown =>
    JSON.parse(read(`libs/i18n/locales/${locale}/${namespace}.json`));
  const { titles, plan } = wordsIn('common') as Common;
  const { previews } = wordsIn('html') as Html;
  const { tone, draw } = MOTIFS[page];
  const title = titles[page];
  const line = previews[page];
  const others = LOCALES.filter((other) => other !== locale);
  const words = {
    ...MOTIF_WORDS[locale],
    ...plan,
    inOthers: others.map((other) => MOTIF_WORDS[other].grammar),
  };
  const html = `<!doctype html>
<html lang="${locale}" data-theme="light">
<meta charset="utf-8">
<style>${STYLE}</style>
<body data-tone="${tone}">
<div class="words">
<div class="brand">${MARK}${PRODUCT_NAME}</div>
<h1 class="${sizeOf(title)}">${glued(title)}</h1>
<p class="line">${glued(line)}</p>
<div class="languages">${languagesFor(locale)}</div>
</div>
<div class="motif">${draw(words)}</div>
`;
  return { html, says: `${title} – ${line}` };
}
