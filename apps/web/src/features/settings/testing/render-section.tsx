import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { createApiCache } from '@tercet/api-client';
import type { SessionUserFragment } from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import { ToastProvider } from '@tercet/ui';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { session } from '../../../session/session';
import { person, sessionFor } from '../../../testing/person';
import { renderPage } from '../../../testing/render-page';

/** An answer that is an error. */
export const failing = (code: string, more: Record<string, unknown> = {}) => ({
  errors: [{ message: 'x', extensions: { code, ...more } }],
});

/** A person as GraphQL shows them. */
export function graphqlUser(change: Partial<SessionUserFragment> = {}) {
  const { language, theme, subscriptionType, ...rest } = person();
  return {
    ...rest,
    __typename: 'User' as const,
    language: language.toUpperCase() as 'EN',
    theme: theme.toUpperCase() as 'SYSTEM',
    subscriptionType: subscriptionType.toUpperCase() as 'FREE',
    ...change,
  };
}

/** Takes down what is sent, to be the `variables` of a mock. */
export function recorded() {
  const sent: Record<string, unknown>[] = [];
  return { sent, variables: (variables: Record<string, unknown>) => sent.push(variables) > 0 };
}

/** Shows a section to a person who is signed in; the server answers with `mocks`. */
export function renderSection(
  section: ReactNode,
  mocks: readonly MockLink.MockedResponse[],
  { locale = 'en' as Locale, of = person(), at = '/' } = {},
) {
  session.signIn(sessionFor(1000, of));
  const cache = createApiCache();
  const view = renderPage(
    <MockedProvider mocks={mocks} cache={cache}>
      <ToastProvider>{section}</ToastProvider>
    </MockedProvider>,
    { locale, at },
  );
  return { ...view, cache, user: userEvent.setup() };
}
