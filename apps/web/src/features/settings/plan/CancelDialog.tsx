import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import { PLAN_LIMITS } from '@tercet/contracts';
import { useFormat, useTranslation } from '@tercet/i18n/react';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { focusSection } from '../sections';
import { Credit } from './Credit';
import { isUnpaid } from './is-unpaid';
import { useCancel } from './use-cancel';

export interface CancelDialogProps {
  subscription: SubscriptionStateFragment;
  onClose: () => void;
}

const LOST = ['unlimited', 'length', 'files', 'support'] as const;

/** The button that opens the question is gone once premium is cancelled. */
const BACK_TO_HEADING = { current: { focus: () => focusSection('plan') } };

/** Says what is lost and when, before premium is cancelled. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const cancel = useCancel();
  const { paymentFailed, expiresAt } = subscription;
  const endsAt = isUnpaid(subscription) ? null : expiresAt;
  const atOnce = paymentFailed ? t('plan.cancel.now') : t('plan.cancel.beforePayment');
  const words = { characters: format.number(PLAN_LIMITS.premium.transformCharacters) };
  return (
    <ConfirmDialog
      title={t('plan.cancel.title')}
      confirmLabel={t('plan.cancel.confirm')}
      cancelLabel={t('plan.cancel.keep')}
      failedTitle={({ code }) =>
        code === 'NETWORK' ? t('plan.cancel.exception') : t('plan.cancel.failed')
      }
      onConfirm={cancel}
      onClose={onClose}
      returnFocusTo={BACK_TO_HEADING}
    >
      <p>{endsAt ? t('plan.cancel.until', { date: format.date(endsAt) }) : atOnce}</p>
      <ul aria-label={t('plan.cancel.lostLabel')} className="my-3 list-disc pl-5">
        {LOST.map((feature) => (
          <li key={feature}>{t(`plan.cancel.lost.${feature}`, words)}</li>
        ))}
      </ul>
      <div className="mb-3 empty:hidden">
        <Credit />
      </div>
      <p className="text-ink-muted">
        {t('plan.cancel.kept')} {endsAt && t('plan.cancel.canResume')}
      </p>
    </ConfirmDialog>
  );
}
