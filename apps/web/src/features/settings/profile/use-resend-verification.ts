import { useMutation } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import { SettingsResendVerificationDocument } from '@tercet/api-client/generated';
import { useState } from 'react';
import { attempt } from '../../../forms/attempt';

export type Sending = { state: 'none' | 'sending' | 'sent' } | { state: 'failed'; error: AppError };

/** Has another link sent that confirms the address. */
export function useResendVerification() {
  const [mutate] = useMutation(SettingsResendVerificationDocument);
  const [sending, setSending] = useState<Sending>({ state: 'none' });
  const resend = async () => {
    setSending({ state: 'sending' });
    const error = await attempt(() => mutate());
    setSending(error ? { state: 'failed', error } : { state: 'sent' });
  };
  return { sending, resend };
}
