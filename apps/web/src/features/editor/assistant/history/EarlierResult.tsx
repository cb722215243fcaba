import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, Segments, useToast } from '@tercet/ui';
import { useState } from 'react';
import { useCopy } from '../../clipboard/use-clipboard';
import { ArrivedHeading } from '../ArrivedHeading';
import { useAssistant } from '../assistant-context';
import { BeforeAndAfter } from '../review/BeforeAndAfter';
import { createReview, type Review } from '../review/review-model';
import { ResultText } from '../review/ResultText';
import { useActionName } from '../use-action-name';
import { useInsert } from '../use-insert';
import type { KeptResult } from './kept-result';
import { useDeleteResults } from './use-delete-results';

/** What is known of its changes; all of it where nothing is. */
function reviewOf({ source, answer, judged }: KeptResult): Review {
  const whole = { start: 0, end: source.length, replacement: answer };
  return createReview(source, judged?.edits ?? [whole]);
}

const VIEWS = ['result', 'sides'] as const;

export interface EarlierResultProps {
  result: KeptResult;
  onClose: () => void;
  /** Something was written into the text. */
  onApplied: (() => void) | undefined;
}

/** One answer from before: to read, to copy, to put into the text, or to compare with what it was about. */
export function EarlierResult({ result, onClose, onApplied }: EarlierResultProps) {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const nameOf = useActionName();
  const copy = useCopy();
  const insert = useInsert(onApplied);
  const remove = useDeleteResults();
  const { reopen } = useAssistant();
  const toast = useToast();
  const [view, setView] = useState<(typeof VIEWS)[number]>('result');
  const { action, answer, at } = result;
  return (
    <div className="flex min-h-full flex-col">
      <div className="flex-1 space-y-3 p-4">
        <div>
          <ArrivedHeading title={nameOf(action)} />
          <p className="text-sm text-ink-muted">
            {format.pastMoment(at)}
            {result.isUnfinished && ` · ${t('assistant.earlier.unfinished')}`}
          </p>
          {action.wish && (
            <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">{action.wish}</p>
          )}
        </div>
        <Segments
          label={t('assistant.view')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`assistant.views.${value}`) }))}
        />
        {view === 'sides' ? (
          <BeforeAndAfter review={reviewOf(result)} />
        ) : (
          <ResultText text={answer} />
        )}
      </div>
      <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-surface p-3">
        {result.judged && action.operation !== 'generate' && (
          <Button
            size="sm"
            variant="primary"
            onClick={() => {
              if (!reopen(result)) toast({ text: t('assistant.earlier.noPlace') });
            }}
          >
            {t('assistant.earlier.reopen')}
          </Button>
        )}
        <Button size="sm" onClick={() => void copy(answer)}>
          {t('assistant.copyAnswer')}
        </Button>
        <Button size="sm" onClick={() => insert.atCaret(answer)}>
          {t('assistant.insertAnswer')}
        </Button>
        <Button size="sm" onClick={() => insert.below(answer)}>
          {t('assistant.insertBelow')}
        </Button>
        <Button
          size="sm"
          variant="danger"
          onClick={() => {
            remove([result]);
            onClose();
          }}
        >
          {t('assistant.earlier.deleteThis')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('assistant.back')}
        </Button>
      </div>
    </div>
  );
}
