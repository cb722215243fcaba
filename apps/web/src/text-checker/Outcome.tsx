import { useTranslation } from '@tercet/i18n/react';
import { Button, cx, Icon } from '@tercet/ui';
import type { CheckStatus } from '../checking/check-status';
import { Checking } from './Checking';

export interface OutcomeProps {
  status: CheckStatus;
  /** Whether it stands below something that was found. */
  hasFound: boolean;
  onRetry: () => void;
}

/** Where nothing is marked: why that is. Below a mark: what was not checked. */
export function Outcome({ status, hasFound, onRetry }: OutcomeProps) {
  const { t } = useTranslation('checker');
  if (status === 'checking') return <Checking />;
  if (status === 'checked')
    return (
      <p className="flex items-center gap-2 font-medium text-good">
        <Icon name="check" />
        {t('status.checked')}
      </p>
    );
  if (status === 'idle') return <p className="text-ink-muted">{t('status.idle')}</p>;
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-3',
        hasFound && 'mt-5 border-t border-line pt-4 text-sm',
      )}
    >
      <p>{hasFound ? t('partly') : t(`status.${status}`)}</p>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
