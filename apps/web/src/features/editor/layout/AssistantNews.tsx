import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAssistant } from '../assistant/assistant-context';
import { useStore } from '../state/use-store';
import { ASSISTANT_NEWS, isNews } from './assistant-words';

export interface AssistantNewsProps {
  /** Whether the assistant is in view, which tells them itself. */
  isShown: boolean;
  onShow: () => void;
}

/** Tells of what becomes of an action while something else is looked at. */
export function AssistantNews({ isShown, onShow }: AssistantNewsProps) {
  const { t } = useTranslation('editor');
  const toast = useToast();
  const { state } = useAssistant();
  const phase = useStore(state, (now) => now.phase);
  const withdraw = useRef<() => void>(undefined);
  const tell = useEffectEvent(() => {
    if (isShown || !isNews(phase)) return;
    const action = { label: t('panel.assistant'), onAction: onShow };
    withdraw.current = toast({ kind: 'assistant', text: t(ASSISTANT_NEWS[phase].whole), action });
  });
  useEffect(() => tell(), [phase]);
  useEffect(() => {
    if (isShown) withdraw.current?.();
  }, [isShown]);
  return null;
}
