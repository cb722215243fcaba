import { useMutation } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import { ForgotPasswordDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { useState } from 'react';
import { attempt } from '../../../forms/attempt';
import { FormFailure } from '../../../forms/FormFailure';
import { useSingleFlight } from '../../../forms/use-single-flight';

export interface MailOnItsWayProps {
  email: string;
  onOtherAddress: () => void;
}

/** What to do if no mail comes. */
export function MailOnItsWay({ email, onOtherAddress }: MailOnItsWayProps) {
  const { t } = useTranslation('auth');
  const say = useErrorMessage();
  const [ask, { loading }] = useMutation(ForgotPasswordDocument);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [timesAgain, setTimesAgain] = useState(0);

  const again = useSingleFlight(async () => {
    setFailure(null);
    const error = await attempt(() => ask({ variables: { email } }));
    if (error) setFailure(error);
    else setTimesAgain(timesAgain + 1);
  });

  return (
    <section aria-labelledby="nothing-came" className="flex flex-col gap-4">
      <h2 id="nothing-came" className="font-semibold">
        {t('forgot.nothing.heading')}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-ink-muted">
        <li>{t('forgot.nothing.spam')}</li>
        <li>{t('forgot.nothing.address')}</li>
        <li>{t('forgot.nothing.newest')}</li>
      </ul>
      {failure && <FormFailure title={t('forgot.failed')} text={say(failure)} />}
      {timesAgain > 0 && !failure && !loading && (
        // Anew for each time, so that each is announced.
        <Notice key={timesAgain} tone="good">
          {t('forgot.sentAgain')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button loading={loading} onClick={() => void again()}>
          {t('forgot.again')}
        </Button>
        <Button variant="quiet" onClick={onOtherAddress}>
          {t('forgot.otherAddress')}
        </Button>
      </div>
    </section>
  );
}
