import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Link } from 'react-router-dom';
import { useIsSold } from './use-is-sold';

/** Leads to the plans, where they can be bought. */
export function UpgradeLink({ className }: { className: string }) {
  const { t } = useTranslation('editor');
  const isSold = useIsSold();
  if (!isSold) return null;
  return (
    <Link to={PAGE_PATHS.pricing} className={className}>
      {t('assistant.upgrade')}
    </Link>
  );
}
