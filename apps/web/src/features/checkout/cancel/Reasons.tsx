import { useTranslation } from '@tercet/i18n/react';

const REASONS = ['card', 'unsure', 'plan', 'accident'] as const;

/** Why a payment is often not made, and what helps. */
export function Reasons() {
  const { t } = useTranslation('plans');
  return (
    <section aria-labelledby="reasons" className="mt-12">
      <h2 id="reasons" className="font-serif text-part-sm">
        {t('cancel.reasons')}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {REASONS.map((reason) => (
          <li key={reason}>
            <h3 className="font-medium">{t(`cancel.reason.${reason}.title`)}</h3>
            <p className="mt-1 text-md text-ink-muted">{t(`cancel.reason.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
