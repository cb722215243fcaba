import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadStartup, type Startup } from './startup';

/** What the browser keeps of the account's editor, once it is read. Throws where that fails, for the page to say so. */
export function useStartup(accountId: string): Startup | null {
  const { t } = useTranslation('editor');
  const toast = useToast();
  const [startup, setStartup] = useState<Startup | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const onPreferencesLost = useEffectEvent(() => toast({ text: t('toast.preferencesLost') }));
  useEffect(() => {
    let wanted = true;
    let opened: Startup | undefined;
    loadStartup(accountId, onPreferencesLost)
      .then((loaded) => {
        if (!wanted) return loaded.close();
        opened = loaded;
        setStartup(loaded);
      })
      .catch((error: unknown) => wanted && setFailure({ error }));
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [accountId]);
  if (failure) throw failure.error;
  return startup;
}
