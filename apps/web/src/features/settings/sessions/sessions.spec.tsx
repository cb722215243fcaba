import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  SessionsDocument,
} from '@tercet/api-client/generated';
import { screen, waitFor, within } from '@testing-library/react';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { clickThrice } from '../../../testing/click-thrice';
import { failing, recorded, renderSection } from '../testing/render-section';
import { SessionsSection } from './SessionsSection';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));

const at = (hour: number) => new Date(new Date().setHours(hour, 32)).toISOString();
const listed = (id: string, deviceInfo: string | null, current = false) => ({
  __typename: 'Session' as const,
  id,
  deviceInfo,
  createdAt: at(0),
  lastSeenAt: at(1),
  current,
});
const sessions = {
  request: { query: SessionsDocument },
  result: {
    data: {
      sessions: [
        listed('s2', 'Firefox, Linux'),
        listed('s1', 'Safari, iOS', true),
        listed('s3', null),
      ],
    },
  },
};
const ending = (result: object) => {
  const { sent, variables } = recorded();
  return { sent, mock: { request: { query: EndSessionDocument, variables }, result } };
};
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const endFirefox = () => screen.findByRole('button', { name: 'Sign out Firefox, Linux' });

describe('the list', () => {
  it('says what, since when and when last, this device first', async () => {
    renderSection(<SessionsSection />, [sessions]);
    await screen.findByText('This device');
    expect(rows().map((row) => row?.replace(/\s/gu, ' '))).toEqual([
      'Safari, iOSThis deviceSigned in today at 12:32 AMActive now',
      expect.stringMatching(/^Firefox, Linux.*Last active today at 1:32 AMSign out$/),
      expect.stringContaining('Unknown device'),
    ]);
  });

  it('is asked for again where it did not come', async () => {
    const lost = { request: sessions.request, error: new TypeError('Failed to fetch') };
    const { user } = renderSection(<SessionsSection />, [lost, sessions]);
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Loading…');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent(/Check your connection/);
    await user.click(retry);
    await screen.findByText('This device');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  });
});

describe('ending', () => {
  it.each([
    ['one session', { data: { endSession: true } }],
    ['one that has ended by itself', failing('NOT_FOUND')],
  ])('%s takes it out of the list', async (_what, result) => {
    const { sent, mock } = ending(result);
    const { user } = renderSection(<SessionsSection />, [sessions, mock]);
    await user.click(await endFirefox());
    expect(await screen.findByText('Firefox, Linux is signed out.')).toBeVisible();
    const list = screen.getByText('This device').closest('ul')!;
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(sent).toEqual([{ id: 's2' }]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  });

  it('one session is asked for once, however often the button is clicked', async () => {
    const { sent, mock } = ending({ data: { endSession: true } });
    renderSection(<SessionsSection />, [sessions, { ...mock, maxUsageCount: 3 }]);
    await clickThrice(await endFirefox());
    expect(await screen.findByText('Firefox, Linux is signed out.')).toBeVisible();
    expect(sent).toEqual([{ id: 's2' }]);
  });

  it('leaves the list as it is where it failed, and says why', async () => {
    const { mock } = ending(failing('SERVICE_BUSY'));
    const { user } = renderSection(<SessionsSection />, [sessions, mock]);
    await user.click(await endFirefox());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The device was not signed out/);
    expect(rows()).toHaveLength(3);
  });

  it('all others asks first', async () => {
    const result = { data: { endOtherSessions: 2 } };
    const others = { request: { query: EndOtherSessionsDocument }, result };
    const { user } = renderSection(<SessionsSection />, [sessions, others]);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
    expect(await screen.findByText('2 devices are signed out.')).toBeVisible();
    expect(screen.queryByText('Firefox, Linux')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
