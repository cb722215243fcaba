import { ToastProvider } from '@tercet/ui';
import type { ReactNode } from 'react';
import { ApiProvider } from './ApiProvider';
import { NextPageToast } from './NextPageToast';

/** What pages with server data need around them; it comes with their chunk, not with the frame. */
export function DataProvider({ children }: { children: ReactNode }) {
  return (
    <ApiProvider>
      <ToastProvider>
        {children}
        <NextPageToast />
      </ToastProvider>
    </ApiProvider>
  );
}
