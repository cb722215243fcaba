import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass, UnusedCard } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { StatusFrame } from '../../../billing/StatusFrame';
import { UnpaidPremium } from '../../../billing/UnpaidPremium';
import { usePageHead } from '../../../layout/page-head';
import { TEXT_LINK } from '../../../layout/text-link';
import { useVerification } from '../verification/use-verification';
import { VerificationFailure } from '../verification/VerificationFailure';
import { Questions } from './Questions';
import { Reasons } from './Reasons';
import { WayTo } from '../../../billing/WayTo';

/**
 * Where the payment provider sends people who have not paid. Being sent here proves nothing, as they may have paid all
 * the same in another tab: what is said of charges is what the server has just been told by the provider.
 */
export function CheckoutCancelPage() {
  const { t } = useTranslation('plans');
  const { verdict, retry } = useVerification({ sessionId: null, isPaymentExpected: false });
  usePageHead('checkoutCancel');
  if (!verdict) {
    return (
      <StatusFrame
        step="verifying"
        heading={t('cancel.verifying')}
        intro={t('success.verifying.text')}
        isBusy
      />
    );
  }
  switch (verdict.step) {
    case 'done':
      if (verdict.subscription.paymentFailed) return <UnpaidPremium />;
      return (
        <StatusFrame
          step="premium"
          heading={t('cancel.premium.heading')}
          intro={t('cancel.premium.text')}
        >
          <div className="flex flex-wrap gap-3">
            <WayTo place="editor" look="primary" />
            <WayTo place="plan" look="secondary" />
          </div>
        </StatusFrame>
      );
    case 'none':
    case 'ended':
      return (
        <StatusFrame
          step="cancelled"
          illustration={<UnusedCard />}
          heading={t('cancel.heading')}
          intro={t('cancel.text')}
        >
          <div className="flex flex-wrap gap-3">
            <Link to={PAGE_PATHS.pricing} className={buttonClass('primary', 'lg')}>
              {t('cancel.tryAgain')}
            </Link>
            <Link to={PAGE_PATHS.editor} className={buttonClass('secondary', 'lg')}>
              {t('cancel.free')}
            </Link>
          </div>
          <Reasons />
          <Questions />
          <p className="mt-8 text-md text-ink-muted">
            {t('cancel.help')}{' '}
            <Link to={PAGE_PATHS.support} className={TEXT_LINK}>
              {t('actions.contact')}
            </Link>
          </p>
        </StatusFrame>
      );
    default:
      return <VerificationFailure verdict={verdict} onRetry={retry} />;
  }
}
