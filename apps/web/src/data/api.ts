import { createApiClient } from '@tercet/api-client';
import { ERROR_STATUS } from '@tercet/contracts';
import { logFailedAnswer } from '../logging/log-failed-answer';
import { session } from '../session/session';
import { attentiveFetch } from './attentive-fetch';

/** The page's GraphQL client. Pages that need no data never load this file. */
export const apiClient = createApiClient({
  getToken: () => session.getState().accessToken,
  getLanguage: () => document.documentElement.lang,
  onUnauthenticated: (token) => session.refused(token),
  onFailed: ({ operation, code }) =>
    logFailedAnswer({ operation, code, ...(code !== 'NETWORK' && { status: ERROR_STATUS[code] }) }),
  fetch: attentiveFetch(),
});

let owner = session.getState().user?.id;

// What one person has loaded is never shown to the next.
session.subscribe(() => {
  const next = session.getState().user?.id;
  if (next === owner) return;
  owner = next;
  void apiClient.clearStore();
});
