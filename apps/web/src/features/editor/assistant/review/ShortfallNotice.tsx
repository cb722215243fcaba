import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { useAssistant } from '../assistant-context';
import type { Shortfall } from '../session/run-parts';

/** Why a part of a long text has no answer, and what becomes of it. */
export function ShortfallNotice({ shortfall }: { shortfall: Shortfall }) {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const { finish } = useAssistant();
  const { error, returned, answers, total } = shortfall;
  return (
    <Notice tone="warn">
      {error && <p>{messageOf(error)}</p>}
      <p>{t('assistant.shortfall', { done: answers.length, total })}</p>
      {returned && <p>{t('assistant.returned')}</p>}
      <Button size="sm" className="mt-2" onClick={finish}>
        {t('assistant.finish')}
      </Button>
    </Notice>
  );
}
