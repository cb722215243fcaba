import { ApolloLink, InMemoryCache } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { session } from '../../../../session/session';
import { sessionFor } from '../../../../testing/person';
import { renderInEditor } from '../../testing/render-in-editor';
import { AllowanceLine } from './AllowanceLine';

const HOUR = 3_600_000;

beforeEach(() => {
  jest.useFakeTimers();
  session.signIn(sessionFor(100_000));
});
afterEach(() => {
  session.signOut();
  jest.useRealTimers();
});

it('the allowance is read again when it is renewed', async () => {
  let usageCount = 10;
  let renewal = Date.now() + HOUR;
  const server = new ApolloLink(() => {
    const resetsAt = new Date(renewal).toISOString();
    const canUse = { __typename: 'UsageLimits', usageCount, maxFreeUsage: 10, resetsAt };
    return of({ data: { canUse } });
  });
  const line = (
    <MockedProvider cache={new InMemoryCache()} link={server}>
      <AllowanceLine />
    </MockedProvider>
  );
  const { view } = renderInEditor(line, '', []);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(HOUR - 1);
  expect(screen.getByText(/^0 of 10 AI requests left/)).toBeVisible();
  // One was used up at once on another device.
  usageCount = 1;
  renewal += 24 * HOUR;
  await pass(10);
  expect(screen.getByText(/^9 of 10 AI requests left/)).toBeVisible();
  view.destroy();
});
