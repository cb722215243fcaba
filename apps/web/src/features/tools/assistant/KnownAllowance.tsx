import { useFormat, useTranslation } from '@tercet/i18n/react';
import { usePricing } from '../../../billing/use-pricing';
import { ApiProvider } from '../../../data/ApiProvider';
import { SomeRequests } from './SomeRequests';

/** The free allowance as the server names it. */
export default function KnownAllowance() {
  return (
    <ApiProvider>
      <Allowance />
    </ApiProvider>
  );
}

function Allowance() {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const count = usePricing().pricing?.maxFreeUsage;
  if (count === undefined) return <SomeRequests />;
  return t('table.actions.account', { count, limit: format.number(count) });
}
