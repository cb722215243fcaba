import type { PageName } from '@tercet/contracts';
import type { Translator } from '@tercet/i18n';
import { headTags, type HeadContext, type HeadTags, type LinkTag, type MetaTag } from './head-tags';
import { headWords } from './head-words';

const wholeAddress = (path: string) => new URL(path, location.origin).href;

const selectorOf = ({ attribute, name }: MetaTag) => `meta[${attribute}="${name}"]`;

/** What some pages do not have. */
const ADDRESSES = 'link:is([rel=canonical], [rel=alternate]), meta[property="og:url"]';

function addMeta({ attribute, name, content }: MetaTag): void {
  const element = document.createElement('meta');
  element.setAttribute(attribute, name);
  element.content = content.startsWith('/') ? wholeAddress(content) : content;
  document.head.append(element);
}

function addLink({ rel, path, language }: LinkTag): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = wholeAddress(path);
  if (language) element.hreflang = language;
  document.head.append(element);
}

function apply({ metas, links }: HeadTags): void {
  const ofPageBefore = [ADDRESSES, ...metas.map(selectorOf)].join();
  for (const stale of document.head.querySelectorAll(ofPageBefore)) stale.remove();
  metas.forEach(addMeta);
  links.forEach(addLink);
}

/** Puts what a page says of itself to machines, in the words of `t`, in the place of what the page before said. */
export function writeHead(
  name: PageName | 'notFound',
  t: Translator['t'],
  context: HeadContext,
): void {
  apply(headTags(headWords(name, context.locale, t), context));
}
