import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import { useCopy } from '../../clipboard/use-clipboard';
import { useUndoToast } from '../../issues/use-undo-toast';
import { useAssistant } from '../assistant-context';
import { useBackToText } from '../use-back-to-text';
import { useInsertBelow } from '../use-insert-below';
import { answersWithNewText, type Action } from '../session/action';
import type { Version } from '../session/assistant-state';
import { acceptedEdits, reviewedText } from './review-model';

export interface ReviewActionsProps {
  action: Action;
  version: Version;
  onApplied: (() => void) | undefined;
}

/** On a phone, everything has room in two rows, whatever the language. */
const TIGHT = 'max-sm:px-2';

/** What can be done with an answer; whatever it is, it can be taken back as one step. */
export function ReviewActions({ action, version, onApplied }: ReviewActionsProps) {
  const { t } = useTranslation('editor');
  const backToText = useBackToText(onApplied);
  const { state, apply, again, cancel } = useAssistant();
  const insertBelow = useInsertBelow(() => {
    cancel();
    backToText();
  });
  const undoToast = useUndoToast();
  const copy = useCopy();
  // The server's own engine has but one answer.
  const { review, engine } = version;
  const isGenerated = action.operation === 'generate';
  const isNewText = answersWithNewText(action);
  const total = review.edits.length;
  const accepted = acceptedEdits(review).length;

  const write = () => {
    const applied = apply();
    if (!applied) return;
    const { count } = applied;
    undoToast(isNewText ? t('toast.inserted') : t('toast.applied', { count }), applied);
    // What had no place is to be read first.
    if (state.get().phase === 'leftover') return;
    backToText();
  };
  const applyWords = (count: number) => {
    if (isGenerated) return t('assistant.insertAnswer');
    return isNewText ? t('assistant.replace') : t('assistant.apply', { count });
  };

  return (
    <div className="sticky bottom-0 space-y-2 border-t border-line bg-surface p-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" className={TIGHT} onClick={() => void copy(reviewedText(review))}>
          <Icon name="copy" size={16} />
          <span className="max-sm:sr-only">{t('assistant.copyAnswer')}</span>
        </Button>
        {!isGenerated && total > 0 && (
          <Button size="sm" className={TIGHT} onClick={() => insertBelow(reviewedText(review))}>
            {t('assistant.insertBelow')}
          </Button>
        )}
        {engine === 'MODEL' && (
          <Button size="sm" className={TIGHT} onClick={again}>
            {t('assistant.another')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant={total === 0 ? 'primary' : 'quiet'}
          className={total === 0 ? undefined : 'grow px-3 max-sm:px-2'}
          onClick={cancel}
        >
          {total === 0 ? t('assistant.done') : t('assistant.discard')}
        </Button>
        {total > 0 && (
          <Button
            variant="primary"
            disabled={accepted === 0}
            className="grow whitespace-nowrap max-sm:px-2"
            onClick={write}
          >
            {applyWords(accepted)}
          </Button>
        )}
      </div>
    </div>
  );
}
