import type { DocumentIssue } from '@tercet/proofreading-core';
import { Finding } from './Finding';
import { Outcome, type OutcomeProps } from './Outcome';

export interface FindingPanelProps extends OutcomeProps {
  text: string;
  issues: readonly DocumentIssue[];
  chosen: DocumentIssue | undefined;
  onChoose: (issue: DocumentIssue | undefined) => void;
  onAccept: (issue: DocumentIssue, suggestion: string) => void;
}

/** What the checker says of the text: one issue after the other, or why there is none. */
export default function FindingPanel(props: FindingPanelProps) {
  const { text, issues, chosen, status, onRetry, onChoose, onAccept } = props;
  if (!chosen) return <Outcome status={status} onRetry={onRetry} />;
  return (
    <Finding
      issue={chosen}
      words={text.slice(chosen.start, chosen.end)}
      index={issues.indexOf(chosen)}
      count={issues.length}
      onGo={(index) => onChoose(issues[index])}
      onAccept={(suggestion) => onAccept(chosen, suggestion)}
    />
  );
}
