import { afterEach, beforeEach, jest } from '@jest/globals';
import { RefreshSubscriptionDocument } from '@tercet/api-client/generated';
import { act, screen } from '@testing-library/react';
import { subscriptionState } from '../../../billing/testing/billing';
import { session } from '../../../session/session';
import { jsonResponse, stubFetch } from '../../../testing/browser';

type Change = Parameters<typeof subscriptionState>[0];

/** Sets up the tests of a page to which the provider sends people back: time passes only where a test lets it. */
export function setUpReturnPage(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    stubFetch(() => jsonResponse({ success: true }));
  });
  afterEach(() => {
    jest.useRealTimers();
    session.signOut();
  });
}

/** The question how the subscription stands at the provider. @param sessionId of the checkout, where it is known */
export const refreshRequest = (sessionId?: string) => ({
  query: RefreshSubscriptionDocument,
  variables: sessionId === undefined ? {} : { sessionId },
});

/** The answer to that: what the provider knows, once it is asked. */
export const refreshAnswer = (change: Change = {}, sessionId?: string) => ({
  request: refreshRequest(sessionId),
  result: { data: { refreshSubscription: subscriptionState(change) } },
});

export const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
export const heading = () => screen.getByRole('heading', { level: 1 });
