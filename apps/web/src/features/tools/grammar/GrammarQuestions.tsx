import { formatNumber } from '@tercet/i18n';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { MEASURED } from '../../../measured/measured';
import { PERCENT } from '../../../measured/percent';
import { AccuracyLink } from '../parts/AccuracyLink';
import { questionsOf } from '../parts/points';
import { Questions } from '../parts/Questions';

const QUESTIONS = ['finds', 'ai', 'stored', 'variant', 'account'] as const;

export function GrammarQuestions() {
  const { t } = useTranslation(['grammar', 'tools']);
  const locale = useLocale();
  const { en, fr, es } = MEASURED.own;
  const shares = {
    en: formatNumber(locale, en.grammar, PERCENT),
    fr: formatNumber(locale, fr.grammar, PERCENT),
    es: formatNumber(locale, es.grammar, PERCENT),
  };
  return (
    <Questions
      heading={t('tools:questions')}
      questions={questionsOf(QUESTIONS, (question, part) => t(`faq.${question}.${part}`, shares))}
    >
      <AccuracyLink />
    </Questions>
  );
}
