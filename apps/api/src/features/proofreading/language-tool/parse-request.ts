import type { Category } from '@tercet/proofreading-core';
import { z } from 'zod';
import type { Locale, Variant } from '@tercet/contracts';
import { AppError } from '../../../platform/errors/app-error';
import { invalidFields } from '../../../platform/errors/invalid-fields';
import { type AnnotatedText, parseAnnotatedText, plainText } from './annotated-text';
import { categoriesOf } from './categories';
import { parseLanguageCode, type RequestedLanguage } from './languages';

/** Rules, categories or variants that one parameter names. */
const MAX_ENTRIES = 1_000;

/** What is beyond the most is looked at no further than is needed to see that there is something. */
const beginning = (values: readonly unknown[]) => values.slice(0, MAX_ENTRIES + 1);
/** A form gives strings, and repeated keys as lists; a JSON body may also hold lists, booleans and objects. */
const list = z
  .union([z.string().transform((value) => [value]), z.array(z.unknown()).transform(beginning)])
  .pipe(z.array(z.string()))
  .transform((values) => values.join(',').split(',', MAX_ENTRIES + 1))
  .refine((entries) => entries.length <= MAX_ENTRIES, `At most ${MAX_ENTRIES} can be named`)
  .transform((entries) => entries.map((entry) => entry.trim()).filter(Boolean));
const flag = z.union([
  z.boolean(),
  z.string().transform((value) => value === 'true' || value === 'yes'),
]);

/** Read part by part later, and not copied before. */
const annotated = z.custom<object>((value) => typeof value === 'object' && value !== null);

const parameters = z.object({
  text: z.string().optional(),
  data: z.union([z.string(), annotated]).optional(),
  language: z.string(),
  motherTongue: z.string().optional(),
  preferredVariants: list.default([]),
  enabledRules: list.default([]),
  disabledRules: list.default([]),
  enabledCategories: list.default([]),
  disabledCategories: list.default([]),
  enabledOnly: flag.default(false),
  level: z.enum(['', 'default', 'picky']).default('default'),
});

/** A call of `/v2/check`, understood. */
export interface ToolRequest {
  readonly source: AnnotatedText;
  /** Absent: to be found out, sentence by sentence. */
  readonly language?: RequestedLanguage;
  readonly preferredVariants: Partial<Record<Locale, Variant>>;
  readonly motherTongue?: string;
  readonly enabledRules: ReadonlySet<string>;
  readonly disabledRules: readonly string[];
  readonly enabledCategories: ReadonlySet<Category>;
  readonly disabledCategories: readonly Category[];
  readonly enabledOnly: boolean;
  readonly picky: boolean;
}

function sourceOf(text: string | undefined, data: unknown): AnnotatedText {
  if (text !== undefined && data !== undefined) {
    throw invalidFields({ data: ['Only one of text and data can be given'] });
  }
  if (data !== undefined) return parseAnnotatedText(data);
  if (text === undefined) {
    throw new AppError('REQUIRED_PARAMETER', { args: { parameter: 'text' } });
  }
  return plainText(text);
}

function preferred(codes: readonly string[], isAuto: boolean): Partial<Record<Locale, Variant>> {
  if (codes.length > 0 && !isAuto) {
    throw invalidFields({
      preferredVariants: ['Variants can only be preferred when language is auto'],
    });
  }
  const variants: Partial<Record<Locale, Variant>> = {};
  for (const code of codes) {
    const { locale, variant } = parseLanguageCode(code);
    if (!variant) throw invalidFields({ preferredVariants: ['Variants are named as in en-GB'] });
    variants[locale] ??= variant;
  }
  return variants;
}

/**
 * Reads the parameters of LanguageTool's `/v2/check`; those that it does not know are passed over, as there.
 * @throws {AppError} REQUIRED_PARAMETER, LANGUAGE_UNSUPPORTED or VALIDATION_FAILED
 */
export function parseToolRequest(body: unknown): ToolRequest {
  const parsed = parameters.safeParse(body ?? {});
  if (!parsed.success) {
    const missing = (body as Record<string, unknown> | undefined)?.language === undefined;
    if (missing) throw new AppError('REQUIRED_PARAMETER', { args: { parameter: 'language' } });
    const validationErrors: Record<string, string[]> = {};
    for (const { path, message } of parsed.error.issues) {
      validationErrors[String(path[0] ?? 'body')] ??= [message];
    }
    throw invalidFields(validationErrors);
  }
  const { text, data, language, motherTongue, level, ...given } = parsed.data;
  const isAuto = language.trim().toLowerCase() === 'auto';
  const enabled = given.enabledRules.length + given.enabledCategories.length;
  const disabled = given.disabledRules.length + given.disabledCategories.length;
  if (given.enabledOnly && disabled > 0) {
    throw invalidFields({
      enabledOnly: ['Rules cannot be turned off while only some are turned on'],
    });
  }
  if (given.enabledOnly && enabled === 0) {
    throw invalidFields({ enabledOnly: ['Rules or categories to turn on must be named'] });
  }
  return {
    source: sourceOf(text, data),
    language: isAuto ? undefined : parseLanguageCode(language),
    preferredVariants: preferred(given.preferredVariants, isAuto),
    motherTongue,
    enabledRules: new Set(given.enabledRules),
    disabledRules: given.disabledRules,
    enabledCategories: new Set(given.enabledCategories.flatMap(categoriesOf)),
    disabledCategories: given.disabledCategories.flatMap(categoriesOf),
    enabledOnly: given.enabledOnly,
    picky: level === 'picky',
  };
}
