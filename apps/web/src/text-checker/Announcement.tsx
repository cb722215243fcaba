import { useLocale, useTranslation } from '@tercet/i18n/react';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { isLacking, type CheckStatus } from '../checking/check-status';
import type { ForeignShare } from '../checking/foreign-share';
import { useLackingWords } from './use-lacking-words';

export interface AnnouncementProps {
  status: CheckStatus;
  isLoading: boolean;
  issues: readonly DocumentIssue[];
  /** There may be more of them than those that have come so far. */
  isFirstCheck: boolean;
  foreign: ForeignShare;
  /** How many issues are of kinds that are not looked at. */
  elsewhere: number;
  /** The issue that the person went to. */
  visited: DocumentIssue | undefined;
}

/** What a screen reader is told: how a check ended, and what the mark is about that one goes to. */
export function Announcement({ status, isLoading, issues, visited, ...more }: AnnouncementProps) {
  const { t } = useTranslation('checker');
  const locale = useLocale();
  const say = useLackingWords();
  const { isFirstCheck, foreign, elsewhere } = more;
  const count = issues.length;
  const lines: string[] = [];
  if (visited)
    lines.push(
      `${t(isFirstCheck ? 'positionSoFar' : 'position', { number: issues.indexOf(visited) + 1, count })}.`,
      visited.message[locale],
    );
  else if (status === 'checked') {
    if (count > 0) lines.push(`${t('count', { count })}.`);
    else if (elsewhere > 0) lines.push(t('noneOfKind'));
    else if (foreign === 'none') lines.push(t('status.checked'));
    if (elsewhere > 0) lines.push(t('elsewhere', { count: elsewhere }));
    if (foreign !== 'none') lines.push(t(`foreign.${foreign}`));
  }
  if (isLoading) lines.push(t('status.loading'));
  if (isLacking(status)) lines.push(say(status, count > 0));
  return lines.join(' ');
}
