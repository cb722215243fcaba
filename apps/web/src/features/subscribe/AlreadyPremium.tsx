import { PAGE_PATHS } from '@tercet/contracts';
import { useErrorMessage, useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, buttonClass } from '@tercet/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusFrame } from '../../billing/StatusFrame';
import { useResume } from '../../billing/use-resume';
import { useSubscription } from '../../billing/use-subscription';
import { FormFailure } from '../../forms/FormFailure';

/** For who has premium: there is nothing to pay, and what they have cancelled can go on. */
export function AlreadyPremium() {
  const { t } = useTranslation('plans');
  const say = useErrorMessage();
  const format = useFormat();
  const { subscription } = useSubscription();
  const [isResumed, setIsResumed] = useState(false);
  const { isBusy, failure, resume } = useResume(() => setIsResumed(true));
  const isEnding = subscription?.isCancelled === true && !isResumed;
  const step = () => {
    if (isResumed) return 'resumed';
    return isEnding ? 'ending' : 'already';
  };
  const shown = step();
  const date = subscription?.expiresAt ? format.date(subscription.expiresAt) : '';
  return (
    <StatusFrame
      step={shown}
      heading={t(`subscribe.${shown}.heading`)}
      intro={t(`subscribe.${shown}.text`, { date })}
    >
      {failure && <FormFailure title={t('resume.failed')} text={say(failure)} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {isEnding ? (
          <Button variant="primary" size="lg" loading={isBusy} onClick={() => void resume()}>
            {t('actions.resume')}
          </Button>
        ) : (
          <Link to={PAGE_PATHS.editor} className={buttonClass('primary', 'lg')}>
            {t('actions.toEditor')}
          </Link>
        )}
        <Link to={`${PAGE_PATHS.settings}#plan`} className={buttonClass('secondary', 'lg')}>
          {t('actions.toSettings')}
        </Link>
      </div>
    </StatusFrame>
  );
}
