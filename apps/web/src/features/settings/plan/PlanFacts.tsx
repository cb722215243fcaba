import type { AccountCreditQuery, SubscriptionStateFragment } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { isUnpaid } from './is-unpaid';

export interface PlanFactsProps {
  subscription: SubscriptionStateFragment;
  /** What the next payments are taken from. */
  credit: AccountCreditQuery['accountCredit'];
}

/** The plan in force, and its dates. */
export function PlanFacts({ subscription, credit }: PlanFactsProps) {
  const { t } = useTranslation(['settings', 'plans']);
  const format = useFormat();
  const { plan, isPremium, isCancelled } = subscription;
  const { startedAt, expiresAt, renewsAt, renewalPrice, currency } = subscription;
  const end = () => {
    const until = expiresAt ? { date: format.date(expiresAt) } : null;
    if (isUnpaid(subscription)) {
      // The payment before is still to be made, so that nothing is paid for until then.
      return until && isCancelled ? t('settings:plan.cancelledUnpaid', until) : null;
    }
    if (renewsAt) {
      const date = format.date(renewsAt);
      if (renewalPrice === null || currency === null) return t('settings:plan.renews', { date });
      const price = format.money(renewalPrice, currency);
      if (credit?.currency !== currency) return t('settings:plan.renewsFor', { date, price });
      const due = format.money(Math.max(0, renewalPrice - credit.amount), currency);
      return t('settings:plan.renewsForLess', { date, price, due });
    }
    if (!until) return null;
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
