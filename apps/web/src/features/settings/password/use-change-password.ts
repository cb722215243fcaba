import { useApolloClient, useMutation } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import {
  ChangePasswordDocument,
  SessionsDocument,
  type ChangePasswordInput,
} from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { attempt } from '../../../forms/attempt';
import { session } from '../../../session/session';
import { toSession } from '../../../session/to-session';

/** Replaces the password. Every session ends with it; this browser goes on with the new one that the answer holds. */
export function useChangePassword(): (input: ChangePasswordInput) => Promise<AppError | null> {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const client = useApolloClient();
  const [mutate] = useMutation(ChangePasswordDocument);
  return (input) =>
    attempt(async () => {
      const { data } = await mutate({ variables: { input } });
      if (!data) return;
      session.signIn(toSession(data.changePassword));
      toast({ text: t('password.changed') });
      // Only now, with the new token: what the new session is called in the list, the server alone knows.
      void client.refetchQueries({ include: [SessionsDocument] });
    });
}
