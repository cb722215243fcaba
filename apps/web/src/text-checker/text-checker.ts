import type { Locale } from '@tercet/contracts';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { createCheckSession } from '../checking/check-session';
import type { CheckStatus } from '../checking/check-status';
import type { ForeignShare } from '../checking/foreign-share';
import { startChecker } from '../checking/start-checker';
import { createStore, type Store } from '../store';
import { movedIssues } from './moved-issues';

export interface Findings {
  readonly status: CheckStatus;
  /** Nothing was answered yet: the engine is being fetched, which may take minutes. */
  readonly isLoading: boolean;
  /** The text that the issues were found in. */
  readonly text: string;
  readonly issues: readonly DocumentIssue[];
  /** Language of most of the text, once known; none where all of it is in others than are checked. */
  readonly language: Locale | undefined;
  readonly foreign: ForeignShare;
}

export interface TextChecker {
  readonly findings: Store<Findings>;
  setText(text: string): void;
  /** The language of a text that does not show its own. */
  setFallback(language: Locale): void;
  /** With a new worker, after a failure. */
  retry(): void;
  dispose(): void;
}

/** The editor’s checker for a text that stands in a page. The engine is fetched with the first text. */
export function createTextChecker(fallback: Locale): TextChecker {
  let text: string | null = null;
  let usual = fallback;
  let hasAnswered = false;
  let found: Pick<Findings, 'text' | 'issues'> = { text: '', issues: [] };
  const findings = createStore<Findings>({
    ...found,
    status: 'checking',
    isLoading: true,
    language: undefined,
    foreign: 'none',
  });
  const current = () => text ?? '';

  const session = createCheckSession({
    surface: {
      paragraphs: () => current().split('\n'),
      visible: () => ({ first: 0, last: Infinity }),
      shown: () => movedIssues(found.issues, found.text, current()),
      slice: (from, to) => current().slice(from, to),
      show: (issues) => {
        found = { text: current(), issues };
      },
    },
    startWorker: startChecker,
    choice: { language: 'auto', fallback },
    hidden: () => ({ filter: {}, dismissed: new Set() }),
    onRestarted: () => undefined,
  });
  session.state.subscribe(() => {
    const { status, language, foreign } = session.state.get();
    hasAnswered ||= language !== undefined || foreign !== 'none';
    const isLoading = status === 'checking' && !hasAnswered;
    findings.set({ ...found, status, isLoading, language, foreign });
  });

  return {
    findings,
    setText(next) {
      if (text === next) return;
      const isFirst = text === null;
      text = next;
      if (isFirst) session.checkNow();
      else session.changed();
    },
    setFallback(language) {
      if (language === usual) return;
      usual = language;
      session.setChoice({ language: 'auto', fallback: language });
    },
    retry: session.retry,
    dispose: session.dispose,
  };
}
