import { useApolloClient } from '@apollo/client/react';
import type { AppError } from '@tercet/api-client';
import { ExportMyDataDocument } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useState } from 'react';
import { attempt } from '../../../forms/attempt';
import { useSingleFlight } from '../../../forms/use-single-flight';
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
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const exportData = useSingleFlight(async () => {
    setIsBusy(true);
    setFailure(null);
    const error = await attempt(async () => {
      const { data } = await client.query({ query: ExportMyDataDocument, fetchPolicy: 'no-cache' });
      const text = `${JSON.stringify(data?.exportMyData, null, 2)}\n`;
      download(`tercet-data-${today()}.json`, 'application/json', text);
      toast({ text: t('data.exported') });
    });
    setIsBusy(false);
    setFailure(error);
  });
  return { isBusy, failure, exportData };
}
