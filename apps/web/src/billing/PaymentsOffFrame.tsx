import { PAGE_PATHS } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { OtherWays } from './OtherWays';
import { StatusFrame } from './StatusFrame';

/** In place of a page about paying where nothing can be bought: another try would end the same. */
export function PaymentsOffFrame() {
  const { t } = useTranslation('plans');
  const say = useErrorMessage();
  return (
    <StatusFrame
      step="off"
      takesFocus
      heading={t('pricing.offTitle')}
      intro={`${t('subscribe.failed.text')} ${say({ code: 'PAYMENTS_OFF', args: {} })}`}
    >
      <div className="flex flex-wrap gap-3">
        <Link to={PAGE_PATHS.editor} className={buttonClass('primary', 'lg')}>
          {t('cancel.free')}
        </Link>
        <OtherWays />
      </div>
    </StatusFrame>
  );
}
