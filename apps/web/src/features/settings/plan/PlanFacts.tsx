import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';

/** The plan in force, and its dates. */
export function PlanFacts({ subscription }: { subscription: SubscriptionStateFragment }) {
  const { t } = useTranslation(['settings', 'plans']);
  const format = useFormat();
  const { plan, isPremium, isCancelled, paymentFailed } = subscription;
  const { startedAt, expiresAt, renewsAt } = subscription;
  const end = () => {
    // The one before is still to be paid.
    if (paymentFailed) return null;
    if (renewsAt) return t('settings:plan.renews', { date: format.date(renewsAt) });
    if (!expiresAt) return null;
    const until = { date: format.date(expiresAt) };
    return isCancelled ? t('settings:plan.cancelled', until) : t('settings:plan.until', until);
  };
  return (
    <div>
      <h3 className="text-sm font-medium">{t('settings:plan.plan')}</h3>
      <p className="mt-1">{t(`plans:names.${isPremium ? plan : 'FREE'}`)}</p>
      {isPremium && startedAt && (
        <p className="text-sm text-ink-muted">
          {t('settings:plan.since', { date: format.date(startedAt) })}
        </p>
      )}
      {isPremium && <p className="text-sm text-ink-muted empty:hidden">{end()}</p>}
    </div>
  );
}
