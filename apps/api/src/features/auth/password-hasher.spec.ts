import { describe, expect, it } from '@jest/globals';
import { PasswordHasher } from './password-hasher';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();

  it('uses argon2id with the agreed costs and a salt', async () => {
    const [first, second] = await Promise.all([hasher.hash('violet'), hasher.hash('violet')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await hasher.verify(first, 'violet')).toBe(true);
    expect(await hasher.verify(first, 'Violet')).toBe(false);
  });

  it('never finds an unknown account', async () => {
    expect(await hasher.verify(undefined, 'violet')).toBe(false);
  });

  it('turns away who would wait too long, serves the others, and recovers', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => hasher.verify(undefined, 'violet')),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.length).toBeLessThan(200);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'SERVICE_BUSY', retryAfterSeconds: 2 });
    }
    expect(await hasher.verify(undefined, 'violet')).toBe(false);
  });
});
