import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import type { KeptResult } from './kept-result';
import { useEarlierResults } from './results-context';

/** Deletes earlier results, with a way back for as long as the message is there. */
export function useDeleteResults() {
  const { t } = useTranslation(['editor', 'common']);
  const toast = useToast();
  const { add, remove } = useEarlierResults();
  return (results: readonly KeptResult[]) => {
    remove(results);
    toast({
      kind: 'earlier-results',
      text: t('editor:assistant.earlier.deleted', { count: results.length }),
      action: { label: t('common:actions.undo'), onAction: () => add(results) },
    });
  };
}
