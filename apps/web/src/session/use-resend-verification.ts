import { useMutation } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import { ResendVerificationDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { useState } from 'react';
import { attempt } from '../forms/attempt';
import { useSingleFlight } from '../forms/use-single-flight';
import { useReloadAccount } from './use-reload-account';

type Sending = { state: 'none' | 'sending' | 'sent' } | { state: 'failed'; error: AppError };

/** Has another link sent that confirms the address. Loads the namespaces `auth` and `errors`. */
export function useResendVerification() {
  const { t } = useTranslation('auth');
  const say = useErrorMessage();
  const reload = useReloadAccount();
  const [mutate] = useMutation(ResendVerificationDocument);
  const [sending, setSending] = useState<Sending>({ state: 'none' });
  const resend = useSingleFlight(async () => {
    setSending({ state: 'sending' });
    let isSent = true;
    const error = await attempt(async () => {
      const { data } = await mutate();
      isSent = data?.resendVerification ?? false;
    });
    if (error) return setSending({ state: 'failed', error });
    setSending({ state: isSent ? 'sent' : 'none' });
    if (!isSent) await reload();
  });
  const wordsOf = (error: AppError) =>
    // Whoever asks is signed in: the usual words send them to do so.
    error.code === 'EMAIL_TAKEN' ? t('verify.another.taken') : say(error);
  return {
    state: sending.state,
    /** What went wrong, for people; null where nothing did. */
    failure: sending.state === 'failed' ? wordsOf(sending.error) : null,
    resend,
  };
}
