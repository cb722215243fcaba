import { useTranslation } from '@tercet/i18n/react';
import { Segments } from '@tercet/ui';
import { useState } from 'react';
import type { Action } from '../session/action';
import type { Version } from '../session/assistant-state';
import { BeforeAndAfter } from './BeforeAndAfter';
import { Changes } from './Changes';
import { ResultText } from './ResultText';
import { reviewedText } from './review-model';
import { SideBySide } from './SideBySide';
import { viewsOf } from './views';

export interface AnswerViewProps {
  action: Action;
  /** At least one. */
  versions: readonly Version[];
  /** Index of the one that is looked at. */
  shown: number;
}

/** An answer, as changes, beside the text, beside another version, or by itself. */
export function AnswerView({ action, versions, shown }: AnswerViewProps) {
  const { t } = useTranslation('editor');
  const views = viewsOf(action, versions.length > 1);
  const [chosen, setChosen] = useState(views[0] ?? 'result');
  const review = versions[shown]?.review;
  if (!review) return null;
  const view = views.includes(chosen) ? chosen : 'result';
  return (
    <>
      {views.length > 1 && (
        <Segments
          label={t('assistant.view')}
          value={view}
          onChange={setChosen}
          options={views.map((value) => ({ value, label: t(`assistant.views.${value}`) }))}
        />
      )}
      {view === 'changes' && <Changes review={review} />}
      {view === 'sides' && <BeforeAndAfter review={review} />}
      {view === 'versions' && <TwoVersions versions={versions} shown={shown} />}
      {view === 'result' && <ResultText text={reviewedText(review)} />}
    </>
  );
}

/** The version that is looked at and the one before it, or the next where it is the first. */
function TwoVersions({ versions, shown }: Pick<AnswerViewProps, 'versions' | 'shown'>) {
  const { t } = useTranslation('editor');
  const first = Math.max(0, shown - 1);
  const [left, right] = versions.slice(first, first + 2).map(({ review }, index) => ({
    name: t('assistant.versionName', { number: first + index + 1 }),
    pieces: [{ text: reviewedText(review), differs: false }],
  }));
  return left && right ? <SideBySide left={left} right={right} /> : null;
}
