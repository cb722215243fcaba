import { useTranslation } from '@tercet/i18n/react';
import { useStore } from '../../state/use-store';
import { useAssistant } from '../assistant-context';
import type { Scope } from '../session/target';
import { useSentWords } from '../use-sent-words';

export interface SentLineProps {
  scope: Scope;
  /** UTF-16 code units that an action would work on. */
  size: number;
}

/** What the next action sends away from this device, and where to. */
export function SentLine({ scope, size }: SentLineProps) {
  const { t } = useTranslation('editor');
  const { next } = useAssistant();
  const { asked, description, wish } = useStore(next);
  const wordsOf = useSentWords();
  const isDescribed = asked === 'generate';
  const sent = {
    what: isDescribed ? ('description' as const) : scope,
    size: isDescribed ? description.trim().length : size,
    hasWish: wish.trim() !== '',
  };
  return <p>{t('assistant.sends', wordsOf(sent))}</p>;
}
