import { ToastProvider } from '@tercet/ui';
import type { Locale } from '@tercet/contracts';
import type { DocumentIssue } from '@tercet/proofreading-core';
import type { ReactNode } from 'react';
import { renderPage } from '../../../testing/render-page';
import type { ListedIssue } from '../../../checking/listed-issue';
import type { IssuePreferences } from '../preferences/issue-preferences';
import { EditorContext } from '../state/editor-context';
import type { EditorSession } from '../state/editor-session';
import { createStore } from '../../../store';
import { NO_PREFERENCES } from './no-preferences';
import { testView } from './view';

// What jsdom lacks and toasts and headings ask for.
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => undefined;

/**
 * Renders parts of the editor around a real writing surface with the given issues, without a worker or a storage.
 * `parts` are those of the session that a test brings itself.
 */
export function renderInEditor(
  part: ReactNode,
  doc: string,
  issues: readonly DocumentIssue[],
  locale: Locale = 'en',
  parts: object = {},
) {
  const { view, tracker, text } = testView(doc, issues);
  document.body.append(view.dom);
  const preferences = createStore<IssuePreferences>(NO_PREFERENCES);
  const listed: ListedIssue[] = issues.map((issue) => ({
    ...issue,
    text: doc.slice(issue.start, issue.end),
    before: '',
    after: '',
  }));
  const checked = createStore({
    status: 'checked',
    issues: listed,
    names: [],
    language: 'en',
    missing: [],
    foreign: 'none',
  });
  const session = {
    view,
    tracker,
    checks: {
      state: checked,
      // Like the real one, it knows nothing at first.
      examples: () => Promise.resolve([]),
      checkNow: () => checked.update((before) => ({ ...before, status: 'checking' })),
    },
    preferences: { ...preferences, change: preferences.update },
    announcement: createStore(''),
    ...parts,
  } as unknown as EditorSession;
  const rendered = renderPage(
    <ToastProvider>
      <EditorContext value={session}>{part}</EditorContext>
    </ToastProvider>,
    { locale },
  );
  return { ...rendered, view, text, session, preferences };
}
