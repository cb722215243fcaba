import { ChangeSet, type ChangeDesc, type Extension, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** What has happened to the document since a moment. */
export interface ChangeLog {
  /** From the document of that moment to the present one. */
  readonly changes: ChangeDesc;
  stop(): void;
}

export interface ChangeTracker {
  readonly extension: Extension;
  /** Starts a log at the document as it is now. */
  since(doc: Text): ChangeLog;
}

/** Keeps positions of an earlier document good while the person goes on writing. */
export function changeTracker(): ChangeTracker {
  const logs = new Set<{ changes: ChangeDesc }>();
  return {
    extension: EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      for (const log of logs) log.changes = log.changes.composeDesc(update.changes);
    }),
    since(doc) {
      const log = { changes: ChangeSet.empty(doc.length).desc };
      logs.add(log);
      return {
        get changes() {
          return log.changes;
        },
        stop: () => logs.delete(log),
      };
    },
  };
}
