import type { ApiKeyRow_ApiKeyFragment } from '@tercet/api-client/generated';
import type { ApiScope } from '@tercet/contracts';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';

export interface ApiKeyRowProps {
  apiKey: ApiKeyRow_ApiKeyFragment;
  onRevoke: () => void;
}

export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { name, hint, scopes, createdAt, lastUsedAt } = apiKey;
  const allowed = scopes.map((scope) => t(`apiKeys.scopes.${scope.toLowerCase() as ApiScope}`));
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full [overflow-wrap:anywhere] sm:basis-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-medium">{name}</span>
          <code className="font-mono text-sm text-ink-muted">{`${hint}…`}</code>
        </p>
        <p className="mt-1 text-sm text-ink-muted">{allowed.join(' · ')}</p>
        <p className="text-sm text-ink-muted">
          {t('apiKeys.created', { when: format.pastMoment(createdAt) })}
        </p>
        <p className="text-sm text-ink-muted">
          {lastUsedAt
            ? t('apiKeys.used', { when: format.pastMoment(lastUsedAt) })
            : t('apiKeys.neverUsed')}
        </p>
      </div>
      <Button size="sm" aria-label={t('apiKeys.revokeLabel', { name })} onClick={onRevoke}>
        {t('apiKeys.revoke')}
      </Button>
    </li>
  );
}
