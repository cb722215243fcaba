import { useRef, useState } from 'react';
import { StatisticsDialog } from './counting/StatisticsDialog';
import { IssueCardHost } from './issues/IssueCardHost';
import { PreferencesDialog } from './preferences/PreferencesDialog';
import { Announcer } from './layout/Announcer';
import { EmptyState } from './layout/EmptyState';
import { Notices } from './layout/Notices';
import { PhoneBar } from './layout/PhoneBar';
import { SidePanel, type PanelTab } from './layout/SidePanel';
import { ShortcutsDialog } from './layout/ShortcutsDialog';
import { StatusBar } from './layout/StatusBar';
import { Toolbar } from './layout/Toolbar';
import { useIsWide } from './layout/use-is-wide';
import { SearchPanelHost } from './search/SearchPanelHost';
import { AssistantProvider } from './improve/AssistantProvider';
import { SummaryDialog } from './summary/SummaryDialog';
import { EditorContext } from './state/editor-context';
import type { Startup } from './state/startup';
import { useEditorSession } from './state/use-editor-session';

type OpenDialog = 'preferences' | 'shortcuts' | 'statistics' | 'summary' | null;

/** The writing surface with its tools around it. */
export default function Workspace({ startup }: { startup: Startup }) {
  const { session, hostRef } = useEditorSession(startup, startup.opened);
  const isWide = useIsWide();
  const [panelOpen, setPanelOpen] = useState(true);
  const [tab, setTab] = useState<PanelTab>('issues');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const more = useRef<HTMLButtonElement>(null);
  const closeDialog = () => setDialog(null);

  return (
    <EditorContext value={session}>
      <div className="absolute inset-0 flex flex-col bg-paper lg:flex-row">
        <section className="flex min-h-0 min-w-0 flex-1 flex-col">
          {session && (
            <>
              <Toolbar
                panelOpen={panelOpen}
                moreRef={more}
                onTogglePanel={isWide ? () => setPanelOpen(!panelOpen) : undefined}
                onShowPreferences={() => setDialog('preferences')}
                onShowShortcuts={() => setDialog('shortcuts')}
                onShowStatistics={() => setDialog('statistics')}
                onShowSummary={() => setDialog('summary')}
              />
              <Notices canKeep={startup.canKeep} />
            </>
          )}
          <div className="relative min-h-0 flex-1">
            <div ref={hostRef} className="h-full" />
            {session && <EmptyState />}
          </div>
          {session && <StatusBar language={startup.language} />}
        </section>
        {session && (
          <AssistantProvider language={startup.language}>
            {isWide ? panelOpen && <SidePanel tab={tab} onTabChange={setTab} /> : <PhoneBar />}
          </AssistantProvider>
        )}
      </div>
      {session && (
        <>
          <IssueCardHost />
          <SearchPanelHost />
          <Announcer />
          <PreferencesDialog
            open={dialog === 'preferences'}
            onClose={closeDialog}
            openedFrom={more}
          />
          <ShortcutsDialog open={dialog === 'shortcuts'} onClose={closeDialog} openedFrom={more} />
          <StatisticsDialog
            open={dialog === 'statistics'}
            onClose={closeDialog}
            openedFrom={more}
          />
          <SummaryDialog open={dialog === 'summary'} onClose={closeDialog} openedFrom={more} />
        </>
      )}
    </EditorContext>
  );
}
