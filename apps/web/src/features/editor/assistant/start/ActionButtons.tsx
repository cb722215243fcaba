import type { Operation } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Icon } from '@tercet/ui';
import { useId } from 'react';
import { useStore } from '../../state/use-store';
import { useAssistant } from '../assistant-context';
import type { Action } from '../session/action';
import { ActionButton } from './ActionButton';
import { Choice } from './Choice';
import { DescriptionForm } from './DescriptionForm';
import { useHindrances } from './use-hindrances';

/** Actions that begin at once, below the one that is asked for most. */
const PLAIN = ['grammar', 'rewrite', 'shorter', 'longer', 'summarize'] as const;
/** Actions that need to know something first. */
const ASKING = ['tone', 'translate', 'generate'] as const;

/** All that the assistant does. */
export function ActionButtons({ onChoose }: { onChoose: (action: Action) => void }) {
  const { t } = useTranslation('editor');
  const { next } = useAssistant();
  const asked = useStore(next, (now) => now.asked);
  const hindrances = useHindrances();
  const id = useId();
  const hindranceId = (operation: Operation) => hindrances.of(operation) && id;
  const nameOf = (operation: Operation) => t(`assistant.actions.${operation}`);
  const isAsked = (operation: (typeof ASKING)[number]) =>
    asked === operation && !hindrances.of(operation);
  return (
    <div role="group" aria-label={t('assistant.actionsLabel')} className="flex flex-col gap-2">
      <ActionButton
        hindranceId={hindranceId('improve')}
        variant="primary"
        onClick={() => onChoose({ operation: 'improve' })}
      >
        <Icon name="sparkle" />
        {nameOf('improve')}
      </ActionButton>
      <div className="grid grid-cols-2 gap-2">
        {PLAIN.map((operation) => (
          <ActionButton
            key={operation}
            hindranceId={hindranceId(operation)}
            className="px-2"
            onClick={() => onChoose({ operation })}
          >
            {nameOf(operation)}
          </ActionButton>
        ))}
        {ASKING.map((operation) => (
          <ActionButton
            key={operation}
            hindranceId={hindranceId(operation)}
            className="px-2"
            aria-expanded={isAsked(operation)}
            onClick={() =>
              next.update((now) => ({ ...now, asked: asked === operation ? null : operation }))
            }
          >
            {nameOf(operation)}
            <Icon name="chevronDown" size={16} />
          </ActionButton>
        ))}
      </div>
      {hindrances.all.length > 0 && (
        <p id={id} className="text-sm text-ink-muted">
          {hindrances.all.join(' ')}
        </p>
      )}
      {isAsked('tone') && <Choice of="tone" onChoose={onChoose} />}
      {isAsked('translate') && <Choice of="translate" onChoose={onChoose} />}
      {isAsked('generate') && <DescriptionForm onChoose={onChoose} />}
    </div>
  );
}
