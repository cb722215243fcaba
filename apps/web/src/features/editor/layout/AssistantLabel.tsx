import { useTranslation } from '@tercet/i18n/react';
import { Icon, Spinner } from '@tercet/ui';
import { useAssistant } from '../assistant/assistant-context';
import { useDeferredStore } from '../state/use-store';
import { ASSISTANT_NEWS, isNews } from './assistant-words';

/** The way to the assistant, and what has become of an action meanwhile. */
export function AssistantLabel() {
  const { t } = useTranslation('editor');
  const { state } = useAssistant();
  const phase = useDeferredStore(state, (now) => now.phase);
  if (phase === 'streaming') {
    return (
      <>
        <Spinner />
        {t('panel.assistantAtWork')}
      </>
    );
  }
  return (
    <>
      <Icon name="sparkle" />
      {t(isNews(phase) ? ASSISTANT_NEWS[phase] : 'panel.assistant')}
    </>
  );
}
