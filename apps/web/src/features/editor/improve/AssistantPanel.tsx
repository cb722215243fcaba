import { useStore } from '../state/use-store';
import { useAssistant } from './assistant-context';
import { Failure } from './Failure';
import { ImproveStart } from './ImproveStart';
import { Leftover } from './Leftover';
import { ReviewPanel } from './ReviewPanel';
import { Stopped } from './Stopped';
import { Streaming } from './Streaming';

/** What the assistant has to show now. */
export function AssistantPanel({ onApplied }: { onApplied?: () => void }) {
  const { state } = useAssistant();
  const now = useStore(state);
  switch (now.phase) {
    case 'idle':
      return <ImproveStart />;
    case 'stopped':
      return (
        <>
          <Stopped answer={now.answer} />
          <ImproveStart />
        </>
      );
    case 'streaming':
      return <Streaming answer={now.answer} />;
    case 'review':
      return (
        <ReviewPanel
          review={now.review}
          engine={now.engine}
          warnings={now.warnings}
          answer={now.answer}
          onApplied={onApplied}
        />
      );
    case 'failed':
      return <Failure failure={now} />;
    case 'leftover':
      return <Leftover answer={now.answer} lost={now.lost} />;
  }
}
