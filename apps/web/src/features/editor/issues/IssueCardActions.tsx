import { useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { Button } from '@tercet/ui';
import { spellingLanguage } from '../preferences/rule-name';
import { useIssueActions } from './use-issue-actions';

/** Ways to keep the text as it is: this once, for this word, or for this rule. */
export function IssueCardActions({ issue, onDone }: { issue: DocumentIssue; onDone: () => void }) {
  const { t } = useTranslation('editor');
  const actions = useIssueActions();
  const isWord = issue.category === 'spelling';
  const language = spellingLanguage(issue.ruleId);
  const then = (action: (issue: DocumentIssue) => void) => () => {
    action(issue);
    onDone();
  };
  return (
    <div data-actions="" className="-mx-4 mt-3 -mb-2 flex flex-wrap border-t border-line px-1 pt-2">
      <Button size="sm" variant="quiet" onClick={then(actions.dismiss)}>
        {t('card.dismiss')}
      </Button>
      {isWord && (
        <Button size="sm" variant="quiet" onClick={then(actions.addWord)}>
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
