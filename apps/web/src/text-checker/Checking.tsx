import { useTranslation } from '@tercet/i18n/react';
import { Spinner } from '@tercet/ui';

/** Work is under way. */
export function Checking({ status }: { status: 'checking' | 'loading' }) {
  const { t } = useTranslation('checker');
  return (
    <p className="flex items-center gap-3 text-ink-muted">
      <Spinner />
      {t(`status.${status}`)}
    </p>
  );
}
