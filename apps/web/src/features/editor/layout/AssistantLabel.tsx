import { useTranslation } from '@tercet/i18n/react';
import { Icon, Spinner, VisuallyHidden } from '@tercet/ui';
import { useAssistant } from '../assistant/assistant-context';
import { useDeferredStore } from '../state/use-store';
import { ASSISTANT_NEWS, isNews } from './assistant-words';
import { TabLabel } from './TabLabel';

/** The way to the assistant, and what has become of an action meanwhile. */
export function AssistantLabel() {
  const { t } = useTranslation('editor');
  const { state } = useAssistant();
  const phase = useDeferredStore(state, (now) => now.phase);
  const isAtWork = phase === 'streaming';
  if (!isAtWork && !isNews(phase)) {
    return (
      <>
        <Icon name="sparkle" />
        <TabLabel words={t('panel.assistant')} />
      </>
    );
  }
  const words = isAtWork
    ? { whole: t('panel.assistantAtWork'), short: t('panel.assistantAtWorkShort') }
    : { whole: t(ASSISTANT_NEWS[phase].whole), short: t(ASSISTANT_NEWS[phase].short) };
  return (
    <>
      {isAtWork ? <Spinner /> : <Icon name="sparkle" />}
      <VisuallyHidden>{t('panel.assistant')}, </VisuallyHidden>
      <TabLabel words={words.short} title={words.whole} />
    </>
  );
}
