import { useLocale, useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { useMemo } from 'react';
import type { CheckStatus } from '../../../checking/check-status';
import { issuesIn } from '../codemirror/issue-field';
import { ruleName } from '../preferences/rule-name';
import { useEditor } from '../state/editor-context';
import { acceptSuggestion, addToDictionary, fixAllSafe, textOf, turnRuleOff } from './actions';
import type { ShownKind } from '../../../issues/kinds';
import { spaceChange } from '../../../issues/space-change';
import { useDismiss } from './use-dismiss';
import { useUndoToast } from './use-undo-toast';

export type IssueActions = ReturnType<typeof useIssueActions>;

/** What can be done with an issue, each with its words to the person and a way back. The same object as long as the words are the same. */
export function useIssueActions() {
  const { t } = useTranslation(['editor', 'common']);
  const locale = useLocale();
  const toast = useToast();
  const dismiss = useDismiss();
  const undoToast = useUndoToast();
  const editor = useEditor();

  return useMemo(() => {
    /** @param status before the action, which begins a check that knows nothing yet. */
    const say = (done: string, status: CheckStatus) => {
      const count = issuesIn(editor.view.state).length;
      const none: Partial<Record<CheckStatus, string>> = {
        checked: t('say.noneLeft'),
        incomplete: t('status.incomplete'),
        failed: t('status.incomplete'),
        unloaded: t('status.unloaded'),
      };
      const left = count === 0 ? none[status] : t('say.left', { count });
      editor.announcement.set([done, left].filter(Boolean).join(' '));
    };
    const withUndo = (kind: string, text: string, undo: () => void) =>
      toast({ kind, text, action: { label: t('common:actions.undo'), onAction: undo } });

    return {
      accept(issue: DocumentIssue, suggestion: string) {
        const { status } = editor.checks.state.get();
        const space = spaceChange(textOf(editor.view, issue), suggestion);
        if (!acceptSuggestion(editor, issue.id, suggestion)) return;
        const done = space
          ? t(`spaces.done.${space}`)
          : suggestion === ''
            ? t('say.removed')
            : t('say.replaced', { suggestion });
        say(done, status);
      },
      dismiss,
      addWord(word: string) {
        withUndo('word', t('toast.addedToDictionary', { word }), addToDictionary(editor, word));
      },
      turnRuleOff(issue: DocumentIssue) {
        const { name, example } = ruleName(t, issue, locale);
        withUndo('rule', t('toast.ruleOff', { rule: example ?? name }), turnRuleOff(editor, issue));
      },
      fixAll(kind: ShownKind) {
        const applied = fixAllSafe(editor, kind);
        if (applied) undoToast(t('toast.fixed', { count: applied.count }), applied);
      },
    };
  }, [t, locale, toast, dismiss, undoToast, editor]);
}
