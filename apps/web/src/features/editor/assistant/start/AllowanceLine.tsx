import { useFormat, useTranslation } from '@tercet/i18n/react';
import { UpgradeLink } from '../../../../billing/UpgradeLink';
import { TEXT_LINK } from '../../../../layout/text-link';
import { useSession } from '../../../../session/session';
import { useAllowance } from './use-allowance';

/** Requests left today and when there are new ones, as the server says, and where there are more once all are used. Nothing is shown until it has said it. */
export function AllowanceLine() {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { user } = useSession();
  const allowance = useAllowance(user?.isPremium === false ? 'cache-and-network' : 'cache-only');
  if (user?.isPremium) return <p>{t('assistant.unlimited')}</p>;
  if (!allowance) return null;
  const words = {
    limit: format.number(allowance.maxFreeUsage),
    time: format.moment(allowance.resetsAt),
  };
  if (allowance.left > 0) return <p>{t('assistant.left', { count: allowance.left, ...words })}</p>;
  return (
    <p>
      {t('assistant.noneLeft', words)} <UpgradeLink className={TEXT_LINK} />
    </p>
  );
}
