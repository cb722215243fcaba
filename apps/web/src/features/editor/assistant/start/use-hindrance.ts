import { useQuery } from '@apollo/client/react';
import { AssistantEngineDocument } from '@tercet/api-client/generated';
import { isLocalOperation, OPERATIONS, type Operation } from '@tercet/contracts';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { useRequestsLeft } from './use-requests-left';

/** Why an action cannot begin now, as a sentence; nothing where it can. */
export function useHindrance(): (operation: Operation) => string | undefined {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const left = useRequestsLeft();
  const { data } = useQuery(AssistantEngineDocument, { fetchPolicy: 'cache-only' });
  return (operation) => {
    if (left === 0) return t('assistant.allUsed');
    if (data?.assistantEngine !== 'LOCAL' || isLocalOperation(operation)) return undefined;
    const names = OPERATIONS.filter((each) => !isLocalOperation(each)).map((each) =>
      t(`assistant.actions.${each}`),
    );
    return t('assistant.needModel', { actions: format.list(names) });
  };
}
