import type { ApiKeyRow_ApiKeyFragment, ApiKeysQuery } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useState } from 'react';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { focusSection } from '../sections';
import { ApiKeyRow } from './ApiKeyRow';
import { useRevokeApiKey } from './use-api-keys';

/** The button that opens the question is gone with its key. */
const BACK_TO_HEADING = { current: { focus: () => focusSection('apiKeys') } };

export function ApiKeyList({ apiKeys }: ApiKeysQuery) {
  const { t } = useTranslation('settings');
  const revoke = useRevokeApiKey();
  const [asked, setAsked] = useState<ApiKeyRow_ApiKeyFragment | null>(null);
  return (
    <>
      {apiKeys.length === 0 ? (
        <p>{t('apiKeys.none')}</p>
      ) : (
        <ul className="-mt-4 divide-y divide-line">
          {apiKeys.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setAsked(apiKey)} />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={t('apiKeys.revokeTitle', { name: asked.name })}
          confirmLabel={t('apiKeys.revokeConfirm')}
          failedTitle={t('apiKeys.revokeFailed')}
          onConfirm={() => revoke(asked)}
          onClose={() => setAsked(null)}
          returnFocusTo={BACK_TO_HEADING}
        >
          <p>{t('apiKeys.revokeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
