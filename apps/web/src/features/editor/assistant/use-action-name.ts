import { useTranslation } from '@tercet/i18n/react';
import type { Action } from './session/action';

/** Names an action, with what was chosen for it. */
export function useActionName(): (action: Action) => string {
  const { t } = useTranslation('editor');
  return (action) => {
    const name = t(`assistant.actions.${action.operation}`);
    const named = (choice: string) => t('assistant.actionWith', { action: name, choice });
    if (action.operation === 'tone') return named(t(`assistant.tones.${action.tone}`));
    if (action.operation !== 'translate') return name;
    return named(t(`assistant.into.${action.targetLanguage}`));
  };
}
