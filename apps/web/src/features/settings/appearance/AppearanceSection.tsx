import { LOCALES, THEMES } from '@tercet/contracts';
import { useErrorMessage, useLocale, useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { FormFailure } from '../../../forms/FormFailure';
import { LANGUAGE_NAMES } from '../../../preferences/language-names';
import { THEME_ICONS } from '../../../preferences/theme-icons';
import { useTheme } from '../../../preferences/use-theme';
import { Choices } from '../parts/Choices';
import { Section } from '../parts/Section';
import { useAppearance } from './use-appearance';

export function AppearanceSection() {
  const { t } = useTranslation(['settings', 'common']);
  const say = useErrorMessage();
  const locale = useLocale();
  const theme = useTheme();
  const { saving, chooseTheme, chooseLanguage } = useAppearance();
  return (
    <Section name="appearance" intro={t('appearance.intro')}>
      <div className="flex flex-col gap-6">
        <Choices
          legend={t('appearance.language')}
          name="language"
          value={locale}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          onChoose={(value) => void chooseLanguage(value)}
        />
        <Choices
          legend={t('appearance.theme')}
          name="theme"
          value={theme}
          options={THEMES.map((value) => ({
            value,
            label: t(`appearance.themes.${value}`),
            icon: THEME_ICONS[value],
          }))}
          onChoose={(value) => void chooseTheme(value)}
        />
        {saving.state === 'failed' && (
          <FormFailure title={t('appearance.notSaved')} text={say(saving.error)} />
        )}
        {saving.state === 'notLoaded' && (
          <Notice tone="danger">{t('common:language.failed')}</Notice>
        )}
        <p role="status" className="-mt-2 min-h-6 text-sm text-ink-muted">
          {saving.state === 'saved' && t('appearance.saved')}
        </p>
      </div>
    </Section>
  );
}
