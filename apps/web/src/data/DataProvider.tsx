import { ApolloProvider } from '@apollo/client/react';
import { ToastProvider } from '@tercet/ui';
import type { ReactNode } from 'react';
import { apiClient } from './api';
import { NextPageToast } from './NextPageToast';

/** What pages with server data need around them; it comes with their chunk, not with the frame. */
export function DataProvider({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={apiClient}>
      <ToastProvider>
        {children}
        <NextPageToast />
      </ToastProvider>
    </ApolloProvider>
  );
}
