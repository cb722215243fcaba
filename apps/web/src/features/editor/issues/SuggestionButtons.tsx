import { useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { Button } from '@tercet/ui';
import { withDrawnSpaces } from '../../../issues/space-change';

export interface SuggestionButtonsProps {
  issue: DocumentIssue;
  /** What the suggestions are for. */
  text: string;
  suggestions: readonly string[];
  onAccept: (suggestion: string) => void;
}

export function SuggestionButtons({ issue, text, suggestions, onAccept }: SuggestionButtonsProps) {
  const { t } = useTranslation('editor');
  if (suggestions.length === 0)
    return <p className="my-3 text-sm text-ink-muted">{t('card.noSuggestion')}</p>;
  return (
    <ul aria-label={t('card.suggestions')} className="my-3 flex flex-wrap gap-2">
      {suggestions.map((suggestion, index) => (
        <li key={suggestion} className="max-w-full">
          <Button
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            data-first={index === 0 ? '' : undefined}
            lang={suggestion === '' ? undefined : issue.language}
            onClick={() => onAccept(suggestion)}
            className="max-w-full min-h-9 text-md [overflow-wrap:anywhere] whitespace-pre-wrap"
          >
            {withDrawnSpaces(suggestion, text) || t('card.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
