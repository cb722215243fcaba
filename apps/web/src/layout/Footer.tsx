import { PAGE_PATHS, PRODUCT_NAME } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { LogoSymbol } from '@tercet/ui';
import { Link } from 'react-router-dom';

const TOOLS = ['grammarChecker', 'spellChecker', 'writingAssistant'] as const;
const LINK = 'inline-flex min-h-8 items-center underline-offset-4 hover:underline';
/** On phones all links follow each other. */
const LINE = 'contents sm:flex sm:flex-wrap sm:gap-x-5';

export function Footer() {
  const { t } = useTranslation('common');
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 py-8 text-sm text-ink-muted">
        <p className="flex items-center gap-3">
          <LogoSymbol size={22} />
          <span>
            <span className="font-serif text-base text-ink">{PRODUCT_NAME}</span>
            <span aria-hidden="true"> · </span>
            {t('footer.line')}
          </span>
        </p>
        <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-6 sm:flex-col">
          <div className={LINE}>
            {TOOLS.map((tool) => (
              <Link key={tool} to={PAGE_PATHS[tool]} className={LINK}>
                {t(`footer.${tool}`)}
              </Link>
            ))}
          </div>
          <div className={LINE}>
            <Link to={PAGE_PATHS.accuracy} className={LINK}>
              {t('footer.accuracy')}
            </Link>
            <Link to={PAGE_PATHS.support} className={LINK}>
              {t('footer.support')}
            </Link>
            <Link to={PAGE_PATHS.privacy} className={LINK}>
              {t('footer.privacy')}
            </Link>
            <a href="/graphiql" className={LINK}>
              {t('footer.api')}
            </a>
            <a href="/notices" hrefLang="en" className={LINK}>
              {t('footer.licences')}
            </a>
          </div>
        </nav>
      </div>
    </footer>
  );
}
