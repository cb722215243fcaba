import { localeOfAddress, pageTitle, type PageName } from '@tercet/contracts';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { useEffect } from 'react';
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

function apply({ metas, links }: HeadTags): void {
  const ofPageBefore = [ADDRESSES, ...metas.map(selectorOf)].join();
  for (const stale of document.head.querySelectorAll(ofPageBefore)) stale.remove();
  metas.forEach(addMeta);
  links.forEach(addLink);
}

/**
 * Title, description and addresses of a page for the browser, search engines and link previews. All but the title is for
 * machines, and its words come after the page.
 */
export function usePageHead(name: PageName | 'notFound'): void {
  const locale = useLocale();
  const { t, i18n } = useTranslation(['common', 'html'], { useSuspense: false });
  const areWordsThere = i18n.hasResourceBundle(locale, 'html');
  const { pathname, search } = useLocation();
  const asked = localeOfAddress(pathname, search);
  const title = pageTitle(t(`common:titles.${name}`));
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (areWordsThere) apply(headTags(headWords(name, locale, t), { locale, asked }));
  }, [areWordsThere, name, locale, t, asked]);
  // Separate, so that a switch of language does not move the focus.
  useEffect(() => announcePage(), []);
}
