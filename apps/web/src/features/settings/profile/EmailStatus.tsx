import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Badge, Button } from '@tercet/ui';
import { FormFailure } from '../../../forms/FormFailure';
import { useResendVerification } from './use-resend-verification';

export interface EmailStatusProps {
  email: string;
  isVerified: boolean;
}

/** The address, whether it is known to be the person's, and how to show it. */
export function EmailStatus({ email, isVerified }: EmailStatusProps) {
  const { t } = useTranslation(['settings', 'auth']);
  const say = useErrorMessage();
  const { sending, resend } = useResendVerification();
  return (
    <div>
      <p className="text-sm font-medium">{t('auth:fields.email')}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
        {email}
        <Badge>{isVerified ? t('profile.verified') : t('profile.notVerified')}</Badge>
      </p>
      {!isVerified && (
        <>
          <p className="mt-2 max-w-[58ch] text-sm text-ink-muted">{t('profile.verifyText')}</p>
          <Button
            size="sm"
            className="mt-3"
            loading={sending.state === 'sending'}
            onClick={() => void resend()}
          >
            {sending.state === 'sending' ? t('profile.resending') : t('profile.resend')}
          </Button>
          {sending.state === 'failed' && (
            <div className="mt-4">
              <FormFailure title={t('profile.resendFailed')} text={say(sending.error)} />
            </div>
          )}
          <p role="status" className="mt-2 min-h-6 text-sm text-good">
            {sending.state === 'sent' && t('profile.resent', { email })}
          </p>
        </>
      )}
    </div>
  );
}
