import { isBlank } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useSession } from '../../../../session/session';
import { useStore } from '../../state/use-store';
import { useAssistant } from '../assistant-context';
import { requestLimit } from '../plan-limit';
import type { ChoiceProps } from './Choice';
import { SentLine } from './SentLine';
import { useEngine } from '../../../../data/use-engine';

/** Says what is to be written. */
export function DescriptionForm({ onChoose }: ChoiceProps) {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const { user } = useSession();
  const engine = useEngine();
  const { next } = useAssistant();
  const description = useStore(next, (now) => now.description);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const askings = useStore(next, (now) => now.askings);
  useEffect(() => field.current?.focus(), [askings]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(isBlank(description));
    if (!isBlank(description)) onChoose({ operation: 'generate', description });
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-2 rounded-md bg-sunken p-3">
      <label htmlFor={id} className="text-sm font-medium">
        {t('assistant.description')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        maxLength={requestLimit(user)}
        placeholder={t('assistant.descriptionExample')}
        value={description}
        onChange={({ target }) => next.update((now) => ({ ...now, description: target.value }))}
        className="w-full resize-y rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-muted hover:border-brand"
      />
      {isMissing && isBlank(description) && (
        <Notice tone="warn">{messageOf({ code: 'TEXT_EMPTY' })}</Notice>
      )}
      <Button type="submit" variant="primary" className="self-start">
        {t('assistant.write')}
      </Button>
      {engine !== 'LOCAL' && engine !== undefined && (
        <div className="text-sm text-ink-muted">
          <SentLine what="description" size={description.trim().length} />
        </div>
      )}
    </form>
  );
}
