import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestingApp, type TestingApp } from './testing-app';

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

describe('a session', () => {
  it('begins with the registration and knows its account', async () => {
    const { token, email } = await app.signup();
    const answer = await app.gql<{ me: { email: string } }>('{ me { email } }', {}, { token });
    expect(answer.data?.me.email).toBe(email);
  });
});
