import { useStore } from '../state/use-store';
import { useAssistant } from './assistant-context';
import { Failure } from './Failure';
import { Start } from './start/Start';
import { Leftover } from './Leftover';
import { ReviewPanel } from './review/ReviewPanel';
import { Stopped } from './Stopped';
import { Streaming } from './Streaming';

/** What the assistant has to show now. */
export function AssistantPanel({ onApplied }: { onApplied?: () => void }) {
  const { state } = useAssistant();
  const now = useStore(state);
  switch (now.phase) {
    case 'idle':
      return <Start onApplied={onApplied} />;
    case 'stopped':
      return (
        <>
          <Stopped stopped={now} />
          <Start onApplied={onApplied} />
        </>
      );
    case 'streaming':
      return <Streaming streaming={now} />;
    case 'review':
      return <ReviewPanel reviewed={now} onApplied={onApplied} />;
    case 'failed':
      return <Failure failure={now} />;
    case 'leftover':
      return <Leftover answer={now.answer} lost={now.lost} />;
  }
}
