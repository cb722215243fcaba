import { useTranslation } from '@tercet/i18n/react';
import { StatusFrame } from './StatusFrame';
import { usePricing } from './use-pricing';
import { WayTo } from './WayTo';

/** For who has premium, and still has to pay for it. */
export function UnpaidPremium() {
  const { t } = useTranslation('plans');
  const { pricing } = usePricing();
  const isOff = pricing?.isAvailable === false;
  return (
    <StatusFrame
      step="unpaid"
      heading={t('subscribe.unpaid.heading')}
      intro={isOff ? t('subscribe.unpaid.off') : t('subscribe.unpaid.text')}
    >
      <div className="flex flex-wrap gap-3">
        <WayTo place={isOff ? 'support' : 'plan'} look="primary" />
        <WayTo place="editor" look="secondary" />
      </div>
    </StatusFrame>
  );
}
