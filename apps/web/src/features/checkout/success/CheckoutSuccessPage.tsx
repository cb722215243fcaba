import { useTranslation } from '@tercet/i18n/react';
import { useSearchParams } from 'react-router-dom';
import { StatusFrame } from '../../../billing/StatusFrame';
import { usePageHead } from '../../../layout/page-head';
import { NextSteps } from './NextSteps';
import { SubscriptionFacts } from './SubscriptionFacts';
import { useVerification } from './use-verification';
import { VerificationFailure } from './VerificationFailure';

/** Where the payment provider sends people who have paid. Being sent here proves nothing: the server says what is so. */
export function CheckoutSuccessPage() {
  const { t } = useTranslation(['plans', 'common']);
  const [search] = useSearchParams();
  const { verdict, retry } = useVerification(search.get('session_id'));
  usePageHead({
    title: t('common:titles.checkoutSuccess'),
    description: t('common:descriptions.checkoutSuccess'),
  });
  if (verdict && verdict.step !== 'done') {
    return <VerificationFailure verdict={verdict} onRetry={retry} />;
  }
  const step = verdict ? 'done' : 'verifying';
  return (
    <StatusFrame
      step={step}
      heading={t(`plans:success.${step}.heading`)}
      intro={t(`plans:success.${step}.text`)}
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
