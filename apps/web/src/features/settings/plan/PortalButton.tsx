import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { FormFailure } from '../../../forms/FormFailure';
import { usePortal } from './use-portal';

/** Leads to the payment provider's page, where the card is changed. */
export function PortalButton({ label }: { label: string }) {
  const { t } = useTranslation('settings');
  const say = useErrorMessage();
  const { isBusy, failure, start: open } = usePortal();
  return (
    <>
      {failure && (
        <div className="order-first basis-full">
          <FormFailure title={t('plan.portalFailed')} text={say(failure)} />
        </div>
      )}
      <Button loading={isBusy} onClick={() => void open()}>
        {label}
      </Button>
    </>
  );
}
