import { useMutation } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import { UpdateProfileDocument, type ProfileInput } from '@tercet/api-client/generated';
import { useCallback } from 'react';
import { attempt } from '../../../forms/attempt';
import { session } from '../../../session/session';
import { toSessionUser } from '../../../session/to-session';

/** Saves a change to the account; the session then knows of it, and with it every page. */
export function useUpdateProfile(): (input: ProfileInput) => Promise<AppError | null> {
  const [mutate] = useMutation(UpdateProfileDocument);
  return useCallback(
    (input) =>
      attempt(async () => {
        const { data } = await mutate({ variables: { input } });
        if (data) session.takeUser(toSessionUser(data.updateProfile));
      }),
    [mutate],
  );
}
