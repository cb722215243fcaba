import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useCopy } from '../clipboard/use-clipboard';
import { useEditor } from '../state/editor-context';
import { useUndoToast } from '../issues/use-undo-toast';
import { useAssistant } from './assistant-context';
import type { TransformDone } from './improve-session';
import { ReviewDiff } from './ReviewDiff';
import { ReviewReasons } from './ReviewReasons';
import { useArrival } from './use-arrival';
import { useIssuesInRegion } from './use-issues-in-region';
import { acceptedEdits, setAccepted, setAllAccepted, type Review } from './review-model';

export interface ReviewPanelProps {
  review: Review;
  engine: TransformDone['engine'];
  warnings: NonNullable<TransformDone['warnings']>;
  answer: string;
  onApplied: (() => void) | undefined;
}

/** The answer as changes against the text, each taken or left, then written in one step. */
export function ReviewPanel({ review, engine, warnings, answer, onApplied }: ReviewPanelProps) {
  const { t } = useTranslation('editor');
  const { apply, cancel, changeReview } = useAssistant();
  const { view } = useEditor();
  const undoToast = useUndoToast();
  const copy = useCopy();
  const total = review.edits.length;
  const accepted = acceptedEdits(review).length;
  const title =
    total === 0 ? t('assistant.noChanges') : t('assistant.reviewTitle', { count: total });
  const heading = useArrival(title);
  const stillListed = useIssuesInRegion();

  const applyAll = () => {
    const applied = apply();
    if (!applied) return;
    if (onApplied) onApplied();
    else view.focus();
    undoToast(t('toast.applied', { count: applied.count }), applied);
  };

  return (
    <div className="flex min-h-full flex-col">
      <div className="flex-1 space-y-3 p-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </h2>
        {warnings.includes('ANSWER_IN_ANOTHER_LANGUAGE') && (
          <p className="text-sm">{t('assistant.otherLanguage')}</p>
        )}
        {engine === 'LOCAL' && <p className="text-sm text-ink-muted">{t('assistant.local')}</p>}
        {total === 0 && stillListed > 0 && (
          <p className="text-sm">{t('assistant.stillListed', { count: stillListed })}</p>
        )}
        {total > 0 && (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <Button size="sm" onClick={() => changeReview((now) => setAllAccepted(now, true))}>
                {t('assistant.acceptAll')}
              </Button>
              <Button size="sm" onClick={() => changeReview((now) => setAllAccepted(now, false))}>
                {t('assistant.rejectAll')}
              </Button>
              <Button size="sm" onClick={() => void copy(answer)}>
                {t('assistant.copyAnswer')}
              </Button>
            </div>
            <p className="text-sm text-ink-muted">{t('assistant.editHint')}</p>
            <ReviewDiff
              review={review}
              onToggle={(index, take) => changeReview((now) => setAccepted(now, index, take))}
            />
            <ReviewReasons review={review} />
          </>
        )}
      </div>
      <div className="sticky bottom-0 flex flex-wrap justify-end gap-2 border-t border-line bg-surface p-3">
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
            onClick={applyAll}
          >
            {t('assistant.apply', { count: accepted })}
          </Button>
        )}
      </div>
    </div>
  );
}
