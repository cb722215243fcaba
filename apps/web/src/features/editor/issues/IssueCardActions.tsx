import { useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { Button, cx } from '@tercet/ui';
import { spellingLanguage } from '../preferences/rule-name';
import { useEditor } from '../state/editor-context';
import { textOf } from './actions';
import { useIssueActions } from './use-issue-actions';

/** Ways to keep the text as it is: this once, for this word, or for this rule. */
export function IssueCardActions({ issue, onDone }: { issue: DocumentIssue; onDone: () => void }) {
  const { t } = useTranslation('editor');
  const actions = useIssueActions();
  const { view } = useEditor();
  const addWord = () => actions.addWord(textOf(view, issue));
  const isWord = issue.category === 'spelling';
  const language = spellingLanguage(issue.ruleId);
  const then = (action: (issue: DocumentIssue) => void) => () => {
    action(issue);
    onDone();
  };
  return (
    <div
      data-actions=""
      className={cx(
        'sticky bottom-0 -mx-4 mt-3 -mb-4 flex flex-wrap border-t border-line bg-surface px-1 pt-2 pb-[calc(0.5rem+var(--card-inset,0px))] low:pt-1 low:pb-1',
        // What goes on below fades out above the line.
        'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:mb-px before:h-3 before:bg-linear-to-t before:from-surface before:to-transparent',
      )}
    >
      <Button size="sm" variant="quiet" onClick={then(actions.dismiss)}>
        {t('card.dismiss')}
      </Button>
      {isWord && (
        <Button size="sm" variant="quiet" onClick={then(addWord)}>
          {t('card.addWord')}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={then(actions.turnRuleOff)}>
        {language
          ? t('card.spellingOff', { language: t(`language.inSentence.${language}`) })
          : t('card.ruleOff')}
      </Button>
    </div>
  );
}
