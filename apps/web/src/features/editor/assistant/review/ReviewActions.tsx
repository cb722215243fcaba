import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useCopy } from '../../clipboard/use-clipboard';
import type { Applied } from '../../issues/apply-as-one-step';
import { useUndoToast } from '../../issues/use-undo-toast';
import { useAssistant } from '../assistant-context';
import { useBackToText } from '../use-back-to-text';
import { answersWithNewText, type Action } from '../session/action';
import type { Version } from '../session/assistant-state';
import { acceptedEdits, reviewedText } from './review-model';

export interface ReviewActionsProps {
  action: Action;
  version: Version;
  onApplied: (() => void) | undefined;
}

/** What can be done with an answer; whatever it is, it can be taken back as one step. */
export function ReviewActions({ action, version, onApplied }: ReviewActionsProps) {
  const { t } = useTranslation('editor');
  const backToText = useBackToText(onApplied);
  const { state, apply, insertBelow, again, cancel } = useAssistant();
  const undoToast = useUndoToast();
  const copy = useCopy();
  // The server's own engine has but one answer.
  const { review, engine } = version;
  const isGenerated = action.operation === 'generate';
  const isNewText = answersWithNewText(action);
  const total = review.edits.length;
  const accepted = acceptedEdits(review).length;

  const write = (writing: () => Applied | null, words: (applied: Applied) => string) => () => {
    const applied = writing();
    if (!applied) return;
    undoToast(words(applied), applied);
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
        <Button size="sm" onClick={() => void copy(reviewedText(review))}>
          {t('assistant.copyAnswer')}
        </Button>
        {!isGenerated && total > 0 && (
          <Button size="sm" onClick={write(insertBelow, () => t('toast.inserted'))}>
            {t('assistant.insertBelow')}
          </Button>
        )}
        {engine === 'MODEL' && (
          <Button size="sm" onClick={again}>
            {t('assistant.another')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant={total === 0 ? 'primary' : 'quiet'}
          className={total === 0 ? undefined : 'grow px-3'}
          onClick={cancel}
        >
          {total === 0 ? t('assistant.done') : t('assistant.discard')}
        </Button>
        {total > 0 && (
          <Button
            variant="primary"
            disabled={accepted === 0}
            className="grow whitespace-nowrap"
            onClick={write(apply, ({ count }) =>
              isNewText ? t('toast.inserted') : t('toast.applied', { count }),
            )}
          >
            {applyWords(accepted)}
          </Button>
        )}
      </div>
    </div>
  );
}
