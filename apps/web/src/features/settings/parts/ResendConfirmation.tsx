import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { FormFailure } from '../../../forms/FormFailure';
import { useResendVerification } from '../../../session/use-resend-verification';

/** Sends the link once more that shows an address to be the person's. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const { state, failure, resend } = useResendVerification();
  return (
    <>
      <Button
        size="sm"
        className="mt-3"
        loading={state === 'sending'}
        onClick={() => void resend()}
      >
        {state === 'sending' ? t('profile.resending') : t('profile.resend')}
      </Button>
      {failure !== null && (
        <div className="mt-4">
          <FormFailure title={t('profile.resendFailed')} text={failure} />
        </div>
      )}
      <p role="status" className="mt-2 min-h-6 text-sm text-good">
        {state === 'sent' && t('profile.resent', { email })}
      </p>
    </>
  );
}
