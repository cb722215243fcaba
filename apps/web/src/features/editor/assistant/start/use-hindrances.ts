import { useQuery } from '@apollo/client/react';
import { AssistantEngineDocument } from '@tercet/api-client/generated';
import { isLocalOperation, OPERATIONS, type Operation } from '@tercet/contracts';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { useIsOnline } from '../../../../offline/use-is-online';
import { useRequestsLeft } from './use-requests-left';

export interface Hindrances {
  /** Why an action cannot begin now, as a sentence; nothing where it can. */
  readonly of: (operation: Operation) => string | undefined;
  /** All that there are, each once. */
  readonly all: readonly string[];
}

/** What keeps actions from beginning now. */
export function useHindrances(): Hindrances {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const isOnline = useIsOnline();
  const left = useRequestsLeft();
  const { data } = useQuery(AssistantEngineDocument, { fetchPolicy: 'cache-only' });
  const hindranceOf = (operation: Operation) => {
    if (!isOnline) return t('assistant.offline');
    if (left === 0) return t('assistant.allUsed');
    if (data?.assistantEngine !== 'LOCAL' || isLocalOperation(operation)) return undefined;
    const names = OPERATIONS.filter((each) => !isLocalOperation(each)).map((each) =>
      t(`assistant.actions.${each}`),
    );
    return t('assistant.needModel', { actions: format.list(names) });
  };
  const all = new Set(OPERATIONS.flatMap((operation) => hindranceOf(operation) ?? []));
  return { of: hindranceOf, all: [...all] };
}
