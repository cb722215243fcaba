import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { ArrivedHeading } from '../ArrivedHeading';
import { useAssistant } from '../assistant-context';
import { useActionName } from '../use-action-name';
import { useSentWords } from '../use-sent-words';
import { answersWithNewText, type Action } from '../session/action';
import type { AssistantState, Version } from '../session/assistant-state';
import { AnswerView } from './AnswerView';
import { ReviewActions } from './ReviewActions';
import { ShortfallNotice } from './ShortfallNotice';
import { useIssuesInRegion } from './use-issues-in-region';
import { VersionSwitch } from './VersionSwitch';

export interface ReviewPanelProps {
  reviewed: Extract<AssistantState, { phase: 'review' }>;
  onApplied: (() => void) | undefined;
  /** Shows what works without the assistant. */
  onShowIssues: () => void;
}

/** An answer to look at and judge, before anything is written; and the others to the same. */
export function ReviewPanel({ reviewed, onApplied, onShowIssues }: ReviewPanelProps) {
  const { work, versions, shown } = reviewed;
  const { show } = useAssistant();
  const version = versions[shown];
  if (!version) return null;
  const { action } = work;
  const hasChanges = version.review.edits.length > 0;
  return (
    <div className="flex min-h-full flex-col">
      <div className="flex-1 space-y-3 p-4">
        <ReviewHeading reviewed={reviewed} version={version} />
        {versions.length > 1 && (
          <VersionSwitch shown={shown} total={versions.length} onShow={show} />
        )}
        {version.shortfall && (
          <ShortfallNotice
            action={action}
            shortfall={version.shortfall}
            onShowIssues={onShowIssues}
          />
        )}
        <Remarks action={action} version={version} />
        {(hasChanges || answersWithNewText(action) || versions.length > 1) && (
          <AnswerView action={action} versions={versions} shown={shown} />
        )}
      </div>
      <ReviewActions action={action} version={version} onApplied={onApplied} />
    </div>
  );
}

interface ReviewHeadingProps {
  reviewed: ReviewPanelProps['reviewed'];
  version: Version;
}

function ReviewHeading({ reviewed: { work }, version }: ReviewHeadingProps) {
  const { t } = useTranslation('editor');
  const nameOf = useActionName();
  const { action } = work;
  const count = version.review.edits.length;
  const changes = count === 0 ? t('assistant.noChanges') : t('assistant.reviewTitle', { count });
  const title = answersWithNewText(action) ? t(`assistant.answers.${action.operation}`) : changes;
  return (
    <div>
      <p className="text-sm text-ink-muted">{nameOf(action)}</p>
      <ArrivedHeading title={title} />
    </div>
  );
}

/** What is to be known of an answer. */
function Remarks({ action, version }: { action: Action; version: Version }) {
  const { t } = useTranslation('editor');
  const sentWords = useSentWords();
  const { engine, warnings, review, sent: size } = version;
  const stillListed = useIssuesInRegion(review);
  const what = action.operation === 'generate' ? 'description' : 'text';
  const hasWish = action.wish !== undefined;
  return (
    <>
      {warnings.includes('ANSWER_IN_ANOTHER_LANGUAGE') && (
        <Notice tone="warn">
          {action.operation === 'translate'
            ? t('assistant.otherTarget')
            : t('assistant.otherLanguage')}
        </Notice>
      )}
      <p className="text-sm text-ink-muted">
        {engine === 'LOCAL'
          ? t('assistant.local')
          : t('assistant.wasSent', sentWords({ what, size, hasWish }))}
      </p>
      {!answersWithNewText(action) && stillListed > 0 && (
        <p className="text-sm">{t('assistant.stillListed', { count: stillListed })}</p>
      )}
    </>
  );
}
