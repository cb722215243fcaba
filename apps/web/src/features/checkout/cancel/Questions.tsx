import { useTranslation } from '@tercet/i18n/react';

const QUESTIONS = ['charged', 'kept', 'later', 'leave'] as const;

/** What people ask when they have not paid. */
export function Questions() {
  const { t } = useTranslation('plans');
  return (
    <section aria-labelledby="questions" className="mt-12">
      <h2 id="questions" className="font-serif text-2xl tracking-tight">
        {t('cancel.questions')}
      </h2>
      <div className="mt-4 border-t border-line">
        {QUESTIONS.map((question) => (
          <details key={question} className="border-b border-line">
            <summary className="min-h-11 cursor-pointer py-3 font-medium">
              {t(`cancel.question.${question}.title`)}
            </summary>
            <p className="pb-4 text-[0.9375rem] text-ink-muted">
              {t(`cancel.question.${question}.text`)}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
