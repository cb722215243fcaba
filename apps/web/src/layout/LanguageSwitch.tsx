import { LOCALES, type Locale } from '@tercet/contracts';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { cx, Notice } from '@tercet/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { chooseLocale, localeOfPath } from '../preferences/language';
import { LANGUAGE_NAMES } from '../preferences/language-names';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('common');
  const current = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);

  const choose = async (locale: Locale) => {
    try {
      if (!(await chooseLocale(i18n, locale))) return;
      setFailed(false);
      // An address such as /fr names a language, so it follows the choice.
      if (localeOfPath(pathname)) await navigate(`/${locale}`, { replace: true });
    } catch {
      setFailed(true);
    }
  };

  return (
    <div role="group" aria-label={t('language.label')} className="flex shrink-0">
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          title={LANGUAGE_NAMES[locale]}
          aria-pressed={locale === current}
          onClick={() => void choose(locale)}
          className={cx(
            'relative min-h-10 min-w-10 rounded-sm px-2 text-sm font-medium transition-colors duration-150 hover:text-ink',
            locale === current
              ? 'text-ink after:absolute after:inset-x-2.5 after:bottom-2 after:h-0.5 after:bg-brand'
              : 'text-ink-muted',
          )}
        >
          <span aria-hidden="true">{locale.toUpperCase()}</span>
          <span className="sr-only">{LANGUAGE_NAMES[locale]}</span>
        </button>
      ))}
      {failed && (
        <div className="fixed inset-x-4 top-20 z-40 mx-auto max-w-md">
          <Notice tone="danger">{t('language.failed')}</Notice>
        </div>
      )}
    </div>
  );
}
