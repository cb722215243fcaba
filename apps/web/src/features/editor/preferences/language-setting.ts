import { isLocale, isRecord, type Locale, type Variant, VARIANTS } from '@tercet/contracts';
import type { LanguageChoice } from '@tercet/proofreading-core';
import type { Database } from '../drafts/database';
import type { TabChannel } from '../drafts/draft-session';
import { loadKeptValue, type KeptValue } from './kept-value';

/** The language that the person has chosen for the text; `auto` looks at each sentence. */
export interface LanguageSetting {
  readonly language: Locale | 'auto';
  /** `any` takes the spellings of all. */
  readonly english: EnglishVariant | 'any';
}

type EnglishVariant = (typeof VARIANTS)['en'][number];

export type LanguageSettingStore = KeptValue<LanguageSetting>;

const KEY = 'language';

function isEnglishVariant(value: unknown): value is EnglishVariant {
  return VARIANTS.en.includes(value as EnglishVariant);
}

/** The first English among the browser's languages, such as `en-GB`; any where it has none. */
export function preferredEnglish(languages: readonly string[]): LanguageSetting['english'] {
  return languages.find(isEnglishVariant) ?? 'any';
}

function readSetting(kept: unknown): LanguageSetting {
  const { language, english }: Partial<Record<keyof LanguageSetting, unknown>> = isRecord(kept)
    ? kept
    : {};
  return {
    language: isLocale(language) ? language : 'auto',
    english:
      english === 'any' || isEnglishVariant(english)
        ? english
        : preferredEnglish(navigator.languages ?? []),
  };
}

/** The setting of this browser. What cannot be kept holds for this visit. */
export function loadLanguageSetting(
  open: () => Promise<Database>,
  channel: TabChannel | null,
): Promise<LanguageSettingStore> {
  const onFailure = () => undefined;
  return loadKeptValue({ key: KEY, read: readSetting, open, channel, onFailure });
}

/** What the engine is told: sentences too short to tell are in the interface language. */
export function toLanguageChoice(
  setting: LanguageSetting,
  interfaceLocale: Locale,
): LanguageChoice {
  const { english } = setting;
  const variants: Partial<Record<Locale, Variant>> = english === 'any' ? {} : { en: english };
  return { language: setting.language, fallback: interfaceLocale, variants };
}
