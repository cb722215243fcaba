import type { PaidPlan } from '@tercet/api-client/generated';
import { useErrorMessage, useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, buttonClass } from '@tercet/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isPlanSold, switchPath } from '../../billing/offers';
import { StatusFrame } from '../../billing/StatusFrame';
import { UnpaidPremium } from '../../billing/UnpaidPremium';
import { usePricing } from '../../billing/use-pricing';
import { useResume } from '../../billing/use-resume';
import { useSubscription } from '../../billing/use-subscription';
import { WayTo } from '../../billing/WayTo';
import { FormFailure } from '../../forms/FormFailure';

/** For who has premium: there is nothing to pay, what they have cancelled can go on, and another plan is switched to. */
export function AlreadyPremium({ wanted }: { wanted: PaidPlan }) {
  const { t } = useTranslation('plans');
  const say = useErrorMessage();
  const format = useFormat();
  const { subscription } = useSubscription();
  const { pricing } = usePricing();
  const [isResumed, setIsResumed] = useState(false);
  const { isBusy, failure, resume } = useResume(() => setIsResumed(true));
  const isEnding = subscription?.isCancelled === true && !isResumed;
  const isOff = pricing?.isAvailable === false;
  const step = () => {
    if (isResumed) return 'resumed';
    if (!isEnding) return isOff ? 'alreadyOff' : 'already';
    return isOff ? 'endingOff' : 'ending';
  };
  const shown = step();
  const canSwitch =
    subscription !== undefined && subscription.plan !== wanted && isPlanSold(wanted, pricing);
  const rhythm = wanted === 'PREMIUM_YEARLY' ? 'Yearly' : 'Monthly';
  const date = subscription?.expiresAt ? format.date(subscription.expiresAt) : '';
  if (subscription?.paymentFailed) return <UnpaidPremium />;
  return (
    <StatusFrame
      step={shown}
      heading={t(`subscribe.${shown}.heading`)}
      intro={t(`subscribe.${shown}.text`, { date })}
    >
      {failure && <FormFailure title={t('resume.failed')} text={say(failure)} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {shown === 'ending' ? (
          <Button variant="primary" size="lg" loading={isBusy} onClick={() => void resume()}>
            {t('actions.resume')}
          </Button>
        ) : (
          <WayTo place="editor" look="primary" />
        )}
        {canSwitch && (
          <Link to={switchPath(wanted)} className={buttonClass('secondary', 'lg')}>
            {isEnding ? t(`pricing.choose.resume${rhythm}`) : t(`pricing.choose.switch${rhythm}`)}
          </Link>
        )}
        <WayTo place="plan" look="secondary" />
      </div>
    </StatusFrame>
  );
}
