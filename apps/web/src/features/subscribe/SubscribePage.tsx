import { useTranslation } from '@tercet/i18n/react';
import { useSearchParams } from 'react-router-dom';
import { leaveFor } from '../../billing/leave-for';
import { paidPlanOf } from '../../billing/offers';
import { PaymentsOffFrame } from '../../billing/PaymentsOffFrame';
import { StatusFrame } from '../../billing/StatusFrame';
import { TestPayments } from '../../billing/TestPayments';
import { usePricing } from '../../billing/use-pricing';
import { usePageHead } from '../../layout/page-head';
import { TEXT_LINK } from '../../layout/text-link';
import { AlreadyPremium } from './AlreadyPremium';
import { CheckoutFailure } from './CheckoutFailure';
import { useCheckout } from './use-checkout';

/** The way from a plan to the page where it is paid. */
export function SubscribePage({ leave = leaveFor }: { leave?: (url: string) => void }) {
  const { t } = useTranslation('plans');
  const [search] = useSearchParams();
  const plan = paidPlanOf(search.get('plan'));
  const { checkout, retry } = useCheckout(plan, leave);
  const { pricing } = usePricing();
  usePageHead('subscribe');
  switch (checkout.step) {
    case 'premium':
      return <AlreadyPremium wanted={plan} />;
    case 'failed':
      if (checkout.error.code === 'PAYMENTS_OFF') return <PaymentsOffFrame />;
      return <CheckoutFailure {...checkout} onRetry={retry} />;
    case 'processing':
    case 'redirecting':
      return (
        <StatusFrame
          step={checkout.step}
          heading={t(`subscribe.${checkout.step}.heading`)}
          intro={t(`subscribe.${checkout.step}.text`)}
          isBusy
        >
          {checkout.step === 'redirecting' && (
            <p>
              <a href={checkout.url} className={TEXT_LINK}>
                {t('subscribe.continue')}
              </a>
            </p>
          )}
          <TestPayments pricing={pricing} className="mt-6" />
        </StatusFrame>
      );
  }
}
