import { useApolloClient } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import {
  ApiKeysDocument,
  CreateApiKeyDocument,
  RevokeApiKeyDocument,
  type CreateApiKeyInput,
} from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { attempt } from '../../../forms/attempt';

/** Makes a key. What the cache keeps of it is its row in the list, and never the key, which `onCreated` gets. */
export function useCreateApiKey(onCreated: (key: string) => void) {
  const client = useApolloClient();
  return (input: CreateApiKeyInput): Promise<AppError | null> =>
    attempt(async () => {
      const { data } = await client.mutate({
        mutation: CreateApiKeyDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      const { key, apiKey } = data.createApiKey;
      client.cache.updateQuery({ query: ApiKeysDocument }, (known) =>
        known ? { apiKeys: [apiKey, ...known.apiKeys] } : undefined,
      );
      onCreated(key);
    });
}

/** Revokes a key, and takes it out of the list. */
export function useRevokeApiKey() {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const { cache, mutate } = useApolloClient();
  return async ({ id, name }: { id: string; name: string }): Promise<AppError | null> => {
    const error = await attempt(() =>
      mutate({ mutation: RevokeApiKeyDocument, variables: { id } }),
    );
    // One that is not found was revoked elsewhere.
    if (error && error.code !== 'NOT_FOUND') return error;
    cache.evict({ id: cache.identify({ __typename: 'ApiKey', id }) });
    cache.gc();
    toast({ text: t('apiKeys.revoked', { name }) });
    return null;
  };
}
