import type { Database, SavedDraft } from '../drafts/database';
import { openEditorDatabase } from '../drafts/database';
import type { TabChannel } from '../drafts/draft-session';
import { createDraftStore, type DraftStore } from '../drafts/draft-store';
import { loadPreferences, type PreferenceStore } from '../preferences/issue-preferences';
import { loadLanguageSetting, type LanguageSettingStore } from '../preferences/language-setting';

/** What is read from the account's place in the browser before the writing surface opens. */
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

/** Reaches the tabs in which the same account is signed in. */
function openChannel(topic: 'draft' | 'preferences', accountId: string): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  return new BroadcastChannel(`tercet-${topic}-${accountId}`);
}

/** Opens the browser's storage once; a connection that was closed or refused is tried again at the next use. */
function connection(accountId: string): () => Promise<Database> {
  let database: Promise<Database> | undefined;
  return () => {
    database ??= openEditorDatabase(accountId, () => (database = undefined)).catch(
      (error: unknown) => {
        database = undefined;
        throw error;
      },
    );
    return database;
  };
}

/** Never rejects: where nothing can be read, the page opens empty and says that it cannot keep anything. */
export async function loadStartup(
  accountId: string,
  onPreferencesLost: () => void,
): Promise<Startup> {
  const open = connection(accountId);
  const draftStore = createDraftStore(open, crypto.randomUUID());
  const [drafts, preferences, language] = await Promise.all([
    draftStore.load().catch(() => null),
    loadPreferences(open, openChannel('preferences', accountId), onPreferencesLost),
    loadLanguageSetting(open, openChannel('preferences', accountId)),
  ]);
  return {
    draft: drafts?.current,
    otherDraft: drafts?.other,
    draftStore,
    preferences,
    language,
    openChannel: () => openChannel('draft', accountId),
    canKeep: drafts !== null,
    close() {
      preferences.close();
      language.close();
    },
  };
}
