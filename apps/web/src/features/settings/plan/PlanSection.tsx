import { useQuery } from '@apollo/client/react';
import { PlanSectionDocument, type PlanSectionQuery } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { TestPayments } from '../../../billing/TestPayments';
import { useAccountCredit } from '../../../billing/use-credit';
import { usePricing } from '../../../billing/use-pricing';
import { useFollowedPlan } from '../../../billing/use-subscription';
import { Loaded } from '../parts/Loaded';
import { Section } from '../parts/Section';
import { AwaitedSwitch } from './AwaitedSwitch';
import { Credit } from './Credit';
import { Invoices } from './Invoices';
import { PlanActions } from './PlanActions';
import { PlanFacts } from './PlanFacts';
import { PlanNotices } from './PlanNotices';
import { Usage } from './Usage';

/** The plan, what is used of it, and all that can be done about it. */
export function PlanSection() {
  const { t } = useTranslation('plans');
  const answer = useQuery(PlanSectionDocument, { fetchPolicy: 'cache-and-network' });
  useFollowedPlan(answer.data?.subscription, answer.networkStatus);
  return (
    <Section name="plan">
      <Loaded section="plan" answer={answer} failedTitle={t('loadFailed')} lines={2}>
        {(data) => <Plan {...data} />}
      </Loaded>
    </Section>
  );
}

function Plan({ subscription, canUse }: PlanSectionQuery) {
  const { t } = useTranslation('settings');
  const { pricing, error } = usePricing();
  const isOff = pricing?.isAvailable === false;
  const hasPaid = subscription.startedAt !== null;
  // All that can be done about a plan, and its invoices, are the payment provider's.
  const canHaveBills = hasPaid && (pricing?.isAvailable ?? error !== undefined);
  const credit = useAccountCredit(canHaveBills);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 empty:hidden">
        <TestPayments pricing={pricing} />
        {isOff && hasPaid && <Notice>{t('plan.off')}</Notice>}
        <PlanNotices subscription={subscription} canAct={!isOff} />
        {canHaveBills && <AwaitedSwitch />}
      </div>
      <div className="flex flex-col gap-1">
        <PlanFacts subscription={subscription} credit={credit} />
        {canHaveBills && <Credit />}
      </div>
      {!isOff && <PlanActions subscription={subscription} pricing={pricing} />}
      <Usage subscription={subscription} resetsAt={canUse.resetsAt} />
      {canHaveBills && <Invoices />}
    </div>
  );
}
