import { useTranslation } from '@tercet/i18n/react';
import { Dialog, Icon } from '@tercet/ui';
import { useState } from 'react';
import { AssistantPanel } from '../assistant/AssistantPanel';
import { IssueList } from '../issues/IssueList';
import { useUndoKeys } from '../issues/use-undo-keys';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';
import type { PanelTab } from './SidePanel';

const BUTTON =
  'flex min-h-12 low:min-h-10 flex-1 items-center justify-center gap-2 text-[0.9375rem] font-medium text-ink hover:bg-brand-soft focus-visible:-outline-offset-2';

/** Where there is no room beside the text: a bar at the bottom edge, and sheets above it. */
export function PhoneBar() {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const count = useDeferredStore(checks.state, (state) => state.issues.length);
  const [sheet, setSheet] = useState<PanelTab | null>(null);
  const close = () => setSheet(null);
  const undoKeys = useUndoKeys();
  const issues = count > 0 ? t('panel.issuesCount', { count }) : t('panel.issues');
  return (
    <>
      <div className="flex shrink-0 divide-x divide-line border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
        <button type="button" className={BUTTON} onClick={() => setSheet('issues')}>
          <Icon name="list" />
          {issues}
        </button>
        <button type="button" className={BUTTON} onClick={() => setSheet('assistant')}>
          <Icon name="sparkle" />
          {t('panel.assistant')}
        </button>
      </div>
      <Dialog
        placement="sheet"
        flush
        open={sheet !== null}
        onOpenChange={(open) => !open && close()}
        title={sheet === 'assistant' ? t('panel.assistant') : issues}
      >
        <div
          onKeyDown={sheet === 'issues' ? undoKeys : undefined}
          className="grid min-h-48 border-t border-line max-sm:min-h-[40dvh]"
        >
          {sheet === 'assistant' ? (
            <AssistantPanel onApplied={close} />
          ) : (
            <IssueList onVisit={close} />
          )}
        </div>
      </Dialog>
    </>
  );
}
