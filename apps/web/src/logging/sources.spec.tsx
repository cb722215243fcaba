import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PageBoundary } from '../layout/PageBoundary';
import { sessionApi } from '../session/session-api';
import { jsonResponse, stubFetch } from '../testing/browser';
import { person } from '../testing/person';
import { renderPage } from '../testing/render-page';
import { passNotesTo, type Note } from './log';

let notes: Note[];
beforeEach(() => {
  notes = [];
  passNotesTo((note) => void notes.push(note));
});

describe('what is noted', () => {
  it('is a page that fails', () => {
    const error = new Error('Dear diary');
    const Failing = () => {
      throw error;
    };
    // React tells of it there as well.
    const console = jest.spyOn(globalThis.console, 'error').mockReturnValue(undefined);
    renderPage(
      <PageBoundary resetKey="/">
        <Failing />
      </PageBoundary>,
    );
    console.mockRestore();
    expect(notes).toMatchObject([{ level: 'error', message: 'Page failed', error }]);
  });

  it('is what a call of the session is answered, but for what is only read', async () => {
    stubFetch(() => jsonResponse(person()));
    await sessionApi.me('token-1');
    await sessionApi.logout('token-1');
    stubFetch(() => jsonResponse({ code: 'UNAUTHENTICATED' }, 401));
    await sessionApi.me('token-1');
    stubFetch(() => jsonResponse({ code: 'Dear diary' }, 502));
    await sessionApi.refresh('token-1');
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await sessionApi.me('token-1');
    const me = '/api/auth/me';
    expect(notes).toMatchObject([
      { message: 'Request succeeded', operation: '/api/auth/logout', status: 200 },
      { message: 'Authentication required', operation: me, status: 401, code: 'UNAUTHENTICATED' },
      { message: 'Server error', operation: '/api/auth/refresh', status: 502, code: undefined },
      { message: 'Request failed', operation: me, code: 'NETWORK' },
    ]);
  });
});
