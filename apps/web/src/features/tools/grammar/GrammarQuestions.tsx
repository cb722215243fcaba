import { useLocale, useTranslation } from '@tercet/i18n/react';
import { MEASURED } from '../../../measured/measured';
import { roundPercent } from '../../../measured/percent';
import { AccuracyLink } from '../parts/AccuracyLink';
import { questionsOf } from '../parts/points';
import { Questions } from '../parts/Questions';

const QUESTIONS = ['finds', 'ai', 'stored', 'variant', 'account'] as const;

export function GrammarQuestions() {
  const { t } = useTranslation(['grammar', 'tools']);
  const locale = useLocale();
  const { en, fr, es } = MEASURED.own;
  const shares = {
    en: roundPercent(locale, en.grammar),
    fr: roundPercent(locale, fr.grammar),
    es: roundPercent(locale, es.grammar),
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
