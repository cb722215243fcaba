import { useTranslation } from '@tercet/i18n/react';
import { useStore } from '../../state/use-store';
import { useAssistant } from '../assistant-context';
import type { Scope } from '../session/target';
import { useSentWords } from '../use-sent-words';

export interface SentLineProps {
  what: Scope | 'description';
  /** UTF-16 code units that an action would work on. */
  size: number;
}

/** What the next action sends away from this device, and where to; nothing where there is nothing to send. */
export function SentLine({ what, size }: SentLineProps) {
  const { t } = useTranslation('editor');
  const { next } = useAssistant();
  const { wish } = useStore(next);
  const wordsOf = useSentWords();
  if (size === 0) return null;
  return <p>{t('assistant.sends', wordsOf({ what, size, hasWish: wish.trim() !== '' }))}</p>;
}
