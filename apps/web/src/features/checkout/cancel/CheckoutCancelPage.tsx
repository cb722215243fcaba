import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { StatusFrame } from '../../../billing/StatusFrame';
import { SUPPORT_PATH } from '../../../billing/support-path';
import { useSubscription } from '../../../billing/use-subscription';
import { usePageHead } from '../../../layout/page-head';
import { TEXT_LINK } from '../../../layout/text-link';
import { Questions } from './Questions';
import { Reasons } from './Reasons';

/** Where the payment provider sends people who have not paid. Who has paid all the same, as in another tab, is told so. */
export function CheckoutCancelPage() {
  const { t } = useTranslation(['plans', 'common']);
  const { subscription } = useSubscription();
  usePageHead({
    title: t('common:titles.checkoutCancel'),
    description: t('common:descriptions.checkoutCancel'),
  });
  if (subscription?.isPremium) {
    return (
      <StatusFrame
        step="premium"
        heading={t('plans:cancel.premium.heading')}
        intro={t('plans:cancel.premium.text')}
      >
        <Link to={PAGE_PATHS.editor} className={buttonClass('primary', 'lg')}>
          {t('plans:actions.toEditor')}
        </Link>
      </StatusFrame>
    );
  }
  return (
    <StatusFrame
      step="cancelled"
      heading={t('plans:cancel.heading')}
      intro={t('plans:cancel.text')}
    >
      <div className="flex flex-wrap gap-3">
        <Link to={PAGE_PATHS.pricing} className={buttonClass('primary', 'lg')}>
          {t('plans:cancel.tryAgain')}
        </Link>
        <Link to={PAGE_PATHS.editor} className={buttonClass('secondary', 'lg')}>
          {t('plans:cancel.free')}
        </Link>
      </div>
      <Reasons />
      <Questions />
      <p className="mt-8 text-[0.9375rem] text-ink-muted">
        {t('plans:cancel.help')}{' '}
        <Link to={SUPPORT_PATH} className={TEXT_LINK}>
          {t('plans:actions.contact')}
        </Link>
      </p>
    </StatusFrame>
  );
}
