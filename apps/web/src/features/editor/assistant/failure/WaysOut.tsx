import type { AppError } from '@tercet/api-client';
import { useTranslation } from '@tercet/i18n/react';
import { Button, buttonClass } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { UpgradeLink } from '../../../../billing/UpgradeLink';
import { signInPath } from '../../../../session/redirect';
import { RetryButton } from './RetryButton';
import { useWayOut } from './use-way-out';

export interface WaysOutProps {
  error: AppError;
  /** When another try makes sense. Milliseconds since 1970. */
  retryFrom: number;
  onRetry: () => void;
  /** Shows what works without the assistant. */
  onShowIssues: () => void;
}

/** What a person can do about a failure, as buttons. */
export function WaysOut({ error, retryFrom, onRetry, onShowIssues }: WaysOutProps) {
  const { t } = useTranslation('editor');
  switch (useWayOut(error)) {
    case 'retry':
      return (
        <RetryButton
          key={retryFrom}
          variant="primary"
          label={t('assistant.retry')}
          from={retryFrom}
          onRetry={onRetry}
        />
      );
    case 'signIn':
      return (
        <Link to={signInPath('/editor')} className={buttonClass('primary')}>
          {t('assistant.signInLink')}
        </Link>
      );
    case 'upgrade':
      return (
        <>
          <UpgradeLink className={buttonClass('primary')} />
          <Button onClick={onShowIssues}>{t('assistant.toIssues')}</Button>
        </>
      );
    case 'connect':
      return <Button onClick={onShowIssues}>{t('assistant.toIssues')}</Button>;
    case 'none':
      return null;
  }
}
