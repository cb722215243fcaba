import { useTranslation } from '@tercet/i18n/react';
import { Button, cx } from '@tercet/ui';
import type { CheckStatus } from '../checking/check-status';
import { Checking } from './Checking';
import { useLackingWords } from './use-lacking-words';

export interface OutcomeProps {
  status: Exclude<CheckStatus, 'checked'> | 'loading';
  /** Whether it stands below something that was found. */
  hasFound: boolean;
  onRetry: () => void;
}

/** Where nothing is marked yet: why that is. Below a mark: what was not checked. */
export function Outcome({ status, hasFound, onRetry }: OutcomeProps) {
  const { t } = useTranslation('checker');
  const say = useLackingWords();
  if (status === 'checking' || status === 'loading') return <Checking status={status} />;
  if (status === 'idle') return <p className="text-ink-muted">{t('status.idle')}</p>;
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-3',
        hasFound && 'mt-5 border-t border-line pt-4 text-sm',
      )}
    >
      <p>{say(status, hasFound)}</p>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
