import { useTranslation } from '@tercet/i18n/react';
import { IconButton } from '@tercet/ui';

export interface IssueStepsProps {
  /** Counted from 0. */
  index: number;
  count: number;
  /** There may be more of them than those that have come so far. */
  isFirstCheck: boolean;
  onGo: (index: number) => void;
}

/** Which of the issues is shown, and the way to the others. */
export function IssueSteps({ index, count, isFirstCheck, onGo }: IssueStepsProps) {
  const { t } = useTranslation('checker');
  return (
    <span className="-my-1.5 -mr-2 ml-auto flex items-center text-sm whitespace-nowrap text-ink-muted tabular-nums">
      {t(isFirstCheck ? 'positionSoFar' : 'position', { number: index + 1, count })}
      {count > 1 && (
        <>
          <IconButton
            size="sm"
            icon="chevronLeft"
            className="ml-2"
            label={t('previous')}
            onClick={() => onGo((index + count - 1) % count)}
          />
          <IconButton
            size="sm"
            icon="chevronRight"
            label={t('next')}
            onClick={() => onGo((index + 1) % count)}
          />
        </>
      )}
    </span>
  );
}
