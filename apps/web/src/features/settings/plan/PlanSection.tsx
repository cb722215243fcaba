import { useQuery } from '@apollo/client/react';
import { PlanSectionDocument, type PlanSectionQuery } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { TestPayments } from '../../../billing/TestPayments';
import { useFollowedPlan } from '../../../billing/use-subscription';
import { Loaded } from '../parts/Loaded';
import { Section } from '../parts/Section';
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
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 empty:hidden">
        <TestPayments />
        <PlanNotices subscription={subscription} />
      </div>
      <PlanFacts subscription={subscription} />
      <PlanActions subscription={subscription} />
      <Usage subscription={subscription} resetsAt={canUse.resetsAt} />
      {subscription.startedAt && <Invoices />}
    </div>
  );
}
