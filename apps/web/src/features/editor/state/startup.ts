import type { Database, SavedDraft } from '../drafts/database';
import { openEditorDatabase } from '../drafts/database';
import type { TabChannel } from '../drafts/draft-session';
import { createDraftStore, type DraftStore } from '../drafts/draft-store';
import { loadPreferences, type PreferenceStore } from '../preferences/issue-preferences';
import { loadLanguageSetting, type LanguageSettingStore } from '../preferences/language-setting';

/** What is read from the browser before the writing surface opens. */
export interface Startup {
  readonly draft: SavedDraft | undefined;
  readonly otherDraft: SavedDraft | undefined;
  readonly draftStore: DraftStore;
  readonly preferences: PreferenceStore;
  readonly language: LanguageSettingStore;
  readonly openChannel: () => TabChannel | null;
  /** False where the browser keeps nothing (blocked or full storage): the text lives only as long as the page. */
  readonly canKeep: boolean;
  /** Stops following what other tabs change. */
  close(): void;
}

const DRAFT_CHANNEL = 'tercet-draft';
const PREFERENCES_CHANNEL = 'tercet-preferences';

function openChannel(name: string): TabChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** Opens the browser's storage once; a connection that was closed or refused is tried again at the next use. */
function connection(): () => Promise<Database> {
  let database: Promise<Database> | undefined;
  return () => {
    database ??= openEditorDatabase(() => (database = undefined)).catch((error: unknown) => {
      database = undefined;
      throw error;
    });
    return database;
  };
}

/** Never rejects: where nothing can be read, the page opens empty and says that it cannot keep anything. */
export async function loadStartup(onPreferencesLost: () => void): Promise<Startup> {
  const open = connection();
  const draftStore = createDraftStore(open, crypto.randomUUID());
  const [drafts, preferences, language] = await Promise.all([
    draftStore.load().catch(() => null),
    loadPreferences(open, openChannel(PREFERENCES_CHANNEL), onPreferencesLost),
    loadLanguageSetting(open, openChannel(PREFERENCES_CHANNEL)),
  ]);
  return {
    draft: drafts?.current,
    otherDraft: drafts?.other,
    draftStore,
    preferences,
    language,
    openChannel: () => openChannel(DRAFT_CHANNEL),
    canKeep: drafts !== null,
    close() {
      preferences.close();
      language.close();
    },
  };
}
