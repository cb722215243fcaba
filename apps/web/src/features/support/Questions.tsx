import { useTranslation } from '@tercet/i18n/react';
import { QuestionList } from '../../layout/QuestionList';
import { SupportSection } from './SupportSection';

const QUESTIONS = ['stored', 'free', 'cancel', 'languages', 'offline'] as const;

/** What people ask. */
export function Questions() {
  const { t } = useTranslation('support');
  return (
    <SupportSection id="faq">
      <QuestionList
        questions={QUESTIONS.map((question) => ({
          title: t(`faq.${question}.q`),
          text: t(`faq.${question}.a`),
        }))}
      />
    </SupportSection>
  );
}
