import { INSTRUCTIONS_MAX_LENGTH } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Field } from '@tercet/ui';
import { useStore } from '../../state/use-store';
import { useAssistant } from '../assistant-context';

/** What a person wishes beside any action, in their own words. */
export function WishField() {
  const { t } = useTranslation('editor');
  const { next } = useAssistant();
  const wish = useStore(next, (now) => now.wish);
  return (
    <Field
      label={t('assistant.wish')}
      placeholder={t('assistant.wishExample')}
      maxLength={INSTRUCTIONS_MAX_LENGTH}
      value={wish}
      onChange={({ target }) => next.update((now) => ({ ...now, wish: target.value }))}
    />
  );
}
