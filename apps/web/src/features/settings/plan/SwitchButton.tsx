import type { PaidPlan } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { SwitchDialog } from './SwitchDialog';
import { useAskedSwitch } from './use-asked-switch';

/** Leads to the other way of paying. What was cancelled goes on with it. */
export function SwitchButton({ to, isCancelled }: { to: PaidPlan; isCancelled: boolean }) {
  const { t } = useTranslation('settings');
  const { asked, ask, close } = useAskedSwitch(to);
  const what = isCancelled ? 'resume' : 'open';
  const rhythm = to === 'PREMIUM_YEARLY' ? 'Yearly' : 'Monthly';
  return (
    <>
      <Button onClick={ask}>{t(`plan.switch.${what}${rhythm}`)}</Button>
      {asked && <SwitchDialog to={asked} onClose={close} />}
    </>
  );
}
