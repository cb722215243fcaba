import { useQuery } from '@apollo/client/react';
import { AssistantAllowanceDocument } from '@tercet/api-client/generated';
import { PAGE_PATHS } from '@tercet/contracts';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Link } from 'react-router-dom';
import { TEXT_LINK } from '../../../../layout/text-link';
import { useSession } from '../../../../session/session';
import { leftOf } from './use-requests-left';

/** Requests left today and when there are new ones, as the server says, and where there are more once all are used. Nothing is shown until it has said it. */
export function AllowanceLine() {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { user } = useSession();
  const { data } = useQuery(AssistantAllowanceDocument, {
    skip: user?.isPremium !== false,
    fetchPolicy: 'cache-and-network',
  });
  if (user?.isPremium) return <p>{t('assistant.unlimited')}</p>;
  if (!data) return null;
  const { maxFreeUsage, resetsAt } = data.canUse;
  const count = leftOf(data.canUse);
  const words = {
    limit: format.number(maxFreeUsage),
    time: format.moment(resetsAt),
  };
  if (count > 0) return <p>{t('assistant.left', { count, ...words })}</p>;
  return (
    <p>
      {t('assistant.noneLeft', words)}{' '}
      <Link to={PAGE_PATHS.pricing} className={TEXT_LINK}>
        {t('assistant.upgrade')}
      </Link>
    </p>
  );
}
