import { LOCALES, type Locale } from '@tercet/contracts';
import { createI18n, NAMESPACES } from '@tercet/i18n';
import { I18nextProvider } from '@tercet/i18n/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';

const translators = new Map(
  await Promise.all(
    LOCALES.map(
      async (locale) => [locale, await createI18n({ locale, namespaces: NAMESPACES })] as const,
    ),
  ),
);

/** Shows the address of the moment, for tests to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

interface Place {
  /** An address, or an entry of the history with what it keeps aside. */
  at?: string | Partial<Location>;
  locale?: Locale;
}

/** Renders `page` at an address and in a language. */
export function renderPage(page: ReactNode, { at = '/', locale = 'en' }: Place = {}) {
  const translator = translators.get(locale);
  if (!translator) throw new Error(`No translator speaks ${locale}`);
  const view = render(
    <I18nextProvider i18n={translator}>
      <MemoryRouter initialEntries={[at]}>
        {page}
        <Address />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return { ...view, translator };
}
