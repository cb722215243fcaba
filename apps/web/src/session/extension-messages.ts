import { EXTENSION_ID, type ExtensionMessage, type Locale, type Theme } from '@tercet/contracts';
import type { SessionState } from './session-store';

/** What browsers show of themselves to a page that an installed extension wants to hear. */
interface ExtensionRuntime {
  readonly lastError?: unknown;
  sendMessage?: (extensionId: string, message: ExtensionMessage, answered: () => void) => void;
}
declare global {
  interface Window {
    chrome?: { readonly runtime?: ExtensionRuntime };
  }
}

/** Tells the extension, where there is one. That there is none is no error. */
export function tellExtension(message: ExtensionMessage): void {
  const runtime = window.chrome?.runtime;
  try {
    // Looking at the error tells the browser that it needs no place in the console.
    runtime?.sendMessage?.(EXTENSION_ID, message, () => void runtime.lastError);
  } catch {
    // The extension is being updated or removed.
  }
}

/** Something that says when it has changed. */
interface Observable {
  readonly subscribe: (observer: () => void) => void;
}
interface Told {
  readonly session: Observable & { readonly getState: () => SessionState };
  readonly theme: Observable & { readonly getTheme: () => Theme };
  readonly language: Observable & { readonly getLocale: () => Locale };
}

/**
 * Keeps the extension in step with who is signed in, and with theme and language. A page that opens with nobody signed
 * in says nothing of that: it is no sign-out.
 * @param wasSignedIn when the page opened, which may be over by now
 */
export function followWithExtension(
  { session, theme, language }: Told,
  wasSignedIn = session.getState().isAuthenticated,
): void {
  const authMessage = (): ExtensionMessage => {
    const state = session.getState();
    return {
      type: 'syncAuth',
      token: state.accessToken,
      expiresAt: state.session?.expiresAt ?? null,
      user: state.user,
      theme: theme.getTheme(),
    };
  };
  const languageMessage = (): ExtensionMessage => ({
    type: 'setLanguage',
    language: language.getLocale(),
  });
  const tellChanges = (message: () => ExtensionMessage, told: string): (() => void) => {
    let last = told;
    return () => {
      const next = message();
      const text = JSON.stringify(next);
      if (text === last) return;
      last = text;
      tellExtension(next);
    };
  };
  const tellAuth = tellChanges(authMessage, wasSignedIn ? '' : JSON.stringify(authMessage()));
  const tellLanguage = tellChanges(languageMessage, '');
  session.subscribe(tellAuth);
  theme.subscribe(tellAuth);
  language.subscribe(tellLanguage);
  tellAuth();
  tellLanguage();
}
