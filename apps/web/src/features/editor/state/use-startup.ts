import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadStartup, type Startup } from './startup';

/** What the browser keeps of the account's editor, once it is read, and whether an older tab is in the way. Throws where that fails, for the page to say so. */
export function useStartup(accountId: string): {
  readonly startup: Startup | null;
  readonly isHeld: boolean;
} {
  const { t } = useTranslation('editor');
  const toast = useToast();
  const [startup, setStartup] = useState<Startup | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const onPreferencesLost = useEffectEvent(() => toast({ text: t('toast.preferencesLost') }));
  useEffect(() => {
    let wanted = true;
    let opened: Startup | undefined;
    loadStartup(accountId, onPreferencesLost, (held) => wanted && setIsHeld(held))
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
  return { startup, isHeld };
}
