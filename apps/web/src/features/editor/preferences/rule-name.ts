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

/** A rule in words. Spelling by its language, as its messages are about single words; any other by what it said. */
export function ruleName(t: Translate, { ruleId, message }: DisabledRule, locale: Locale): string {
  const rule = spellingRule(ruleId);
  if (!rule) return message[locale];
  const language = t(`language.inSentence.${rule.language}`);
  return rule.isVariant ? t('rules.variants', { language }) : t('rules.spelling', { language });
}
