import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateGiver } from '../data/late-giver';
import { PageBoundary } from '../layout/PageBoundary';
import { sessionApi } from '../session/session-api';
import { jsonResponse, stubFetch } from '../testing/browser';
import { person } from '../testing/person';
import { renderPage } from '../testing/render-page';
import { Checker } from '../text-checker/Checker';
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
    expect(notes).toMatchObject([{ level: 'error', message: 'Page failed', error, isShown: true }]);
  });

  it('is a part of a page that does not come, which nobody else tells of', async () => {
    const error = new TypeError('Failed to fetch');
    const Late = lateGiver<null>(
      () => Promise.reject(error),
      () => null,
    );
    await act(async () => {
      renderPage(<Late onGive={() => undefined} />);
    });
    expect(notes).toEqual([
      expect.objectContaining({ level: 'error', message: 'Page failed', error }),
    ]);
    expect(notes[0]?.isShown).toBeUndefined();
  });

  it('is a checker in a page that cannot be fetched, which nobody else tells of', async () => {
    const error = new TypeError('Failed to fetch');
    jest.unstable_mockModule('../text-checker/Finding', () => Promise.reject(error));
    renderPage(<Checker example="Teh sea." kinds={['spelling']} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Check the text' }));
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
    expect(notes).toEqual([expect.objectContaining({ message: 'Page failed', error })]);
    expect(notes[0]?.isShown).toBeUndefined();
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
