import { useTranslation } from '@tercet/i18n/react';
import { QuestionList } from '../../../layout/QuestionList';

const QUESTIONS = ['charged', 'kept', 'later', 'leave'] as const;

/** What people ask when they have not paid. */
export function Questions() {
  const { t } = useTranslation('plans');
  return (
    <section aria-labelledby="questions" className="mt-12">
      <h2 id="questions" className="font-serif text-part-sm">
        {t('cancel.questions')}
      </h2>
      <QuestionList
        questions={QUESTIONS.map((question) => ({
          title: t(`cancel.question.${question}.title`),
          text: t(`cancel.question.${question}.text`),
        }))}
      />
    </section>
  );
}
