import type { UsageQuery } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';

/** The plan in force, and its dates. */
export function PlanFacts({ subscription }: Pick<UsageQuery, 'subscription'>) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { plan, isPremium, isCancelled, isExpired, startedAt, expiresAt } = subscription;
  const until = expiresAt && { date: format.date(expiresAt) };
  return (
    <div>
      <h3 className="text-sm font-medium">{t('usage.plan')}</h3>
      <p className="mt-1">{t(`usage.plans.${plan}`)}</p>
      {isPremium && startedAt && (
        <p className="text-sm text-ink-muted">
          {t('usage.since', { date: format.date(startedAt) })}
        </p>
      )}
      {isPremium && until && (
        <p className="text-sm text-ink-muted">
          {isCancelled ? t('usage.cancelled', until) : t('usage.until', until)}
        </p>
      )}
      {isExpired && until && <p className="text-sm text-ink-muted">{t('usage.expired', until)}</p>}
    </div>
  );
}
