import { LOCALES, pageTitle, PRODUCT_NAME } from '@tercet/contracts';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { useEffect } from 'react';
import { announcePage } from './announcer';

export interface PageHead {
  /** The route's title; the product's name follows it. */
  title: string;
  description: string;
  /** Path under which search engines should list the page; without it the page is not listed. */
  canonicalPath?: string;
  /** Whether the page exists at `/en`, `/fr` and `/es` too. */
  hasAlternates?: boolean;
}

const MANAGED = 'data-page-head';

function meta(attribute: 'name' | 'property', name: string, content: string): void {
  let element = document.head.querySelector(`meta[${attribute}="${name}"]`);
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute(attribute, name);
    document.head.append(element);
  }
  element.setAttribute('content', content);
}

function link(rel: string, path: string, hreflang?: string): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = new URL(path, location.origin).href;
  if (hreflang) element.hreflang = hreflang;
  element.setAttribute(MANAGED, '');
  document.head.append(element);
}

/** Title, description and addresses of the page for the browser, search engines and link previews. */
export function usePageHead({ title, description, canonicalPath, hasAlternates }: PageHead): void {
  const locale = useLocale();
  const keywords = useTranslation('common').t('keywords');
  useEffect(() => {
    document.title = pageTitle(title);
    meta('name', 'description', description);
    meta('name', 'keywords', keywords);
    meta('property', 'og:title', document.title);
    meta('property', 'og:description', description);
    meta('property', 'og:locale', locale);
    meta('property', 'og:site_name', PRODUCT_NAME);
    meta('name', 'robots', canonicalPath ? 'index, follow' : 'noindex');
    for (const stale of document.head.querySelectorAll(`link[${MANAGED}]`)) stale.remove();
    if (canonicalPath) link('canonical', canonicalPath);
    if (hasAlternates) {
      for (const language of LOCALES) link('alternate', `/${language}`, language);
      link('alternate', '/', 'x-default');
    }
  }, [title, description, canonicalPath, hasAlternates, keywords, locale]);
  // Separate, so that a switch of language does not move the focus.
  useEffect(() => announcePage(), []);
}
