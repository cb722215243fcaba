import type { AppError } from '@tercet/api-client';
import { useHasCome } from '../use-has-come';
import { wayOut, type WayOut } from './way-out';

/** When there are new requests after all were used; never where that was not said. Milliseconds since 1970. */
const renewalAfter = ({ code, args }: AppError): number =>
  code === 'USAGE_LIMIT_REACHED' ? Date.parse(String(args.resetsAt)) : Infinity;

/** What helps after a failure now: another try once there are new requests, or where there was none but the person's own stop. */
export function useWayOut(error: AppError | null): WayOut {
  const isRenewed = useHasCome(error ? renewalAfter(error) : Infinity);
  return error && !isRenewed ? wayOut(error) : 'retry';
}
