import { useMemo, useState } from 'react';
import type { EditorSession } from '../state/editor-session';
import type { Startup } from '../state/startup';
import { createStore } from '../../../store';
import { createDocuments, type Documents } from './documents';

/** What can be done with the documents while one of them is open. */
export function useDocumentsOf(
  startup: Startup,
  session: EditorSession | null,
  show: (id: string) => Promise<void>,
): Documents | null {
  const [changes] = useState(() => createStore(0));
  return useMemo(
    () =>
      session &&
      createDocuments({
        tab: startup.tab,
        store: startup.documents,
        history: startup.history,
        changes,
        shownId: session.documentId,
        drafts: session.drafts,
        show,
      }),
    [startup, session, changes, show],
  );
}
