import { VisuallyHidden } from '@tercet/ui';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';

/** Says to screen readers what an action in the text has done. */
export function Announcer() {
  const { announcement } = useEditor();
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {useStore(announcement)}
    </VisuallyHidden>
  );
}
