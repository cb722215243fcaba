import { useTranslation } from '@tercet/i18n/react';
import type { Action } from './session/action';

/** Names an action, with what was chosen for it. */
export function useActionName(): (action: Action) => string {
  const { t } = useTranslation('editor');
  return (action) => {
    const name = t(`assistant.actions.${action.operation}`);
    if (action.operation === 'tone') return `${name}: ${t(`assistant.tones.${action.tone}`)}`;
    if (action.operation !== 'translate') return name;
    return `${name}: ${t(`assistant.into.${action.targetLanguage}`)}`;
  };
}
