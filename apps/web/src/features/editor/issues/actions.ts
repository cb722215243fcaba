import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { openCard } from '../codemirror/card-field';
import { issueById, issuesIn } from '../codemirror/issue-field';
import * as preferences from '../preferences/issue-preferences';
import type { EditorSession } from '../state/editor-session';
import { applyAsOneStep, type Applied } from './apply-as-one-step';
import { safeFixes } from './fix-all';
import type { ShownKind } from '../../../issues/kinds';

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

export function addToDictionary({ preferences: store }: EditorSession, word: string): TakeBack {
  store.change((current) => preferences.addWord(current, word));
  return () => store.change((current) => preferences.removeWord(current, word));
}

export function turnRuleOff({ preferences: store }: EditorSession, issue: DocumentIssue): TakeBack {
  store.change((current) => preferences.disableRule(current, issue));
  return () => store.change((current) => preferences.enableRule(current, issue.ruleId));
}

/** Applies the first suggestion of every issue of a kind that is safe to apply unseen. `null` when there is none. */
export function fixAllSafe(session: EditorSession, kind: ShownKind = 'all'): Applied | null {
  const fixes = safeFixes(issuesIn(session.view.state), kind);
  if (fixes.length === 0) return null;
  const applied = applyAsOneStep(session, fixes);
  session.checks.checkNow();
  return applied;
}
