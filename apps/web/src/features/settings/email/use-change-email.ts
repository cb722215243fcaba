import { useMutation } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import { ChangeEmailDocument, type ChangeEmailInput } from '@tercet/api-client/generated';
import { attempt } from '../../../forms/attempt';
import { session } from '../../../session/session';
import { toSessionUser } from '../../../session/to-session';

/** Gives the account another address. */
export function useChangeEmail(): (input: ChangeEmailInput) => Promise<AppError | null> {
  const [mutate] = useMutation(ChangeEmailDocument);
  return (input) =>
    attempt(async () => {
      const { data } = await mutate({ variables: { input } });
      if (data) session.takeUser(toSessionUser(data.changeEmail));
    });
}
