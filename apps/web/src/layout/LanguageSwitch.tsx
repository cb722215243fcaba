import { LOCALES, type Locale } from '@tercet/contracts';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { cx, IconButton, Notice } from '@tercet/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { chooseLocale } from '../preferences/language';
import { LANGUAGE_NAMES } from '../preferences/language-names';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('common');
  const current = useLocale();
  const { pathname } = useLocation();
  const [failed, setFailed] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => () => setFailed(false), [pathname]);

  const choose = async (locale: Locale) => {
    try {
      if (await chooseLocale(i18n, locale)) setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  const close = () => {
    setFailed(false);
    // The button that had the focus is gone.
    pressed.current?.focus();
  };

  return (
    <div role="group" aria-label={t('language.label')} className="flex shrink-0">
      {LOCALES.map((locale) => (
        <button
          key={locale}
          ref={locale === current ? pressed : undefined}
          type="button"
          lang={locale}
          title={LANGUAGE_NAMES[locale]}
          aria-pressed={locale === current}
          onClick={() => void choose(locale)}
          className={cx(
            'relative min-h-10 min-w-10 rounded-sm px-2 text-sm font-medium transition-colors hover:text-ink',
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
        <div className="fixed inset-x-4 top-20 z-toast mx-auto max-w-md">
          <Notice
            tone="danger"
            action={
              <IconButton icon="close" size="sm" label={t('actions.close')} onClick={close} />
            }
          >
            {t('language.failed')}
          </Notice>
        </div>
      )}
    </div>
  );
}
