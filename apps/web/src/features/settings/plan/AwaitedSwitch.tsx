import { useQuery } from '@apollo/client/react';
import { AwaitedSwitchDocument } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { buttonClass, Notice } from '@tercet/ui';
import { PageLink } from '../../../billing/PageLink';

/** Says that a switch waits for the bank, where one does, and leads to its page. That it cannot be read the invoices say. */
export function AwaitedSwitch() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { data } = useQuery(AwaitedSwitchDocument, { fetchPolicy: 'cache-and-network' });
  const awaited = data?.awaitedSwitch;
  if (!awaited) return null;
  const { plan, amountDue, currency, payUrl, expiresAt } = awaited;
  const isYearly = plan === 'PREMIUM_YEARLY';
  const price = format.money(amountDue, currency);
  return (
    <Notice tone="warn">
      <p className="font-semibold">
        {isYearly ? t('plan.switch.awaitedYearly') : t('plan.switch.awaitedMonthly')}
      </p>
      <p className="mb-3">
        {t('plan.switch.awaitedText', { price, time: format.moment(expiresAt) })}
      </p>
      <PageLink href={payUrl} className={buttonClass('primary')}>
        {t('plan.switch.approve')}
      </PageLink>
    </Notice>
  );
}
