import { useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { isLacking, type CheckStatus } from '../checking/check-status';
import { Checked, type CheckedProps } from './Checked';
import { Finding } from './Finding';
import { Outcome } from './Outcome';

export interface FindingPanelProps extends CheckedProps {
  status: CheckStatus;
  isLoading: boolean;
  text: string;
  issues: readonly DocumentIssue[];
  chosen: DocumentIssue | undefined;
  /** There may be more in it than what has come so far. */
  isFirstCheck: boolean;
  onChoose: (issue: DocumentIssue | undefined) => void;
  onAccept: (issue: DocumentIssue, suggestion: string) => void;
  onRetry: () => void;
}

/** What the checker says of the text: one issue after the other, and what is to know beside them or why there is none. */
export function FindingPanel(props: FindingPanelProps) {
  const { text, issues, chosen, status, isLoading, isFirstCheck, ...more } = props;
  const { onChoose, onAccept, onRetry, ...checked } = more;
  const { t } = useTranslation('checker');
  if (!chosen) {
    if (status === 'checked') return <Checked {...checked} />;
    return <Outcome status={isLoading ? 'loading' : status} hasFound={false} onRetry={onRetry} />;
  }
  return (
    <>
      <Finding
        issue={chosen}
        words={text.slice(chosen.start, chosen.end)}
        index={issues.indexOf(chosen)}
        count={issues.length}
        isFirstCheck={isFirstCheck}
        onGo={(index) => onChoose(issues[index])}
        onAccept={(suggestion) => onAccept(chosen, suggestion)}
      />
      {isLacking(status) && <Outcome status={status} hasFound onRetry={onRetry} />}
      {status === 'checked' && checked.foreign === 'some' && (
        <p className="mt-5 border-t border-line pt-4 text-sm">{t('foreign.some')}</p>
      )}
    </>
  );
}
