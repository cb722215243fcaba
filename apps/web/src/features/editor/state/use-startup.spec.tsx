import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ToastProvider } from '@tercet/ui';
import { screen } from '@testing-library/react';
import { PageBoundary } from '../../../layout/PageBoundary';
import { renderPage } from '../../../testing/render-page';
import { useStartup } from './use-startup';

function Opening() {
  return useStartup('ada').startup ? <p>Open</p> : <p>Opening</p>;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('useStartup', () => {
  it('lets the page say that it failed, instead of opening for ever', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('Nothing is random here.');
    });
    renderPage(
      <ToastProvider>
        <PageBoundary resetKey="editor">
          <Opening />
        </PageBoundary>
      </ToastProvider>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  });
});
