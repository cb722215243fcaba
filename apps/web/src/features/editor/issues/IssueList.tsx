import { useLocale, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useState } from 'react';
import { useLackingWords } from '../layout/check-words';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';
import { FixAllButton } from './FixAllButton';
import { IssueListItem } from './IssueListItem';
import { KindFilter } from './KindFilter';
import { countByKind, ofKind, type ShownKind } from '../../../issues/kinds';
import { TakenNames } from './TakenNames';
import { useIssueActions } from './use-issue-actions';
import { useKeptFocus } from './use-kept-focus';

/** Issues drawn at first, and with every “show more”: a thousand at once would slow the typing. */
const BATCH = 50;

/** What is said where nothing is found. */
const NOTHING = {
  idle: 'noneYet',
  checking: 'noneYet',
  incomplete: 'incomplete',
  failed: 'failed',
  unloaded: 'unloaded',
} as const;

const NOTHING_CHECKED = { none: 'none', some: 'noneOfOurs', all: 'foreign' } as const;

/** All issues of the text, in its order. */
export function IssueList({ onVisit }: { onVisit?: () => void }) {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  const { checks, view } = useEditor();
  const actions = useIssueActions();
  const issues = useDeferredStore(checks.state, (state) => state.issues);
  const status = useDeferredStore(checks.state, (state) => state.status);
  const missing = useDeferredStore(checks.state, (state) => state.missing);
  const foreign = useDeferredStore(checks.state, (state) => state.foreign);
  const lacking = useLackingWords();
  const [kind, setKind] = useState<ShownKind>('all');
  const [limit, setLimit] = useState(BATCH);
  const { list, onFocus } = useKeptFocus();
  const shown = ofKind(issues, kind);
  const left = shown.length - limit;

  if (issues.length === 0) {
    const nothing = status === 'checked' ? NOTHING_CHECKED[foreign] : NOTHING[status];
    return (
      <>
        <p className="px-4 py-10 text-center text-ink-muted">
          {missing.length > 0 ? lacking : t(`issues.${nothing}`)}
        </p>
        <TakenNames onVisit={onVisit} />
      </>
    );
  }
  return (
    <div className="flex flex-col" onFocus={onFocus}>
      <div className="sticky top-0 z-10 border-b border-line bg-surface px-4 py-2">
        <KindFilter value={kind} counts={countByKind(issues)} onChange={setKind} />
        <FixAllButton kind={kind} />
      </div>
      {shown.length === 0 && (
        <p className="px-4 py-8 text-center text-ink-muted">{t('issues.noneOfKind')}</p>
      )}
      <ul ref={list} className="divide-y divide-line">
        {shown.slice(0, limit).map((issue) => (
          <IssueListItem key={issue.id} {...{ issue, view, t, locale, actions, onVisit }} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" className="m-3" onClick={() => setLimit(limit + BATCH)}>
          {t('issues.more', { count: Math.min(left, BATCH) })}
        </Button>
      )}
      <TakenNames onVisit={onVisit} />
    </div>
  );
}
