import type { EditorView } from '@codemirror/view';
import type { LanguageChoice } from '@tercet/proofreading-core';
import {
  createCheckSession,
  type CheckSession,
  type Hidden,
} from '../../../checking/check-session';
import { startChecker } from '../../../checking/start-checker';
import { cardField, cardTooltip, type OpenCard } from '../codemirror/card-field';
import { changeTracker, type ChangeTracker } from '../codemirror/change-tracker';
import { checkedSurface } from '../codemirror/checked-surface';
import { createView, type SurfaceWords } from '../codemirror/create-view';
import { issueKeymap } from '../codemirror/issue-keymap';
import { hoverIntent, type HoverIntent } from '../codemirror/pointer';
import { searchPanel, type OpenSearch } from '../codemirror/search-panel';
import { noStrayClicks } from '../codemirror/stray-clicks';
import { watchDocument, type DocumentState } from '../codemirror/watch-document';
import { createVersionKeeper, type VersionKeeper } from '../documents/history/version-keeper';
import { createDraftSession, type DraftSession } from '../drafts/draft-session';
import { saveWhenLeft } from '../drafts/save-when-left';
import { replaceDocument } from '../drafts/replace-document';
import type { IssuePreferences } from '../preferences/issue-preferences';
import type { OpenedDocument } from './open-document';
import type { Startup } from './startup';
import { createStore, type Store } from '../../../store';

/** Everything that lives as long as the writing surface does. */
export interface EditorSession {
  readonly documentId: string;
  readonly view: EditorView;
  readonly checks: CheckSession;
  readonly drafts: DraftSession;
  readonly versions: VersionKeeper;
  readonly preferences: Startup['preferences'];
  readonly tracker: ChangeTracker;
  readonly hover: HoverIntent;
  /** What the page shows of the document; small, so that a key press redraws little. */
  readonly document: Store<DocumentState>;
  readonly card: Store<OpenCard | null>;
  /** Where the card is drawn while one is open. */
  readonly cardHost: Store<HTMLElement | null>;
  /** The panel for finding and replacing, while it is open. */
  readonly search: Store<OpenSearch | null>;
  /** The last thing said to screen readers. */
  readonly announcement: Store<string>;
  destroy(): void;
}

export interface EditorSessionOptions {
  readonly parent: HTMLElement;
  readonly startup: Startup;
  readonly opened: OpenedDocument;
  readonly words: SurfaceWords;
  readonly choice: LanguageChoice;
  readonly onCheckerRestarted: () => void;
  readonly onDraftFollowed: () => void;
}

/** Until an empty editor has its checker loaded: what it shows comes first. Milliseconds. */
const PREPARED_AFTER_MS = 2_000;

function hiddenBy({ words, disabledRules, dismissed }: IssuePreferences): Hidden {
  return {
    filter: { words, disabledRules: disabledRules.map(({ ruleId }) => ruleId) },
    dismissed: new Set(dismissed.map(({ id }) => id)),
  };
}

export function createEditorSession(options: EditorSessionOptions): EditorSession {
  const { startup, opened } = options;
  const tracker = changeTracker();
  const hover = hoverIntent();
  const card = createStore<OpenCard | null>(null);
  const cardHost = createStore<HTMLElement | null>(null);
  const search = createStore<OpenSearch | null>(null);
  const watched = watchDocument({
    onChanged() {
      checks.changed();
      drafts.changed();
    },
    onUpdate: (state) => card.set(state.field(cardField)),
  });

  const versions = createVersionKeeper({
    history: startup.history,
    documentId: opened.id,
    text: () => view.state.doc.toString(),
  });

  const view = createView({
    parent: options.parent,
    text: opened.drafts.mine?.text ?? '',
    selection: opened.drafts.mine?.selection ?? { anchor: 0, head: 0 },
    words: options.words,
    extensions: [
      noStrayClicks,
      issueKeymap,
      hover.extension,
      tracker.extension,
      watched.extension,
      versions.extension,
      cardTooltip(cardHost.set),
      searchPanel(search.set),
    ],
  });
  watched.begin(view.state);

  const checks = createCheckSession({
    surface: checkedSurface(view),
    startWorker: startChecker,
    choice: options.choice,
    hidden: () => hiddenBy(startup.preferences.get()),
    onRestarted: options.onCheckerRestarted,
  });
  const drafts = createDraftSession({
    store: opened.draftStore,
    journal: opened.journal,
    revision: opened.drafts.revision,
    other: opened.drafts.other,
    channel: opened.openChannel(),
    content: () => {
      const { anchor, head } = view.state.selection.main;
      return { text: view.state.doc.toString(), selection: { anchor, head } };
    },
    replace: (draft) => replaceDocument(view, draft.text, draft.selection),
    onFollowed: options.onDraftFollowed,
  });

  const stopWatching = startup.preferences.subscribe(checks.redraw);
  const stopSaving = saveWhenLeft(drafts);
  window.addEventListener('online', checks.resume);
  checks.checkNow();
  const preparing = setTimeout(checks.prepare, PREPARED_AFTER_MS);

  return {
    documentId: opened.id,
    view,
    checks,
    drafts,
    versions,
    preferences: startup.preferences,
    tracker,
    hover,
    document: watched.store,
    card,
    cardHost,
    search,
    announcement: createStore(''),
    destroy() {
      clearTimeout(preparing);
      stopSaving();
      window.removeEventListener('online', checks.resume);
      stopWatching();
      drafts.dispose();
      void versions.keep();
      checks.dispose();
      view.destroy();
    },
  };
}
