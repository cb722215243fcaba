import { describe, expect, it } from '@jest/globals';
import { SESSION_TOKEN_MIN_LENGTH } from '@tercet/contracts';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { AppError } from '../../../platform/errors/app-error';
import { SessionTokens } from './session-token';

const OLD = 'old-secret-old-secret-old-secret-old';
const NEW = 'new-secret-new-secret-new-secret-new';
const claims = {
  userId: randomUUID(),
  sessionId: randomUUID(),
  tokenId: randomUUID(),
  issuedAt: new Date(Math.floor(Date.now() / 1000) * 1000),
  expiresAt: new Date(Math.floor(Date.now() / 1000) * 1000 + 3_600_000),
};
const tokens = (...all: [string, ...string[]]) => new SessionTokens({ all });

describe('SessionTokens', () => {
  it('gives back what was signed', () => {
    const token = tokens(NEW).sign(claims);
    expect(tokens(NEW).verify(token)).toEqual(claims);
  });

  it('makes tokens of at least 100 characters, whoever they are of', () => {
    expect(SESSION_TOKEN_MIN_LENGTH).toBe(100);
    const date = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    const anybody = fc.record({
      userId: fc.uuid(),
      sessionId: fc.uuid(),
      tokenId: fc.uuid(),
      issuedAt: date,
      expiresAt: date,
    });
    const sessions = tokens(NEW);
    fc.assert(
      fc.property(anybody, (each) => sessions.sign(each).length >= SESSION_TOKEN_MIN_LENGTH),
      { numRuns: 10_000 },
    );
  });

  it('signs the same claims the same way', () => {
    expect(tokens(NEW).sign(claims)).toBe(tokens(NEW).sign(claims));
  });

  it('accepts a previous secret and signs with the first only', () => {
    const old = tokens(OLD).sign(claims);
    expect(tokens(NEW, OLD).verify(old)).toEqual(claims);
    expect(() => tokens(NEW).verify(old)).toThrow('Authentication required');
    expect(() => tokens(OLD).verify(tokens(NEW, OLD).sign(claims))).toThrow();
  });

  it('tells a token that has expired from one that was forged', () => {
    const expiresAt = new Date(claims.issuedAt.getTime() - 1_000);
    const expired = tokens(OLD).sign({ ...claims, expiresAt });
    for (const keys of [tokens(OLD), tokens(NEW, OLD)]) {
      expect(() => keys.verify(expired)).toThrow(new AppError('TOKEN_EXPIRED'));
    }
    expect(() => tokens(NEW).verify(expired)).toThrow(new AppError('UNAUTHENTICATED'));
  });
});
