import { useLocale, useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { IconButton } from '@tercet/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { neighbourIssue } from '../codemirror/issue-field';
import { visitIssue } from '../codemirror/issue-keymap';
import { useEditor } from '../state/editor-context';
import { textOf } from './actions';
import { IssueCardActions } from './IssueCardActions';
import { KindMark } from '../../../issues/KindMark';
import { kindOf } from '../../../issues/kinds';
import { MOST_SUGGESTIONS } from './most-suggestions';
import { RuleExamples } from './RuleExamples';
import { SuggestionButtons } from './SuggestionButtons';
import { useIssueActions } from './use-issue-actions';

export interface IssueCardProps {
  issue: DocumentIssue;
  /** Opened by keyboard: the first thing to press has the focus. On phones the card itself has it, else the text keeps it. */
  focus: 'first' | 'card' | 'none';
  onClose: () => void;
  /** A suggestion was taken, and the card is gone. */
  onAccepted: () => void;
}

/** What is wrong, why, and what to do about it. */
export function IssueCard({ issue, focus, onClose, onAccepted }: IssueCardProps) {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  const { view } = useEditor();
  const actions = useIssueActions();
  const card = useRef<HTMLDivElement>(null);
  const kind = kindOf(issue);
  const suggestions = issue.suggestions.slice(0, MOST_SUGGESTIONS);
  const text = textOf(view, issue);

  useEffect(() => {
    const find = (selector: string) => card.current?.querySelector<HTMLElement>(selector);
    const first = find('[data-first]') ?? find('[data-actions] button');
    if (focus === 'first') first?.focus({ preventScroll: true });
    if (focus === 'card') card.current?.focus({ preventScroll: true });
  }, [focus]);

  const accept = (suggestion: string) => {
    actions.accept(issue, suggestion);
    onAccepted();
  };
  const go = (direction: 'next' | 'previous') => {
    const other = neighbourIssue(view.state, issue.end, direction);
    if (other) visitIssue(view, other);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[Number(event.key) - 1];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'F7') go(event.shiftKey ? 'previous' : 'next');
    else if (chosen !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey)
      accept(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={card}
      role="dialog"
      tabIndex={-1}
      aria-label={t('card.label', {
        kind: t(`kinds.${kind}`),
        message: issue.message[locale],
      })}
      onKeyDown={onKeyDown}
      className="p-4 text-md leading-snug outline-none"
    >
      <div className="-mt-1.5 -mr-2 mb-1 flex items-center gap-2 text-sm text-ink-muted">
        <KindMark kind={kind} />
        <span className="flex-1 font-medium">{t(`kinds.${kind}`)}</span>
        <IconButton
          size="sm"
          icon="chevronLeft"
          label={t('card.previous')}
          onClick={() => go('previous')}
        />
        <IconButton
          size="sm"
          icon="chevronRight"
          label={t('card.next')}
          onClick={() => go('next')}
        />
        <IconButton size="sm" icon="close" label={t('card.close')} onClick={onClose} />
      </div>
      <p className="font-semibold">{issue.message[locale]}</p>
      <SuggestionButtons issue={issue} text={text} suggestions={suggestions} onAccept={accept} />
      <p className="text-sm text-ink-muted">{issue.explanation[locale]}</p>
      <RuleExamples issue={issue} text={text} />
      <IssueCardActions issue={issue} onDone={onClose} />
    </div>
  );
}
