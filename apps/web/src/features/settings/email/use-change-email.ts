import { useMutation } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import { ChangeEmailDocument, type ChangeEmailInput } from '@tercet/api-client/generated';
import { useState } from 'react';
import { attempt } from '../../../forms/attempt';
import { session } from '../../../session/session';
import { toSessionUser } from '../../../session/to-session';
import { usePendingEmail } from '../../../session/use-pending-email';

/** What came of it: the address is another one, is to be another one, is not to be another one any more, or was it already. */
type Outcome = 'changed' | 'asked' | 'kept' | 'same';

/** Has the server give the account another address, or ask for its confirmation. */
export function useChangeEmail() {
  const [mutate] = useMutation(ChangeEmailDocument);
  const pendingEmail = usePendingEmail();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const change = (input: ChangeEmailInput): Promise<AppError | null> => {
    setOutcome(null);
    return attempt(async () => {
      const before = session.getState().user?.email;
      const { data } = await mutate({ variables: { input } });
      if (!data) return;
      const { pendingEmail: asked, ...user } = data.changeEmail;
      session.takeUser(toSessionUser(user));
      // The server writes addresses in its own way: whether this is another one shows by its answer.
      if (asked !== null) setOutcome('asked');
      else if (user.email !== before) setOutcome('changed');
      else setOutcome(pendingEmail ? 'kept' : 'same');
    });
  };
  // Meanwhile the address may have been confirmed or given up elsewhere.
  const isOver = outcome === 'asked' && pendingEmail === null;
  return { change, outcome: isOver ? null : outcome, pendingEmail };
}
