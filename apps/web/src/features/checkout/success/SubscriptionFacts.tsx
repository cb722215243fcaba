import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';

/** What has been bought, how it stands, and when the next payment is due. */
export function SubscriptionFacts({ subscription }: { subscription: SubscriptionStateFragment }) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const { plan, status, renewsAt, expiresAt } = subscription;
  const facts = [
    { name: t('success.plan'), value: t(`names.${plan}`) },
    { name: t('success.status'), value: t(`success.statuses.${status}`) },
  ];
  if (renewsAt) facts.push({ name: t('success.nextBilling'), value: format.date(renewsAt) });
  else if (expiresAt) facts.push({ name: t('success.ends'), value: format.date(expiresAt) });
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-6 sm:grid-cols-3">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-ink-muted">{name}</dt>
          <dd className="mt-1 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
