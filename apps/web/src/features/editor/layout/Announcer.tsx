import { VisuallyHidden } from '@tercet/ui';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import { useCheckAnnouncement } from './use-check-announcement';

/** Says to screen readers what an action in the text has done, and what is found in a text that has arrived. */
export function Announcer() {
  const { announcement } = useEditor();
  useCheckAnnouncement();
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {useStore(announcement)}
    </VisuallyHidden>
  );
}
