import { useApolloClient } from '@apollo/client/react';
import { ExportMyDataDocument } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { attempt } from '../../../forms/attempt';
import { useBusy } from '../../../forms/use-busy';
import { download } from '../../../files/download';

/** The day where the person is, as `2026-11-23`. */
function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Puts all that is kept of the account into a file. Asked anew every time, and kept nowhere else. */
export function useExport() {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const client = useApolloClient();
  return useBusy(() =>
    attempt(async () => {
      const { data } = await client.query({ query: ExportMyDataDocument, fetchPolicy: 'no-cache' });
      const text = `${JSON.stringify(data?.exportMyData, null, 2)}\n`;
      download(`tercet-data-${today()}.json`, 'application/json', text);
      toast({ text: t('data.exported') });
    }),
  );
}
