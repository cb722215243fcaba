import { isLocale, type Locale } from '@tercet/contracts';
import type { useTranslation } from '@tercet/i18n/react';
import type { DisabledRule } from './issue-preferences';

type Translate = ReturnType<typeof useTranslation<'editor'>>['t'];

/** Language and scope of a rule that is spelling as a whole: `en/spelling`, or `en/spelling-variant` for regional forms. */
function spellingRule(ruleId: string) {
  const [, language = '', variant] = /^(\w+)\/spelling(-variant)?$/.exec(ruleId) ?? [];
  return isLocale(language) ? { language, isVariant: variant !== undefined } : null;
}

/** Whether turning the rule off ends the spell check of a language. */
export function spellingLanguage(ruleId: string): Locale | null {
  const rule = spellingRule(ruleId);
  return rule && !rule.isVariant ? rule.language : null;
}

export interface RuleName {
  readonly name: string;
  /** What it said when it was turned off, which tells it from others of its kind. */
  readonly example?: string;
}

/** A rule in words: by what it is about and in which language, and by what it said. Spelling by its language alone. */
export function ruleName(
  t: Translate,
  { ruleId, message, category }: DisabledRule,
  locale: Locale,
): RuleName {
  const rule = spellingRule(ruleId);
  if (rule) {
    const language = t(`language.inSentence.${rule.language}`);
    return { name: t(rule.isVariant ? 'rules.variants' : 'rules.spelling', { language }) };
  }
  const [language] = ruleId.split('/');
  if (!category || !isLocale(language)) return { name: message[locale] };
  const name = t('rules.named', {
    rule: t(`rules.categories.${category}`),
    language: t(`language.inSentence.${language}`),
  });
  return { name, example: message[locale] };
}
