import { useFormat, useTranslation } from '@tercet/i18n/react';
import { MEASURED } from '../../../measured/measured';
import { ROUND_PERCENT } from '../../../measured/percent';
import { AccuracyLink } from '../parts/AccuracyLink';
import { questionsOf } from '../parts/points';
import { Questions } from '../parts/Questions';

const QUESTIONS = ['finds', 'ai', 'stored', 'variant', 'account'] as const;

export function GrammarQuestions() {
  const { t } = useTranslation(['grammar', 'tools']);
  const format = useFormat();
  const { en, fr, es } = MEASURED.own;
  const shares = {
    en: format.number(en.grammar, ROUND_PERCENT),
    fr: format.number(fr.grammar, ROUND_PERCENT),
    es: format.number(es.grammar, ROUND_PERCENT),
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
