import { useQuery } from '@apollo/client/react';
import { UsageDocument } from '@tercet/api-client/generated';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { useId } from 'react';
import { Loaded } from '../parts/Loaded';
import { Section } from '../parts/Section';
import { PlanFacts } from './PlanFacts';
import { UsageBar } from './UsageBar';

export function UsageSection() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const requests = useId();
  const answer = useQuery(UsageDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Section name="usage">
      <Loaded section="usage" answer={answer} lines={2}>
        {({ subscription, canUse }) => {
          const { isPremium, usageCount, maxFreeUsage } = subscription;
          const words = {
            used: format.number(usageCount),
            limit: format.number(maxFreeUsage),
            time: format.moment(canUse.resetsAt),
          };
          return (
            <div className="flex flex-col gap-6">
              <PlanFacts subscription={subscription} />
              <div>
                <h3 id={requests} className="text-sm font-medium">
                  {t('usage.requests')}
                </h3>
                {!isPremium && (
                  <UsageBar labelledBy={requests} used={usageCount} limit={maxFreeUsage} />
                )}
                <p className="mt-2 text-[0.9375rem]">
                  {isPremium ? t('usage.unlimited', words) : t('usage.used', words)}
                </p>
                <p className="mt-1 text-sm text-ink-muted">{t('usage.checksFree')}</p>
              </div>
            </div>
          );
        }}
      </Loaded>
    </Section>
  );
}
