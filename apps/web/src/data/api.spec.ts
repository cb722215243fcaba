import { gql } from '@apollo/client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { session } from '../session/session';
import { person, sessionFor } from '../testing/person';
import { apiClient } from './api';

const query = gql`
  {
    assistantEngine
  }
`;
const load = () => apiClient.writeQuery({ query, data: { assistantEngine: 'MODEL' } });
/** The store is emptied in the next turn. */
const loaded = async () => {
  await Promise.resolve();
  return apiClient.readQuery<unknown>({ query });
};

beforeEach(async () => {
  session.signIn(sessionFor(1000));
  await loaded();
  load();
});

describe('what an account has loaded', () => {
  it('stays while the same person is signed in', async () => {
    session.signIn(sessionFor(2000, person({ name: 'Countess' }), 'token-2'));
    await expect(loaded()).resolves.toEqual({ assistantEngine: 'MODEL' });
  });

  it('is gone once they have signed out', async () => {
    session.signOut();
    await expect(loaded()).resolves.toBeNull();
  });

  it('is not there for the next', async () => {
    session.signIn(sessionFor(1000, person({ id: 'u2' }), 'token-2'));
    await expect(loaded()).resolves.toBeNull();
  });
});
