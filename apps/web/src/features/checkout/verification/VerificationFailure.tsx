import { PAGE_PATHS } from '@tercet/contracts';
import { useErrorMessage, useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, buttonClass } from '@tercet/ui';
import { Link, useLocation } from 'react-router-dom';
import { StatusFrame } from '../../../billing/StatusFrame';
import { FormFailure } from '../../../forms/FormFailure';
import { signInPath } from '../../../session/redirect';
import type { Verdict } from './verify';
import { WayTo } from '../../../billing/WayTo';

export interface VerificationFailureProps {
  verdict: Exclude<Verdict, { step: 'done' }>;
  onRetry: () => void;
}

/** Why it cannot be said that somebody has premium, and what to do about it. */
export function VerificationFailure({ verdict, onRetry }: VerificationFailureProps) {
  const { t } = useTranslation('plans');
  const say = useErrorMessage();
  const format = useFormat();
  const { pathname, search } = useLocation();
  const { step } = verdict;
  const expiresAt = step === 'ended' ? verdict.subscription.expiresAt : null;
  return (
    <StatusFrame
      step={step}
      takesFocus
      heading={t(`success.${step}.heading`)}
      intro={t(`success.${step}.text`, { date: expiresAt ? format.date(expiresAt) : '' })}
    >
      {step === 'failed' && <FormFailure title={t('loadFailed')} text={say(verdict.error)} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {step === 'signedOut' && (
          <Link to={signInPath(pathname + search)} className={buttonClass('primary', 'lg')}>
            {t('actions.signIn')}
          </Link>
        )}
        {(step === 'failed' || step === 'notActive' || step === 'ended') && (
          <Button variant="primary" size="lg" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        )}
        {(step === 'ended' || step === 'none') && (
          <Link
            to={PAGE_PATHS.pricing}
            className={buttonClass(step === 'none' ? 'primary' : 'secondary', 'lg')}
          >
            {t(`success.${step}.plans`)}
          </Link>
        )}
        <WayTo place="support" look="secondary" />
        <WayTo place="plan" look="quiet" />
      </div>
    </StatusFrame>
  );
}
