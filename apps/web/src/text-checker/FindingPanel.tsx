import type { DocumentIssue } from '@tercet/proofreading-core';
import type { ComponentType } from 'react';
import { isLacking } from '../checking/check-status';
import type { FindingProps } from './Finding';
import { Outcome, type OutcomeProps } from './Outcome';

export interface FindingPanelProps extends Omit<OutcomeProps, 'hasFound'> {
  /** Comes with the checker. */
  Finding: ComponentType<FindingProps> | undefined;
  text: string;
  issues: readonly DocumentIssue[];
  chosen: DocumentIssue | undefined;
  onChoose: (issue: DocumentIssue | undefined) => void;
  onAccept: (issue: DocumentIssue, suggestion: string) => void;
}

/** What the checker says of the text: one issue after the other, and what is to know beside them or why there is none. */
export function FindingPanel(props: FindingPanelProps) {
  const { Finding, text, issues, chosen, status, onRetry, onChoose, onAccept } = props;
  return (
    <>
      {Finding && chosen && (
        <Finding
          issue={chosen}
          words={text.slice(chosen.start, chosen.end)}
          index={issues.indexOf(chosen)}
          count={issues.length}
          onGo={(index) => onChoose(issues[index])}
          onAccept={(suggestion) => onAccept(chosen, suggestion)}
        />
      )}
      {(!chosen || isLacking(status)) && (
        <Outcome status={status} hasFound={chosen !== undefined} onRetry={onRetry} />
      )}
    </>
  );
}
