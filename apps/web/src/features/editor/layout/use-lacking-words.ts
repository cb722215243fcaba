import { useFormat, useTranslation } from '@tercet/i18n/react';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What could not be checked, and that the connection is missing where it is; `null` where nothing is lacking. */
export function useLackingWords(): string | null {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { checks } = useEditor();
  const status = useDeferredStore(checks.state, (state) => state.status);
  const missing = useDeferredStore(checks.state, (state) => state.missing);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (status !== 'failed' && status !== 'incomplete') return null;
  const languages = format.list(missing.map((locale) => t(`language.inSentence.${locale}`)));
  const what = missing.length > 0 ? t('status.notChecked', { languages }) : t(`status.${status}`);
  return isOnline ? what : `${t('status.offline')} ${what}`;
}
