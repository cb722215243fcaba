import { useTranslation } from '@tercet/i18n/react';
import { Icon } from '@tercet/ui';
import { Tabs } from 'radix-ui';
import { AssistantPanel } from '../assistant/AssistantPanel';
import { usePhaseFocus } from '../assistant/use-phase-focus';
import { IssueList } from '../issues/IssueList';
import { useUndoKeys } from '../issues/use-undo-keys';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';
import { AssistantLabel } from './AssistantLabel';
import { TabLabel } from './TabLabel';

export type PanelTab = 'issues' | 'assistant';

export interface SidePanelProps {
  tab: PanelTab;
  onTabChange: (tab: PanelTab) => void;
}

const TRIGGER =
  'relative flex min-w-0 flex-1 items-center justify-center gap-2 min-h-12 px-3 text-md font-medium text-ink-muted hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-[-1px] data-[state=active]:after:h-0.5 data-[state=active]:after:bg-brand';

/** Issues and assistant beside the text. */
export function SidePanel({ tab, onTabChange }: SidePanelProps) {
  const { t } = useTranslation('editor');
  const assistant = usePhaseFocus();
  const undoKeys = useUndoKeys();
  return (
    <aside
      aria-label={t('panel.label')}
      className="flex min-h-0 w-[24rem] shrink-0 flex-col border-l border-line bg-surface"
    >
      <Tabs.Root
        value={tab}
        onValueChange={(next) => onTabChange(next === 'assistant' ? 'assistant' : 'issues')}
        className="flex min-h-0 flex-1 flex-col"
      >
        <Tabs.List aria-label={t('panel.label')} className="flex shrink-0 border-b border-line">
          <Tabs.Trigger value="issues" className={TRIGGER}>
            <Icon name="list" />
            <IssuesTitle />
          </Tabs.Trigger>
          <Tabs.Trigger value="assistant" className={TRIGGER}>
            <AssistantLabel />
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content
          value="issues"
          onKeyDown={undoKeys}
          className="min-h-0 flex-1 overflow-y-auto"
        >
          <IssueList />
        </Tabs.Content>
        <Tabs.Content
          ref={assistant}
          value="assistant"
          className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
        >
          <AssistantPanel onShowIssues={() => onTabChange('issues')} />
        </Tabs.Content>
      </Tabs.Root>
    </aside>
  );
}

/** Apart from the tabs, which need not be drawn with every number. */
function IssuesTitle() {
  const { t } = useTranslation('editor');
  const { checks } = useEditor();
  const count = useDeferredStore(checks.state, (state) => state.issues.length);
  return <TabLabel words={count > 0 ? t('panel.issuesCount', { count }) : t('panel.issues')} />;
}
