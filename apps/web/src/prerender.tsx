import { LOCALES, PRODUCT_NAME, type Locale } from '@tercet/contracts';
import { I18nextProvider } from '@tercet/i18n/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes, pageAt } from './routes';
import { startTranslator } from './routing/translator';

/** The home page as a signed-out visitor first sees it, for the build to put into the HTML file. */
export async function renderHome(locale: Locale): Promise<string> {
  const translator = await startTranslator(locale);
  await pageAt('/').preload();
  return renderToString(
    <I18nextProvider i18n={translator}>
      <MemoryRouter initialEntries={['/']}>
        <AppRoutes />
      </MemoryRouter>
    </I18nextProvider>,
  );
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
        <h1 className="font-serif text-3xl">{PRODUCT_NAME}</h1>
        {lines}
      </main>
    </noscript>,
  );
}
