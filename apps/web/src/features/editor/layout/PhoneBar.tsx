import { useTranslation } from '@tercet/i18n/react';
import { Dialog, Icon } from '@tercet/ui';
import { AssistantPanel } from '../assistant/AssistantPanel';
import { IssueList } from '../issues/IssueList';
import { useUndoKeys } from '../issues/use-undo-keys';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';
import { AssistantLabel } from './AssistantLabel';
import type { PanelTab } from './SidePanel';
import { TabLabel } from './TabLabel';

const BUTTON =
  'flex min-h-12 low:min-h-10 min-w-0 flex-1 items-center justify-center gap-2 px-2 text-md leading-tight font-medium text-ink hover:bg-brand-soft focus-visible:-outline-offset-2';

export interface PhoneBarProps {
  sheet: PanelTab | null;
  onSheetChange: (sheet: PanelTab | null) => void;
}

/** Where there is no room beside the text: a bar at the bottom edge, and sheets above it. */
export function PhoneBar({ sheet, onSheetChange }: PhoneBarProps) {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const count = useDeferredStore(checks.state, (state) => state.issues.length);
  const close = () => onSheetChange(null);
  const undoKeys = useUndoKeys();
  const issues = count > 0 ? t('panel.issuesCount', { count }) : t('panel.issues');
  return (
    <>
      <div className="flex shrink-0 divide-x divide-line border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
        <button type="button" className={BUTTON} onClick={() => onSheetChange('issues')}>
          <Icon name="list" />
          <TabLabel words={issues} />
        </button>
        <button type="button" className={BUTTON} onClick={() => onSheetChange('assistant')}>
          <AssistantLabel />
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
            <AssistantPanel onApplied={close} onShowIssues={() => onSheetChange('issues')} />
          ) : (
            <IssueList onVisit={close} />
          )}
        </div>
      </Dialog>
    </>
  );
}
