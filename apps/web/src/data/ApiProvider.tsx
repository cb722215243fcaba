import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apiClient } from './api';

/** The server's data, for parts of a page that pass no messages on. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={apiClient}>{children}</ApolloProvider>;
}
