import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { toAppError, type AppError } from '@tercet/api-client';
import { PlanSwitchPreviewDocument, type PaidPlan } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Spinner } from '@tercet/ui';
import { useState } from 'react';
import { FormFailure } from '../../../forms/FormFailure';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { focusSection } from '../sections';
import { ApproveSwitch } from './ApproveSwitch';
import { PortalButton } from './PortalButton';
import { SwitchPrice } from './SwitchPrice';
import { useSwitch } from './use-switch';

export interface SwitchDialogProps {
  to: PaidPlan;
  onClose: () => void;
}

/** The button leads to the other plan by then. */
const BACK_TO_HEADING = { current: { focus: () => focusSection('plan') } };

/** Whether the price that was shown is no longer charged. */
const isOutdated = ({ code }: AppError) => code === 'VALIDATION_FAILED';
/** Whether the bank asks the person first. */
const isToBeApproved = ({ code }: AppError) => code === 'PAYMENT_APPROVAL_REQUIRED';

/** Says what the other plan costs now and later, before it takes the place of this one. */
export function SwitchDialog({ to, onClose }: SwitchDialogProps) {
  const { t } = useTranslation(['settings', 'plans']);
  const say = useErrorMessage();
  // What is due changes by the day.
  const { data, error, networkStatus, refetch } = useQuery(PlanSwitchPreviewDocument, {
    variables: { plan: to },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const { change, onMade } = useSwitch(to, data?.planSwitchPreview);
  const [isAwaited, setIsAwaited] = useState(false);
  const confirm = async () => {
    const failure = await change();
    setIsAwaited(failure !== null && isToBeApproved(failure));
    // The query itself tells where the new price cannot be had.
    if (failure && isOutdated(failure)) await refetch().catch(() => undefined);
    return failure;
  };
  const made = () => {
    onMade();
    onClose();
  };
  const isYearly = to === 'PREMIUM_YEARLY';
  const content = () => {
    if (data) return <SwitchPrice preview={data.planSwitchPreview} />;
    if (error) {
      const failure = toAppError(error);
      // A price is refused only where what it would be taken off is not paid.
      const isUnpaid = failure.code === 'PAYMENT_DECLINED';
      return (
        <FormFailure
          title={isUnpaid ? t('plan.switch.unpaid') : t('plan.switch.previewFailed')}
          text={isUnpaid ? t('plan.switch.unpaidText') : say(failure)}
        >
          <Button
            size="sm"
            className="mt-3"
            loading={networkStatus === NetworkStatus.refetch}
            onClick={() => void refetch().catch(() => undefined)}
          >
            {t('plans:actions.retry')}
          </Button>
        </FormFailure>
      );
    }
    return (
      <p role="status" className="flex items-center gap-3 text-ink-muted">
        <Spinner />
        {t('plan.switch.loading')}
      </p>
    );
  };
  return (
    <ConfirmDialog
      title={isYearly ? t('plan.switch.titleYearly') : t('plan.switch.titleMonthly')}
      confirmLabel={t('plan.switch.confirm')}
      cancelLabel={isAwaited ? t('plan.switch.later') : t('plan.switch.keep')}
      canConfirm={data !== undefined && !isAwaited}
      variant="primary"
      failedTitle={(failure) =>
        isToBeApproved(failure) ? t('plan.switch.approval') : t('plan.switch.failed')
      }
      failedText={(failure) => {
        if (isOutdated(failure)) return t('plan.switch.outdated');
        if (isToBeApproved(failure)) return t('plan.switch.approvalText');
        return failure.code === 'PAYMENT_DECLINED' ? t('plan.switch.declined') : undefined;
      }}
      wayOut={(failure) => {
        if (isToBeApproved(failure)) {
          const payUrl = String(failure.args.payUrl);
          return <ApproveSwitch to={to} payUrl={payUrl} onMade={made} />;
        }
        return (
          // There another card can be given.
          failure.code === 'PAYMENT_DECLINED' && (
            <div className="mt-3">
              <PortalButton label={t('plan.portal')} />
            </div>
          )
        );
      }}
      onConfirm={confirm}
      onClose={onClose}
      returnFocusTo={BACK_TO_HEADING}
    >
      {content()}
      {data?.planSwitchPreview.takesBack && <p className="mt-3">{t('plan.switch.takesBack')}</p>}
    </ConfirmDialog>
  );
}
