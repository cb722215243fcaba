import { useTranslation } from '@tercet/i18n/react';

/** The free allowance as long as its number is not known. */
export function SomeRequests() {
  const { t } = useTranslation('assistant');
  return t('table.actions.someRequests');
}
