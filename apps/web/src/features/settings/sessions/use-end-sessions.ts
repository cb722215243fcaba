import { useApolloClient } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  SessionsDocument,
} from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { attempt } from '../../../forms/attempt';

export interface SessionName {
  readonly id: string;
  readonly device: string;
}

/** Signs the account out in other places, and takes them out of the list. */
export function useEndSessions() {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const { cache, mutate } = useApolloClient();

  const endOne = async ({ id, device }: SessionName): Promise<AppError | null> => {
    const error = await attempt(() => mutate({ mutation: EndSessionDocument, variables: { id } }));
    // One that is not found has ended by itself.
    if (error && error.code !== 'NOT_FOUND') return error;
    cache.evict({ id: cache.identify({ __typename: 'Session', id }) });
    cache.gc();
    toast({ text: t('sessions.ended', { device }) });
    return null;
  };

  const endOthers = (): Promise<AppError | null> =>
    attempt(async () => {
      const { data } = await mutate({ mutation: EndOtherSessionsDocument });
      cache.updateQuery({ query: SessionsDocument }, (known) =>
        known ? { sessions: known.sessions.filter(({ current }) => current) } : undefined,
      );
      cache.gc();
      toast({ text: t('sessions.endedOthers', { count: data?.endOtherSessions ?? 0 }) });
    });

  return { endOne, endOthers };
}
