import { useSyncExternalStore } from 'react';
import { connection } from './connection';

/** Whether the server can be reached, as far as the browser can tell. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isThere, () => true);
