import { isLocalOperation, OPERATIONS, TONES } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Badge } from '@tercet/ui';
import { Section } from '../parts/Section';

/** What the assistant can be asked for. */
export function Actions() {
  const { t } = useTranslation('assistant');
  return (
    <Section id="actions" heading={t('actions.heading')} intro={t('actions.intro')} isRaised>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {OPERATIONS.map((operation) => (
          <li key={operation} className="flex flex-col items-start bg-surface p-6">
            <h3 className="font-serif text-card">{t(`actions.${operation}.title`)}</h3>
            <p className="mt-1.5 mb-3 text-ink-muted">
              {t(`actions.${operation}.text`, { count: TONES.length })}
            </p>
            {isLocalOperation(operation) && (
              <span className="mt-auto">
                <Badge>{t('actions.byRules')}</Badge>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
