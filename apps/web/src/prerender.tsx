import {
  LOCALES,
  PAGE_PATHS,
  PRODUCT_NAME,
  type Locale,
  type PrerenderedPage,
} from '@tercet/contracts';
import type { Translator } from '@tercet/i18n';
import { I18nextProvider } from '@tercet/i18n/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { headTags, type HeadTags } from './layout/head-tags';
import { headWords } from './layout/head-words';
import { LinksWithoutScript } from './layout/LinksWithoutScript';
import { AppRoutes, pageAt } from './routes';
import { startTranslator } from './routing/translator';

/** Stands for all addresses that lead to nothing. */
const NOWHERE = '/404';

export interface RenderedPage {
  body: string;
  head: HeadTags;
  /** What the product is, in a sentence. */
  product: string;
}

/** What React leaves in the place of a part that could not be rendered, without an error. */
const LEFT_OUT = '<!--$!-->';

/** Above a page, for readers without JavaScript: what checks and sends looks as if it worked. */
const renderNotice = ({ t }: Translator): string =>
  renderToString(
    <noscript>
      <p className="border-b border-warn bg-warn-soft px-5 py-3 text-center text-md">
        {t('noScript')}
      </p>
    </noscript>,
  );

async function renderBody(name: PrerenderedPage, translator: Translator): Promise<string> {
  const path = name === 'notFound' ? NOWHERE : PAGE_PATHS[name];
  await pageAt(path).preload();
  const render = (part: ReactNode) =>
    renderToString(
      <I18nextProvider i18n={translator}>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
      </I18nextProvider>,
    );
  const page = render(<AppRoutes />);
  // Some say it where it matters most.
  const notice = page.includes('<noscript>') ? '' : renderNotice(translator);
  // The scripted page needs none of them, so they are no part of it.
  const links = render(<LinksWithoutScript />);
  if (page.includes(LEFT_OUT)) throw new Error(`A part of the page of ${name} cannot be rendered`);
  if (!page.includes('</header>')) throw new Error(`The page of ${name} has no bar`);
  return notice + page.replace('</header>', () => `${links}</header>`);
}

/** A page as a signed-out visitor first sees it, for the build to put into its HTML file. Not to be called twice at once. */
export async function renderPage(name: PrerenderedPage, locale: Locale): Promise<RenderedPage> {
  const translator = await startTranslator(locale);
  await translator.loadNamespaces('html');
  return {
    body: await renderBody(name, translator),
    head: headTags(headWords(name, locale, translator.t), { locale, asked: null }),
    product: translator.t('html:descriptions.home'),
  };
}

/** What every other page says to readers without JavaScript, in each language. */
export async function renderNoScript(): Promise<string> {
  const lines: ReactNode[] = [];
  for (const locale of LOCALES) {
    const { t } = await startTranslator(locale);
    lines.push(
      <p key={locale} lang={locale} className="mt-6">
        {t('noScript')}
      </p>,
    );
  }
  return renderToString(
    <noscript>
      <main className="mx-auto max-w-[52ch] px-5 py-24 text-lg">
        <h1 className="font-serif text-title-sm">
          <a href={PAGE_PATHS.home} className="underline">
            {PRODUCT_NAME}
          </a>
        </h1>
        {lines}
      </main>
    </noscript>,
  );
}
