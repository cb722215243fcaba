import type { Database } from '../drafts/database';
import { openEditorDatabase } from '../drafts/database';
import type { TabChannel } from '../drafts/draft-session';
import { createDraftStore, type DraftStore } from '../drafts/draft-store';
import { openJournal, type Journal } from '../drafts/journal';
import { openingDrafts, type OpeningDrafts } from '../drafts/opening-drafts';
import { beAlive } from '../drafts/tab-life';
import { loadPreferences, type PreferenceStore } from '../preferences/issue-preferences';
import { loadLanguageSetting, type LanguageSettingStore } from '../preferences/language-setting';
import { randomId } from '../../../random-id';

/** What is read from the account's place in the browser before the writing surface opens. */
export interface Startup {
  readonly drafts: OpeningDrafts;
  readonly draftStore: DraftStore;
  readonly journal: Journal;
  readonly preferences: PreferenceStore;
  readonly language: LanguageSettingStore;
  readonly openChannel: () => TabChannel | null;
  /** False where the browser keeps nothing (blocked or full storage): the text lives only as long as the page. */
  readonly canKeep: boolean;
  /** Stops following what other tabs change. */
  close(): void;
}

/** Reaches the tabs in which the same account is signed in; `null` where the browser has or allows no way. */
function openChannel(topic: 'draft' | 'preferences', accountId: string): TabChannel | null {
  try {
    return new BroadcastChannel(`tercet-${topic}-${accountId}`);
  } catch {
    return null;
  }
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

/**
 * Where nothing can be read, the page opens empty and says that it cannot keep anything. Rejects where the browser lacks
 * what not even that can do without, such as random numbers.
 */
export async function loadStartup(
  accountId: string,
  onPreferencesLost: () => void,
): Promise<Startup> {
  const open = connection(accountId);
  const tab = randomId();
  const die = beAlive(tab);
  const draftStore = createDraftStore(open, tab);
  const [drafts, preferences, language] = await Promise.all([
    openingDrafts(accountId, draftStore),
    loadPreferences(open, openChannel('preferences', accountId), onPreferencesLost),
    loadLanguageSetting(open, openChannel('preferences', accountId)),
  ]);
  return {
    drafts,
    draftStore,
    journal: openJournal(accountId, tab),
    preferences,
    language,
    openChannel: () => openChannel('draft', accountId),
    canKeep: drafts.canKeep,
    close() {
      preferences.close();
      language.close();
      die();
    },
  };
}
