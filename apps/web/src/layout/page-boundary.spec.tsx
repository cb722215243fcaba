import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ComponentType } from 'react';
import { lazyPage } from '../routing/lazy-page';
import { renderPage } from '../testing/render-page';
import { PageBoundary } from './PageBoundary';

// React tells of what is caught.
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (Page: ComponentType) =>
  renderPage(
    <PageBoundary resetKey="/">
      <Suspense>
        <Page />
      </Suspense>
    </PageBoundary>,
  );
const alert = () => screen.findByRole('alert');

describe('a page that fails', () => {
  it('is said to want a connection where it could not be fetched', async () => {
    const { translator } = open(lazyPage(() => Promise.reject(new TypeError('Gone'))).Page);
    expect(await alert()).toHaveTextContent(translator.t('crash.offline'));
  });

  it.each([
    "Cannot read properties of undefined (reading 'upload')",
    'Failed to fetch',
    'Importing a module script failed.',
  ])('is said to be our fault where it has come, whatever the error says: %s', async (message) => {
    const { translator } = open(() => {
      throw new TypeError(message);
    });
    expect(await alert()).toHaveTextContent(translator.t('crash.text'));
  });

  it('gives way to the next one, and not to itself drawn anew', async () => {
    const Failing = () => {
      throw new Error('Gone');
    };
    function Pages() {
      const [page, setPage] = useState({ key: '/a', drawn: 0 });
      return (
        <>
          <button onClick={() => setPage({ ...page, drawn: page.drawn + 1 })}>Draw</button>
          <button onClick={() => setPage({ ...page, key: '/b' })}>Next</button>
          <PageBoundary resetKey={page.key}>
            {page.key === '/a' && page.drawn === 0 ? <Failing /> : <p>Here</p>}
          </PageBoundary>
        </>
      );
    }
    renderPage(<Pages />);
    await userEvent.click(screen.getByRole('button', { name: 'Draw' }));
    expect(await alert()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Here')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
