import { useSyncExternalStore } from 'react';
import { connection } from '../../../offline/connection';

/** Whether there is a connection to the server, as far as the browser knows. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isThere);
