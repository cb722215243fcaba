import { localeOfAddress, type PageName } from '@tercet/contracts';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { announcePage } from './announcer';
import { headTags, type HeadTags, type LinkTag, type MetaTag } from './head-tags';
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

function apply({ title, metas, links }: HeadTags): void {
  document.title = title;
  const ofPageBefore = [ADDRESSES, ...metas.map(selectorOf)].join();
  for (const stale of document.head.querySelectorAll(ofPageBefore)) stale.remove();
  metas.forEach(addMeta);
  links.forEach(addLink);
}

/** Title, description and addresses of a page for the browser, search engines and link previews. */
export function usePageHead(name: PageName | 'notFound'): void {
  const locale = useLocale();
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const asked = localeOfAddress(pathname, search);
  const tags = useMemo(
    () => headTags(headWords(name, locale, t), { locale, asked }),
    [name, locale, t, asked],
  );
  useEffect(() => apply(tags), [tags]);
  // Separate, so that a switch of language does not move the focus.
  useEffect(() => announcePage(), []);
}
