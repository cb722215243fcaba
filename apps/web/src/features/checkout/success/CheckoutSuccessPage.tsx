import { useTranslation } from '@tercet/i18n/react';
import { SealedSheet } from '@tercet/ui';
import { useSearchParams } from 'react-router-dom';
import { StatusFrame } from '../../../billing/StatusFrame';
import { UnpaidPremium } from '../../../billing/UnpaidPremium';
import { usePageHead } from '../../../layout/page-head';
import { useVerification } from '../verification/use-verification';
import { VerificationFailure } from '../verification/VerificationFailure';
import { NextSteps } from './NextSteps';
import { SubscriptionFacts } from './SubscriptionFacts';

/** Where the payment provider sends people who have paid. Being sent here proves nothing: the server says what is so. */
export function CheckoutSuccessPage() {
  const { t } = useTranslation('plans');
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  // Who comes by another way than the provider's has not just paid.
  const { verdict, retry } = useVerification({ sessionId, isPaymentExpected: sessionId !== null });
  usePageHead('checkoutSuccess');
  if (verdict && verdict.step !== 'done') {
    return <VerificationFailure verdict={verdict} onRetry={retry} />;
  }
  if (verdict?.subscription.paymentFailed) return <UnpaidPremium />;
  const step = verdict ? 'done' : 'verifying';
  return (
    <StatusFrame
      step={step}
      heading={t(`success.${step}.heading`)}
      intro={t(`success.${step}.text`)}
      illustration={verdict && <SealedSheet />}
      isBusy={!verdict}
    >
      {verdict && (
        <>
          <SubscriptionFacts subscription={verdict.subscription} />
          <NextSteps />
        </>
      )}
    </StatusFrame>
  );
}
