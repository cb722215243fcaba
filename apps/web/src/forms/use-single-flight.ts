import { useRef } from 'react';

/**
 * Does nothing when called while its last call is still under way. A button that shows work under way takes no clicks
 * either, but only from the next rendering on, for which a quick second click does not wait.
 */
export function useSingleFlight<Arguments extends unknown[]>(
  action: (...given: Arguments) => Promise<unknown>,
): (...given: Arguments) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (...given) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await action(...given);
    } finally {
      isUnderWay.current = false;
    }
  };
}
