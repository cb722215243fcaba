import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import type { Shortfall } from '../work/run-parts';

/** Why a part of a long text has no answer, and what becomes of it. */
export function ShortfallNotice({ shortfall }: { shortfall: Shortfall }) {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const { error, returned, done, total } = shortfall;
  return (
    <Notice tone="warn">
      {error && <p>{messageOf(error)}</p>}
      <p>{t('assistant.shortfall', { done, total })}</p>
      {returned && <p>{t('assistant.returned')}</p>}
    </Notice>
  );
}
