import type { AppError } from '@tercet/api-client';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { OtherWays } from '../../billing/OtherWays';
import { StatusFrame } from '../../billing/StatusFrame';
import { FormFailure } from '../../forms/FormFailure';

export interface CheckoutFailureProps {
  why: 'session' | 'redirect';
  error: AppError;
  onRetry: () => void;
}

/** Why there is no payment page, and the ways on. */
export function CheckoutFailure({ why, error, onRetry }: CheckoutFailureProps) {
  const { t } = useTranslation('plans');
  const say = useErrorMessage();
  const isRedirect = why === 'redirect';
  const title = () => {
    if (isRedirect) return t('subscribe.redirectFailed');
    // Without an answer nobody knows whether there is a session; that nothing is paid is sure.
    return error.code === 'NETWORK' ? t('subscribe.paymentFailed') : t('subscribe.sessionFailed');
  };
  return (
    <StatusFrame
      step="failed"
      heading={t('subscribe.failed.heading')}
      intro={t('subscribe.failed.text')}
    >
      <FormFailure
        title={title()}
        text={isRedirect ? t('subscribe.redirectFailedText') : say(error)}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        {/* Where the plan is not sold, another try ends the same. */}
        {error.code !== 'NOT_FOUND' && (
          <Button variant="primary" size="lg" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        )}
        <OtherWays />
      </div>
    </StatusFrame>
  );
}
