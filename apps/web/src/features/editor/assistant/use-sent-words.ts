import { useQuery } from '@apollo/client/react';
import { AssistantEngineDocument } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import type { Scope } from './session/target';

export interface Sent {
  readonly what: Scope | 'description' | 'text';
  /** UTF-16 code units. */
  readonly size: number;
  /** Whether the person's own instruction goes along. */
  readonly hasWish: boolean;
}

/** Names what goes to the model, the host that passes it on, and the model. */
export function useSentWords(): (sent: Sent) => { what: string; host: string; model: string } {
  const { t } = useTranslation('editor');
  const { data } = useQuery(AssistantEngineDocument, { fetchPolicy: 'cache-only' });
  const name = data?.assistantModel;
  const model = name ? t('assistant.itsModelNamed', { name }) : t('assistant.itsModel');
  return ({ what, size, hasWish }) => {
    const text = t(`assistant.sent.${what}`, { size: t('assistant.sentSize', { count: size }) });
    return {
      what: hasWish ? t('assistant.sentWithWish', { what: text }) : text,
      host: window.location.host,
      model,
    };
  };
}
