import { useQuery } from '@apollo/client/react';
import { AwaitedSwitchDocument, type AwaitedSwitchQuery } from '@tercet/api-client/generated';
import { useErrorMessage, useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, buttonClass, Notice } from '@tercet/ui';
import { PageLink } from '../../../billing/PageLink';
import { FormFailure } from '../../../forms/FormFailure';
import { useWithdrawSwitch } from './use-withdraw-switch';

/** Says that a switch waits for the bank, where one does. That it cannot be read the invoices say. */
export function AwaitedSwitch() {
  const { data } = useQuery(AwaitedSwitchDocument, { fetchPolicy: 'cache-and-network' });
  return data?.awaitedSwitch ? <Awaited awaited={data.awaitedSwitch} /> : null;
}

interface AwaitedProps {
  awaited: NonNullable<AwaitedSwitchQuery['awaitedSwitch']>;
}

/** What the switch costs, and the ways on: the bank's page, or none of it. */
function Awaited({ awaited }: AwaitedProps) {
  const { t } = useTranslation('settings');
  const say = useErrorMessage();
  const format = useFormat();
  const { plan, amountDue, currency, payUrl, expiresAt } = awaited;
  const { isBusy, failure, start: withdraw } = useWithdrawSwitch(plan);
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
      {failure && <FormFailure title={t('plan.switch.withdrawFailed')} text={say(failure)} />}
      <div className="flex flex-wrap gap-3">
        <PageLink href={payUrl} className={buttonClass('primary')}>
          {t('plan.switch.approve')}
        </PageLink>
        <Button loading={isBusy} onClick={() => void withdraw()}>
          {t('plan.switch.withdraw')}
        </Button>
      </div>
    </Notice>
  );
}
