import type { Locale } from '@tercet/contracts';
import { I18nextProvider } from '@tercet/i18n/react';
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
