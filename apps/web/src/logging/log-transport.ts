import { CLIENT_LOGS_PATH, type ClientLogEntry } from '@tercet/contracts';
import { patience } from '../patience';

const JSON_TYPE = 'application/json';
const TOO_MANY_REQUESTS = 429;

const bodyOf = (logs: readonly ClientLogEntry[]) => JSON.stringify({ logs });

/** The ways to the server. Neither goes through the session or the data client, of whose failures it may have to tell. */
export interface LogTransport {
  /** @returns whether another try makes no sense: the server has taken it, or never will. */
  send(logs: readonly ClientLogEntry[]): Promise<boolean>;
  /** For a page that is being left. @returns whether the browser will send it. */
  sendLast(logs: readonly ClientLogEntry[]): boolean;
}

export const logTransport: LogTransport = {
  async send(logs) {
    if (!navigator.onLine) return false;
    try {
      const { status } = await fetch(CLIENT_LOGS_PATH, {
        method: 'POST',
        headers: { 'content-type': JSON_TYPE },
        body: bodyOf(logs),
        credentials: 'omit',
        keepalive: true,
        signal: patience(),
      });
      return status < 500 && status !== TOO_MANY_REQUESTS;
    } catch {
      return false;
    }
  },
  sendLast: (logs) =>
    navigator.sendBeacon(CLIENT_LOGS_PATH, new Blob([bodyOf(logs)], { type: JSON_TYPE })),
};
