import { VARIANTS, type Locale, type Variant } from '@tercet/contracts';
import { AppError } from '../../../platform/errors/app-error';

/** A language as LanguageTool names it. */
export interface ToolLanguage {
  readonly name: string;
  /** `en`. */
  readonly code: string;
  /** `en-GB`; the same as `code` where no variant is meant. */
  readonly longCode: string;
}

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'French', es: 'Spanish' };
const VARIANT_NAMES: Readonly<Record<Variant, string>> = {
  'en-US': 'English (US)',
  'en-GB': 'English (GB)',
  'en-CA': 'English (Canadian)',
  'en-AU': 'English (Australian)',
  'fr-FR': 'French (France)',
  'es-ES': 'Spanish (Spain)',
};
/** English of other regions is spelled as in Britain; French and Spanish have one variant each. */
const OTHER_REGIONS: Readonly<Record<Locale, Variant>> = {
  en: 'en-GB',
  fr: 'fr-FR',
  es: 'es-ES',
};

export const TOOL_LANGUAGES: readonly ToolLanguage[] = (
  Object.entries(VARIANTS) as [Locale, readonly Variant[]][]
).flatMap(([code, variants]) => [
  { name: NAMES[code], code, longCode: code },
  ...variants.map((longCode) => ({ name: VARIANT_NAMES[longCode], code, longCode })),
]);

/** What a language code asks for. */
export interface RequestedLanguage {
  readonly locale: Locale;
  /** Absent where the code names no region. */
  readonly variant?: Variant;
  /** The code in its usual spelling, for the answer. */
  readonly longCode: string;
}

/**
 * Reads `fr`, `en-GB`, `es_MX`, in any case.
 * @throws {AppError} LANGUAGE_UNSUPPORTED with the codes that there are
 */
export function parseLanguageCode(given: string): RequestedLanguage {
  const [, language = '', region] =
    /^([a-z]{2})(?:[-_]([a-z]{2}|\d{3}))?$/i.exec(given.trim()) ?? [];
  const locale = language.toLowerCase();
  if (!(locale in NAMES)) {
    const languages = TOOL_LANGUAGES.map(({ longCode }) => longCode);
    throw new AppError('LANGUAGE_UNSUPPORTED', {
      args: { language: given.slice(0, 20), languages },
    });
  }
  const known = locale as Locale;
  if (region === undefined) return { locale: known, longCode: known };
  const longCode = `${known}-${region.toUpperCase()}`;
  const variant = (VARIANTS[known] as readonly Variant[]).find((v) => v === longCode);
  return { locale: known, variant: variant ?? OTHER_REGIONS[known], longCode };
}

export function languageName({ locale, longCode }: RequestedLanguage): string {
  return VARIANT_NAMES[longCode as Variant] ?? NAMES[locale];
}
