import { useLocale, useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { Button } from '@tercet/ui';
import { KindMark } from '../issues/KindMark';
import { kindOf } from '../issues/kinds';
import { withDrawnSpaces } from '../issues/space-change';
import { IssueSteps, type IssueStepsProps } from './IssueSteps';

const MOST_SUGGESTIONS = 3;

export interface FindingProps extends IssueStepsProps {
  issue: DocumentIssue;
  /** The words that it is about. */
  words: string;
  onAccept: (suggestion: string) => void;
}

/** One issue: what is wrong, why, and what would fit. */
export function Finding({ issue, words, onAccept, ...steps }: FindingProps) {
  const { t } = useTranslation('checker');
  const locale = useLocale();
  const suggestions = issue.suggestions.slice(0, MOST_SUGGESTIONS);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        <KindMark kind={kindOf(issue)} />
        {t(`kinds.${kindOf(issue)}`)}
        <IssueSteps {...steps} />
      </p>
      <p className="mt-2 font-medium">{issue.message[locale]}</p>
      <p className="mt-1 text-md text-ink-muted">{issue.explanation[locale]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {suggestions.map((suggestion, index) => (
          <Button
            key={suggestion}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            aria-label={suggestion.trim() === '' ? undefined : t('replace', { word: suggestion })}
            onClick={() => onAccept(suggestion)}
            className="max-w-full [overflow-wrap:anywhere] whitespace-pre-wrap"
          >
            <span lang={suggestion === '' ? undefined : issue.language}>
              {withDrawnSpaces(suggestion, words) || t('remove')}
            </span>
          </Button>
        ))}
        {suggestions.length === 0 && (
          <span className="text-sm text-ink-muted">{t('noSuggestion')}</span>
        )}
      </div>
    </>
  );
}
