import { isolateHistory } from '@codemirror/commands';
import { ChangeSet, type ChangeSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { openCard } from '../codemirror/card-field';
import type { ChangeLog, ChangeTracker } from '../codemirror/change-tracker';
import { issueById, issuesIn } from '../codemirror/issue-field';
import * as preferences from '../preferences/issue-preferences';
import type { EditorSession } from '../state/editor-session';
import { safeFixes } from './fix-all';

export function textOf(view: EditorView, { start, end }: DocumentIssue): string {
  return view.state.sliceDoc(start, end);
}

/** Puts a suggestion in place of the issue's text: one step for undo. False when the issue is no longer there. */
export function acceptSuggestion(session: EditorSession, id: string, suggestion: string): boolean {
  const { view, checks } = session;
  const issue = issueById(view.state, id);
  if (!issue) return false;
  view.dispatch({
    changes: { from: issue.start, to: issue.end, insert: suggestion },
    selection: { anchor: issue.start + suggestion.length },
    effects: openCard.of(null),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.complete',
  });
  checks.checkNow();
  return true;
}

/** Takes one choice back, and leaves alone what was chosen since, here or in another tab. */
export type TakeBack = () => void;

export function dismissIssue(
  { preferences: store, view }: EditorSession,
  issue: DocumentIssue,
): TakeBack {
  store.change((current) => preferences.dismiss(current, issue, textOf(view, issue)));
  return () => store.change((current) => preferences.restore(current, issue.id));
}

export function addToDictionary(
  { preferences: store, view }: EditorSession,
  issue: DocumentIssue,
): TakeBack {
  const word = textOf(view, issue);
  store.change((current) => preferences.addWord(current, word));
  return () => store.change((current) => preferences.removeWord(current, word));
}

export function turnRuleOff({ preferences: store }: EditorSession, issue: DocumentIssue): TakeBack {
  store.change((current) => preferences.disableRule(current, issue));
  return () => store.change((current) => preferences.enableRule(current, issue.ruleId));
}

export interface Applied {
  readonly count: number;
  /** Takes exactly these changes back, once, whatever was written since. */
  readonly undo: () => void;
}

/** As many messages with a way back as the page shows at once: what is older can no longer be asked for. */
const WAYS_BACK = 3;
const waysBack = new WeakMap<ChangeTracker, ChangeLog[]>();

/** Follows the document for a way back, and stops following it for the one that this replaces. */
function openWayBack({ view, tracker }: Pick<EditorSession, 'view' | 'tracker'>) {
  const log = tracker.since(view.state.doc);
  const open = [...(waysBack.get(tracker) ?? []), log];
  for (const replaced of open.splice(0, Math.max(0, open.length - WAYS_BACK))) replaced.stop();
  waysBack.set(tracker, open);
  return {
    log,
    /** False when it was closed before. */
    close(): boolean {
      const left = waysBack.get(tracker) ?? [];
      if (!left.includes(log)) return false;
      log.stop();
      waysBack.set(
        tracker,
        left.filter((other) => other !== log),
      );
      return true;
    },
  };
}

/** Applies changes as one step, and returns how to take them back. */
export function applyAsOneStep(
  { view, tracker }: Pick<EditorSession, 'view' | 'tracker'>,
  specs: readonly ChangeSpec[],
): Applied {
  const changes = ChangeSet.of([...specs], view.state.doc.length);
  const inverse = changes.invert(view.state.doc);
  view.dispatch({
    changes,
    effects: openCard.of(null),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.complete',
  });
  const { log, close } = openWayBack({ view, tracker });
  return {
    count: specs.length,
    undo: () => {
      if (!close()) return;
      view.dispatch({
        changes: inverse.map(log.changes),
        annotations: isolateHistory.of('full'),
        userEvent: 'undo',
      });
    },
  };
}

/** Applies the first suggestion of every issue that is safe to apply unseen. */
export function fixAllSafe(session: EditorSession): Applied {
  const applied = applyAsOneStep(session, safeFixes(issuesIn(session.view.state)));
  session.checks.checkNow();
  return applied;
}
