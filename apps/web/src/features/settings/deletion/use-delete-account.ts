import { useMutation } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import { DeleteAccountDocument } from '@tercet/api-client/generated';
import { deleteDrafts } from '../../../drafts/delete-drafts';
import { attempt } from '../../../forms/attempt';
import { session } from '../../../session/session';

export interface Deletion {
  password: string;
  /** Whether the texts in this browser go too. */
  drafts: boolean;
}

/** Deletes the account; nobody is signed in then, and this page is left. */
export function useDeleteAccount(): (deletion: Deletion) => Promise<AppError | null> {
  const [mutate] = useMutation(DeleteAccountDocument);
  return ({ password, drafts }) =>
    attempt(async () => {
      const { user } = session.getState();
      await mutate({ variables: { input: { password } } });
      session.accountDeleted();
      if (user && drafts) void deleteDrafts(user.id);
    });
}
