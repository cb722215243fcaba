import type { Operation } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import { useStore } from '../../state/use-store';
import { useAssistant } from '../assistant-context';
import type { Action } from '../session/action';
import { DescriptionForm } from './DescriptionForm';
import { LanguageChoice } from './LanguageChoice';
import { ToneChoice } from './ToneChoice';

/** Actions that begin at once, below the one that is asked for most. */
const PLAIN = ['grammar', 'rewrite', 'shorter', 'longer', 'summarize'] as const;
/** Actions that need to know something first. */
const ASKING = ['tone', 'translate', 'generate'] as const;

export interface ActionButtonsProps {
  isDisabled: (operation: Operation) => boolean;
  onChoose: (action: Action) => void;
}

/** All that the assistant does. */
export function ActionButtons({ isDisabled, onChoose }: ActionButtonsProps) {
  const { t } = useTranslation('editor');
  const { next } = useAssistant();
  const asked = useStore(next, (now) => now.asked);
  const nameOf = (operation: Operation) => t(`assistant.actions.${operation}`);
  return (
    <div role="group" aria-label={t('assistant.actionsLabel')} className="flex flex-col gap-2">
      <Button
        variant="primary"
        disabled={isDisabled('improve')}
        onClick={() => onChoose({ operation: 'improve' })}
      >
        <Icon name="sparkle" />
        {nameOf('improve')}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        {PLAIN.map((operation) => (
          <Button
            key={operation}
            className="px-2"
            disabled={isDisabled(operation)}
            onClick={() => onChoose({ operation })}
          >
            {nameOf(operation)}
          </Button>
        ))}
        {ASKING.map((operation) => (
          <Button
            key={operation}
            className="px-2"
            disabled={isDisabled(operation)}
            aria-expanded={asked === operation}
            onClick={() =>
              next.update((now) => ({ ...now, asked: asked === operation ? null : operation }))
            }
          >
            {nameOf(operation)}
            <Icon name="chevronDown" size={16} />
          </Button>
        ))}
      </div>
      {asked === 'tone' && <ToneChoice onChoose={onChoose} />}
      {asked === 'translate' && <LanguageChoice onChoose={onChoose} />}
      {asked === 'generate' && <DescriptionForm onChoose={onChoose} />}
    </div>
  );
}
