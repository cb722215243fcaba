import { isLocale, VARIANTS, type Locale, type Variant } from '@tercet/contracts';
import type { LanguageChoice } from '@tercet/proofreading-core';
import type { Database } from '../drafts/database';
import type { TabChannel } from '../drafts/draft-session';
import { loadKeptValue, type KeptValue } from './kept-value';

/** The language that the person has chosen for the text; `auto` looks at each sentence. */
export interface LanguageSetting {
  readonly language: Locale | 'auto';
  readonly english: (typeof VARIANTS)['en'][number];
}

export type LanguageSettingStore = KeptValue<LanguageSetting>;

const KEY = 'language';

function isEnglishVariant(value: unknown): value is LanguageSetting['english'] {
  return VARIANTS.en.includes(value as LanguageSetting['english']);
}

/** The first English among the browser's languages, such as `en-GB`. */
export function preferredEnglish(languages: readonly string[]): LanguageSetting['english'] {
  return languages.find(isEnglishVariant) ?? VARIANTS.en[0];
}

function isSetting(value: unknown): value is LanguageSetting {
  if (typeof value !== 'object' || value === null) return false;
  const { language, english } = value as Partial<LanguageSetting>;
  return (language === 'auto' || isLocale(language)) && isEnglishVariant(english);
}

/** The setting of this browser. What cannot be kept holds for this visit. */
export function loadLanguageSetting(
  open: () => Promise<Database>,
  channel: TabChannel | null,
): Promise<LanguageSettingStore> {
  const initial: LanguageSetting = {
    language: 'auto',
    english: preferredEnglish(navigator.languages),
  };
  const onFailure = () => undefined;
  return loadKeptValue({ key: KEY, initial, isValid: isSetting, open, channel, onFailure });
}

/** What the engine is told: sentences too short to tell are in the interface language. */
export function toLanguageChoice(
  setting: LanguageSetting,
  interfaceLocale: Locale,
): LanguageChoice {
  const variants: Partial<Record<Locale, Variant>> = { en: setting.english };
  return { language: setting.language, fallback: interfaceLocale, variants };
}
