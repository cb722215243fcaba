import { PAGE_PATHS } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, buttonClass } from '@tercet/ui';
import { Link, useLocation } from 'react-router-dom';
import { StatusFrame } from '../../../billing/StatusFrame';
import { SUPPORT_PATH } from '../../../billing/support-path';
import { FormFailure } from '../../../forms/FormFailure';
import { signInPath } from '../../../session/redirect';
import type { Verdict } from './verify';

export interface VerificationFailureProps {
  verdict: Exclude<Verdict, { step: 'done' }>;
  onRetry: () => void;
}

/** Why premium is not there yet, and what to do about it. */
export function VerificationFailure({ verdict, onRetry }: VerificationFailureProps) {
  const { t } = useTranslation('plans');
  const say = useErrorMessage();
  const { pathname, search } = useLocation();
  const { step } = verdict;
  return (
    <StatusFrame
      step={step}
      heading={t(`success.${step}.heading`)}
      intro={t(`success.${step}.text`)}
    >
      {step === 'failed' && <FormFailure title={t('loadFailed')} text={say(verdict.error)} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {step === 'signedOut' && (
          <Link to={signInPath(pathname + search)} className={buttonClass('primary', 'lg')}>
            {t('actions.signIn')}
          </Link>
        )}
        {step !== 'noUser' && step !== 'signedOut' && (
          <Button variant="primary" size="lg" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        )}
        <Link to={SUPPORT_PATH} className={buttonClass('secondary', 'lg')}>
          {t('actions.contact')}
        </Link>
        <Link to={`${PAGE_PATHS.settings}#plan`} className={buttonClass('quiet', 'lg')}>
          {t('actions.toSettings')}
        </Link>
      </div>
    </StatusFrame>
  );
}
