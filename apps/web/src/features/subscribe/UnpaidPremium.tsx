import { useTranslation } from '@tercet/i18n/react';
import { StatusFrame } from '../../billing/StatusFrame';
import { WayTo } from '../../billing/WayTo';

/** For who has premium, and still has to pay for it. */
export function UnpaidPremium() {
  const { t } = useTranslation('plans');
  return (
    <StatusFrame
      step="unpaid"
      heading={t('subscribe.unpaid.heading')}
      intro={t('subscribe.unpaid.text')}
    >
      <div className="flex flex-wrap gap-3">
        <WayTo place="plan" look="primary" />
        <WayTo place="editor" look="secondary" />
      </div>
    </StatusFrame>
  );
}
