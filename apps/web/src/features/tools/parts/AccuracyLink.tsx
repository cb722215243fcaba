import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Link } from 'react-router-dom';
import { TEXT_LINK } from '../../../layout/text-link';

/** From a figure to its definition. */
export function AccuracyLink() {
  const { t } = useTranslation('tools');
  return (
    <Link to={PAGE_PATHS.accuracy} className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}>
      {t('figures')}
    </Link>
  );
}
