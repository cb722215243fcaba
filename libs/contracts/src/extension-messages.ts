import type { Locale } from './locales';
import type { SessionUser } from './session-user';
import type { Theme } from './themes';

/** The page has another language now. */
export interface SetLanguageMessage {
  readonly type: 'setLanguage';
  readonly language: Locale;
}

/** Who is signed in in the page now; `token`, `expiresAt` and `user` are null together when nobody is. */
export interface SyncAuthMessage {
  readonly type: 'syncAuth';
  readonly token: string | null;
  /** ISO 8601. */
  readonly expiresAt: string | null;
  readonly user: SessionUser | null;
  readonly theme: Theme;
}

/** What the page tells the extension. */
export type ExtensionMessage = SetLanguageMessage | SyncAuthMessage;
