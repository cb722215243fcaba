import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';

const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
const { PasswordHasher } = await import('./password-hasher');

/** Argon2id with 19 MiB, two passes and one lane. */
const AGREED = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
beforeEach(() => void verify.mockClear());

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();
  const nobody = () => Promise.resolve(null);

  it('uses argon2id with the agreed costs and a salt', async () => {
    const [first, second] = await Promise.all([hasher.hash('violet'), hasher.hash('violet')]);
    expect(first).toMatch(AGREED);
    expect(first).not.toBe(second);
    const owner = { passwordHash: first };
    const find = () => Promise.resolve(owner);
    expect(await hasher.verify(find, 'violet')).toBe(owner);
    expect(await hasher.verify(find, 'Violet')).toBeUndefined();
  });

  it('never finds an unknown account', async () => {
    expect(await hasher.verify(nobody, 'violet')).toBeUndefined();
  });

  it('does the same work for an unknown account as for a known one', async () => {
    const owner = { passwordHash: await hasher.hash('violet') };
    for (const find of [nobody, () => Promise.resolve(owner)]) {
      verify.mockClear();
      await hasher.verify(find, 'Violet');
      expect(verify.mock.calls).toEqual([[expect.stringMatching(AGREED), 'Violet']]);
    }
  });

  it('turns away who would wait too long before looking for them, serves the others, and recovers', async () => {
    let lookups = 0;
    const look = () => {
      lookups += 1;
      return nobody();
    };
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => hasher.verify(look, 'violet')),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.length).toBeLessThan(200);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'SERVICE_BUSY', retryAfterSeconds: 2 });
    }
    expect(lookups).toBe(200 - refused.length);
    expect(await hasher.verify(nobody, 'violet')).toBeUndefined();
  });
});
