import type { SubmitEvent } from 'react';
import { useSingleFlight } from './use-single-flight';

/** Submits a form, once at a time. */
export function useSingleSubmit(submit: (event: SubmitEvent) => Promise<void>) {
  const send = useSingleFlight(submit);
  return (event: SubmitEvent): void => {
    // Also where nothing is sent: else the browser would leave the page.
    event.preventDefault();
    void send(event);
  };
}
