import { useTranslation } from '@tercet/i18n/react';
import { Segments } from '@tercet/ui';
import { useState } from 'react';
import type { Action } from '../session/action';
import { Changes } from './Changes';
import { reviewedText, type Review } from './review-model';
import { SideBySide } from './SideBySide';
import { viewsOf } from './views';

export interface AnswerViewProps {
  action: Action;
  review: Review;
}

/** An answer, as changes, beside the text, or by itself. */
export function AnswerView({ action, review }: AnswerViewProps) {
  const { t } = useTranslation('editor');
  const views = viewsOf(action);
  const [chosen, setChosen] = useState(views[0]);
  return (
    <>
      {views.length > 1 && (
        <Segments
          label={t('assistant.view')}
          value={chosen ?? 'result'}
          onChange={setChosen}
          options={views.map((value) => ({ value, label: t(`assistant.views.${value}`) }))}
        />
      )}
      {chosen === 'changes' && <Changes review={review} />}
      {chosen === 'sides' && <SideBySide before={review.source} after={reviewedText(review)} />}
      {chosen === 'result' && (
        <div
          role="region"
          aria-label={t('assistant.resultLabel')}
          className="font-serif leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap"
        >
          {reviewedText(review)}
        </div>
      )}
    </>
  );
}
