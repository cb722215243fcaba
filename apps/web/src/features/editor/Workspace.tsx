import { Fragment, useRef, useState } from 'react';
import { StatisticsDialog } from './counting/StatisticsDialog';
import { DocumentsContext } from './documents/documents-context';
import { HistoryDialog } from './documents/history/HistoryDialog';
import { useDocumentsDialog } from './documents/use-documents-dialog';
import { useDocumentsOf } from './documents/use-documents-of';
import { IssueCardHost } from './issues/IssueCardHost';
import { PreferencesDialog } from './preferences/PreferencesDialog';
import { Announcer } from './layout/Announcer';
import { AssistantNews } from './layout/AssistantNews';
import { EmptyState } from './layout/EmptyState';
import { Notices } from './layout/Notices';
import { PhoneBar } from './layout/PhoneBar';
import { SidePanel, type PanelTab } from './layout/SidePanel';
import { ShortcutsDialog } from './layout/ShortcutsDialog';
import { StatusBar } from './layout/StatusBar';
import { Toolbar } from './layout/Toolbar';
import { useIsWide } from './layout/use-is-wide';
import { PrintedText } from './printing/PrintedText';
import { SearchPanelHost } from './search/SearchPanelHost';
import { AssistantProvider } from './assistant/AssistantProvider';
import { PaletteHost } from './assistant/palette/PaletteHost';
import { SummaryDialog } from './summary/SummaryDialog';
import { EditorContext } from './state/editor-context';
import type { Startup } from './state/startup';
import { useEditorSession } from './state/use-editor-session';
import { useShownDocument } from './state/use-shown-document';
import { FileDrop } from './transfer/FileDrop';

type OpenDialog =
  'documents' | 'history' | 'preferences' | 'shortcuts' | 'statistics' | 'summary' | null;

/** The writing surface with its tools around it. */
export default function Workspace({ startup }: { startup: Startup }) {
  const { opened, canKeep, show } = useShownDocument(startup);
  const { session, hostRef } = useEditorSession(startup, opened);
  const documents = useDocumentsOf(startup, session, show);
  const documentsDialog = useDocumentsDialog();
  const isWide = useIsWide();
  const [panelOpen, setPanelOpen] = useState(true);
  const [tab, setTab] = useState<PanelTab>('issues');
  const [phoneSheet, setPhoneSheet] = useState<PanelTab | null>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const more = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const closeDialog = () => setDialog(null);
  const showAssistant = () => {
    if (!isWide) return setPhoneSheet('assistant');
    setPanelOpen(true);
    setTab('assistant');
  };
  const surface = {
    focus: () => hostRef.current?.querySelector<HTMLElement>('[role=textbox]')?.focus(),
  };
  const showDocuments = async () => {
    if (await documentsDialog.prepare()) setDialog('documents');
  };

  return (
    <EditorContext value={session}>
      <DocumentsContext value={documents}>
        <div className="absolute inset-0 flex flex-col bg-paper lg:flex-row print:hidden">
          <section ref={sheet} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
            {session && (
              <>
                <Toolbar
                  panelOpen={panelOpen}
                  moreRef={more}
                  onTogglePanel={isWide ? () => setPanelOpen(!panelOpen) : undefined}
                  onShowDocuments={() => void showDocuments()}
                  onShowHistory={() => setDialog('history')}
                  onShowPreferences={() => setDialog('preferences')}
                  onShowShortcuts={() => setDialog('shortcuts')}
                  onShowStatistics={() => setDialog('statistics')}
                  onShowSummary={() => setDialog('summary')}
                />
                <Notices canKeep={canKeep} />
              </>
            )}
            <div className="relative min-h-0 flex-1">
              <div ref={hostRef} className="h-full" />
              {session && <EmptyState />}
            </div>
            {session && <StatusBar language={startup.language} />}
            {session && <FileDrop area={sheet} surface={surface} />}
          </section>
          {session && (
            <AssistantProvider
              key={session.documentId}
              language={startup.language}
              store={startup.results}
            >
              {isWide ? (
                panelOpen && <SidePanel tab={tab} onTabChange={setTab} />
              ) : (
                <PhoneBar sheet={phoneSheet} onSheetChange={setPhoneSheet} />
              )}
              <PaletteHost onShowAssistant={showAssistant} />
              <AssistantNews
                isShown={isWide ? panelOpen && tab === 'assistant' : phoneSheet === 'assistant'}
                onShow={showAssistant}
              />
            </AssistantProvider>
          )}
        </div>
        {session && (
          <>
            <Fragment key={session.documentId}>
              <IssueCardHost />
              <SearchPanelHost />
              <Announcer />
              <PrintedText />
            </Fragment>
            {documentsDialog.Dialog && (
              <documentsDialog.Dialog
                open={dialog === 'documents'}
                onClose={closeDialog}
                surface={surface}
              />
            )}
            <HistoryDialog open={dialog === 'history'} onClose={closeDialog} openedFrom={more} />
            <PreferencesDialog
              open={dialog === 'preferences'}
              onClose={closeDialog}
              openedFrom={more}
            />
            <ShortcutsDialog
              open={dialog === 'shortcuts'}
              onClose={closeDialog}
              openedFrom={more}
            />
            <StatisticsDialog
              open={dialog === 'statistics'}
              onClose={closeDialog}
              openedFrom={more}
            />
            <SummaryDialog open={dialog === 'summary'} onClose={closeDialog} openedFrom={more} />
          </>
        )}
      </DocumentsContext>
    </EditorContext>
  );
}
