import type { Locale } from '@tercet/contracts';
import type { useTranslation } from '@tercet/i18n/react';
import { IconButton } from '@tercet/ui';
import { memo } from 'react';
import type { ListedIssue } from '../../../checking/listed-issue';
import { emphasize } from '../codemirror/emphasis';
import { issueById } from '../codemirror/issue-field';
import { visitIssue } from '../codemirror/issue-keymap';
import type { EditorSession } from '../state/editor-session';
import { IssueQuote } from './IssueQuote';
import { KindMark } from '../../../issues/KindMark';
import { kindOf } from '../../../issues/kinds';
import { spaceChange } from '../../../issues/space-change';
import type { IssueActions } from './use-issue-actions';

export interface IssueListItemProps {
  issue: ListedIssue;
  view: EditorSession['view'];
  /** Handed down: fifty rows that each ask for their words would be felt while typing. */
  t: ReturnType<typeof useTranslation<'editor'>>['t'];
  locale: Locale;
  actions: IssueActions;
  onVisit: (() => void) | undefined;
}

/** Positions change with every key; what is drawn of an issue does not. */
function looksTheSame(
  { issue: a, ...was }: IssueListItemProps,
  { issue: b, ...is }: IssueListItemProps,
) {
  return (
    was.view === is.view &&
    was.t === is.t &&
    was.locale === is.locale &&
    was.actions === is.actions &&
    was.onVisit === is.onVisit &&
    a.id === b.id &&
    a.suggestions === b.suggestions &&
    a.text === b.text &&
    a.before === b.before &&
    a.after === b.after
  );
}

export const IssueListItem = memo(function IssueListItem({
  issue,
  view,
  t,
  locale,
  actions,
  onVisit,
}: IssueListItemProps) {
  const kind = kindOf(issue);
  const { text } = issue;
  const [suggestion] = issue.suggestions;
  const message = issue.message[locale];

  const visit = () => {
    onVisit?.();
    const present = issueById(view.state, issue.id);
    if (present) visitIssue(view, present);
  };
  const space = suggestion === undefined ? null : spaceChange(text, suggestion);
  const acceptLabel = space
    ? t(`spaces.${space}`)
    : suggestion === ''
      ? t('issues.removeFirst', { text })
      : text === ''
        ? t('issues.insertFirst', { suggestion })
        : t('issues.acceptFirst', { text, suggestion });

  return (
    <li
      className="flex items-start gap-1 [contain-intrinsic-size:auto_4.25rem] [content-visibility:auto] hover:bg-sunken"
      onPointerEnter={() => view.dispatch({ effects: emphasize.of(issue.id) })}
      onPointerLeave={() => view.dispatch({ effects: emphasize.of(null) })}
    >
      <button
        type="button"
        onClick={visit}
        aria-label={t('issues.jump', {
          kind: t(`kinds.${kind}`),
          text: issue.before + text + issue.after,
          message,
        })}
        className="min-w-0 flex-1 py-2.5 pl-4 text-left focus-visible:-outline-offset-2"
      >
        <span className="flex items-baseline gap-2" lang={issue.language}>
          <KindMark kind={kind} />
          <IssueQuote issue={issue} />
        </span>
        <span className="mt-0.5 block text-sm text-ink-muted">{message}</span>
      </button>
      {suggestion !== undefined && (
        <IconButton
          icon="check"
          className="mt-1 mr-1.5"
          label={acceptLabel}
          onClick={() => actions.accept(issue, suggestion)}
        />
      )}
    </li>
  );
}, looksTheSame);
