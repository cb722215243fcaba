import { INSTRUCTIONS_MAX_LENGTH, isBlank } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { TextArea } from '@tercet/ui';
import type { KeyboardEvent } from 'react';
import { useStore } from '../../state/use-store';
import { useAssistant } from '../assistant-context';

export interface WishFieldProps {
  /** Begins the action that is asked for most; not there where it cannot begin now. */
  onSend: (() => void) | undefined;
}

/** What a person wishes beside any action, in their own words. */
export function WishField({ onSend }: WishFieldProps) {
  const { t } = useTranslation('editor');
  const { next } = useAssistant();
  const wish = useStore(next, (now) => now.wish);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends what is put together of several keys.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank(wish)) onSend?.();
  };
  return (
    <TextArea
      label={t('assistant.wish')}
      rows={2}
      placeholder={t('assistant.wishExample')}
      {...(onSend && { hint: t('assistant.wishKeys', { action: t('assistant.actions.improve') }) })}
      enterKeyHint="send"
      maxLength={INSTRUCTIONS_MAX_LENGTH}
      value={wish}
      onKeyDown={onKeyDown}
      onChange={({ target }) => next.update((now) => ({ ...now, wish: target.value }))}
    />
  );
}
