import { createHistoryStore, type HistoryStore } from '../documents/history/history-store';
import { forgettingResults } from '../assistant/history/forget-with-document';
import { createResultStore, type ResultStore } from '../assistant/history/result-store';
import { createDocumentStore, type DocumentStore } from '../documents/document-store';
import { openEditorDatabase, type Database } from '../drafts/database';
import { beAlive, renameTab } from '../drafts/tab-life';
import { loadPreferences, type PreferenceStore } from '../preferences/issue-preferences';
import { loadLanguageSetting, type LanguageSettingStore } from '../preferences/language-setting';
import { randomId } from '../../../random-id';
import type { Tab } from './open-document';
import { openFirst, type FirstDocument } from './open-first';
import { openTabChannel } from './tab-channel';

/** What is read from the account's place in the browser before the writing surface opens. */
export interface Startup extends FirstDocument {
  readonly tab: Tab;
  readonly documents: DocumentStore;
  readonly history: HistoryStore;
  readonly results: ResultStore;
  readonly preferences: PreferenceStore;
  readonly language: LanguageSettingStore;
  /** Stops following what other tabs change. */
  close(): void;
}

/** Opens the browser's storage once; a connection that was closed or refused is tried again at the next use. */
function connection(accountId: string, onHeld: (isHeld: boolean) => void): () => Promise<Database> {
  let database: Promise<Database> | undefined;
  return () => {
    database ??= openEditorDatabase(accountId, () => (database = undefined), onHeld).catch(
      (error: unknown) => {
        database = undefined;
        throw error;
      },
    );
    return database;
  };
}

async function documentIds(database: Database): Promise<ReadonlySet<string>> {
  const [documents, texts] = await Promise.all([
    database.getAllKeys('documents'),
    database.getAllKeys('texts'),
  ]);
  return new Set([...documents, ...texts.map(([document]) => document)]);
}

/**
 * Waits while an older tab is in the way. Where nothing can be read, the page opens empty and says that it cannot keep
 * anything. Rejects where the browser lacks what not even that can do without, such as random numbers.
 */
export async function loadStartup(
  accountId: string,
  onPreferencesLost: () => void,
  onHeld: (isHeld: boolean) => void,
): Promise<Startup> {
  const open = connection(accountId, onHeld);
  const name = randomId();
  const die = beAlive(name);
  const tab: Tab = { accountId, name, former: renameTab(accountId, name), open };
  const results = createResultStore(accountId, async () => documentIds(await open()));
  const documents = forgettingResults(createDocumentStore(open), results);
  const [first, preferences, language] = await Promise.all([
    openFirst(tab, documents),
    loadPreferences(open, openTabChannel('preferences', accountId), onPreferencesLost),
    loadLanguageSetting(open, openTabChannel('preferences', accountId)),
  ]);
  return {
    tab,
    ...first,
    documents,
    history: createHistoryStore(open),
    results,
    preferences,
    language,
    close() {
      preferences.close();
      language.close();
      die();
    },
  };
}
