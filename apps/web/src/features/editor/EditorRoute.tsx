import { useEffect } from 'react';
import { DataProvider } from '../../data/DataProvider';
import { usePageHead } from '../../layout/page-head';
import { keepForOffline } from '../../offline/keep-for-offline';
import { useSession } from '../../session/session';
import EditorPage from './EditorPage';

/** Undefined where browsers withhold it, and in development, where there is none. */
const container = import.meta.env.PROD ? navigator.serviceWorker : undefined;

export default function EditorRoute() {
  usePageHead('editor');
  useEffect(() => container && keepForOffline(container), []);
  const { user } = useSession();
  if (!user) return null;
  return (
    <DataProvider>
      <EditorPage key={user.id} accountId={user.id} />
    </DataProvider>
  );
}
