import { LOCALES, VARIANTS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Icon, Menu, MenuChoices, MenuSeparator } from '@tercet/ui';
import type { LanguageSettingStore } from '../preferences/language-setting';
import { useEditor } from '../state/editor-context';
import { useDeferredStore, useStore } from '../state/use-store';

/** Shows the language of the text and lets a person say it. */
export function LanguageMenu({ setting }: { setting: LanguageSettingStore }) {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const { language, english } = useStore(setting);
  const detected = useDeferredStore(checks.state, (state) => state.language);
  const known = language === 'auto' ? detected : language;
  const short = known ? t(`language.names.${known}`) : t('language.auto');
  const name = language === 'auto' && known ? t('language.detected', { language: short }) : short;
  const speaksEnglish =
    language === 'en' || (language === 'auto' && detected !== 'fr' && detected !== 'es');
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('language.label', { language: name })}
          className="-mx-2 flex min-h-9 items-center gap-1 rounded-sm px-2 hover:bg-brand-soft hover:text-ink"
        >
          <span className="max-sm:hidden">{name}</span>
          <span className="sm:hidden">{short}</span>
          <Icon name="chevronDown" size={14} />
        </button>
      }
    >
      <MenuChoices
        label={t('language.menu')}
        value={language}
        onChange={(next) => setting.change((now) => ({ ...now, language: next }))}
        options={[
          { value: 'auto' as const, label: t('language.auto') },
          ...LOCALES.map((value) => ({ value, label: t(`language.names.${value}`) })),
        ]}
      />
      {speaksEnglish && (
        <>
          <MenuSeparator />
          <MenuChoices
            label={t('language.english')}
            value={english}
            onChange={(next) => setting.change((now) => ({ ...now, english: next }))}
            options={(['any', ...VARIANTS.en] as const).map((value) => ({
              value,
              label: t(`language.variants.${value}`),
            }))}
          />
        </>
      )}
    </Menu>
  );
}
