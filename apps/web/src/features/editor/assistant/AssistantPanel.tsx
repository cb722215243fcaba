import { useStore } from '../state/use-store';
import { useAssistant } from './assistant-context';
import { Failure } from './failure/Failure';
import { Start } from './start/Start';
import { Leftover } from './Leftover';
import { ReviewPanel } from './review/ReviewPanel';
import { Stopped } from './Stopped';
import { Streaming } from './Streaming';

export interface AssistantPanelProps {
  /** Something was written into the text. */
  onApplied?: () => void;
  /** Shows what works without the assistant. */
  onShowIssues: () => void;
}

/** What the assistant has to show now. */
export function AssistantPanel({ onApplied, onShowIssues }: AssistantPanelProps) {
  const { state } = useAssistant();
  const now = useStore(state);
  switch (now.phase) {
    case 'idle':
      return <Start onApplied={onApplied} />;
    case 'stopped':
      return (
        <>
          <Stopped stopped={now} onApplied={onApplied} />
          <Start onApplied={onApplied} />
        </>
      );
    case 'streaming':
      return <Streaming streaming={now} />;
    case 'review':
      return <ReviewPanel reviewed={now} onApplied={onApplied} onShowIssues={onShowIssues} />;
    case 'failed':
      return <Failure failure={now} onShowIssues={onShowIssues} />;
    case 'leftover':
      return <Leftover answer={now.answer} lost={now.lost} />;
  }
}
