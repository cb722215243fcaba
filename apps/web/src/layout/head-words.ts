import {
  GENERAL_PREVIEW,
  LISTED_PAGES,
  previewPath,
  PRODUCT_NAME,
  type Locale,
  type PageName,
} from '@tercet/contracts';
import type { Translator } from '@tercet/i18n';
import type { PageHead, Picture } from './head-tags';

/** What a page says of itself, in the words of `t`. */
export function headWords(
  name: PageName | 'notFound',
  locale: Locale,
  t: Translator['t'],
): PageHead {
  const listedAs = LISTED_PAGES.find((listed) => listed === name);
  const title = t(`titles.${name}`);
  const picture: Picture = listedAs
    ? { path: previewPath(listedAs, locale), says: `${title} – ${t(`html:previews.${listedAs}`)}` }
    : { path: GENERAL_PREVIEW, says: `${PRODUCT_NAME} – ${t('html:previews.home')}` };
  return {
    title,
    description: t(`html:descriptions.${name}`),
    keywords: t(`html:keywords.${listedAs ?? 'home'}`),
    picture,
    listedAs,
  };
}
