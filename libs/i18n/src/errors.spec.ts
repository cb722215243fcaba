import { describe, expect, it } from '@jest/globals';
import { errorMessage } from './errors';
import { createI18n } from './instance';

const english = await createI18n({ locale: 'en', namespaces: ['errors'] });
const french = await createI18n({ locale: 'fr', namespaces: ['errors'] });
const spanish = await createI18n({ locale: 'es', namespaces: ['errors'] });

describe('errorMessage', () => {
  it('says how long to wait when the server said so', () => {
    expect(errorMessage(english, { code: 'RATE_LIMITED', retryAfterSeconds: 61 })).toBe(
      'Too many requests. Try again in 61 seconds.',
    );
    expect(errorMessage(french, { code: 'RATE_LIMITED', retryAfterSeconds: 600 })).toBe(
      'Trop de requêtes. Réessayez dans 10 minutes.',
    );
  });

  it('leaves out what it does not know instead of showing a gap', () => {
    const plain = errorMessage(english, { code: 'USAGE_LIMIT_REACHED', args: { limit: 10 } });
    expect(plain).toBe(
      'Daily usage limit reached. Your requests come back at the next reset; checks stay free.',
    );
  });

  it('names limits in the format of the language', () => {
    const error = { code: 'TEXT_TOO_LONG', args: { limit: 20_000 } } as const;
    expect(errorMessage(english, error)).toContain('at most 20,000 characters');
    expect(errorMessage(french, error)).toMatch(/au plus 20\s000 caractères/u);
  });

  it.each([
    [{ limit: 1 }, ['1 AI request a day', '1 requête d’IA par jour', '1 solicitud de IA al día']],
    [
      { maxFreeUsage: 10 },
      ['10 AI requests a day', '10 requêtes d’IA par jour', '10 solicitudes de IA al día'],
    ],
  ])('counts the requests of a day: %j', (limit, parts) => {
    const args = { ...limit, resetsAt: '2026-11-23T00:00:00.000Z' };
    for (const [index, instance] of [english, french, spanish].entries()) {
      const sentence = errorMessage(instance, { code: 'USAGE_LIMIT_REACHED', args });
      expect(sentence).toContain(`${parts[index]}.`);
    }
  });

  it('lists what is allowed', () => {
    const error = { code: 'OPERATION_UNKNOWN', args: { operations: ['improve', 'tone'] } } as const;
    expect(errorMessage(english, error)).toBe(
      'This action does not exist. Choose one of improve or tone.',
    );
  });

  it.each([
    ['AI_UNAVAILABLE', 'truncated', /too long for this AI model.*select less text/],
    ['AI_UNAVAILABLE', 'refused', /^The AI model declined to answer this text/],
    ['AI_TIMEOUT', 'unfinished', /^The text is too long for this AI model.*select less text/],
  ] as const)('says of %s what a text had the model do: %s', (code, reason, words) => {
    expect(errorMessage(english, { code, args: { reason }, retryAfterSeconds: 5 })).toMatch(words);
  });

  it('says only that the model does not answer where that is no matter of the text', () => {
    const error = { code: 'AI_UNAVAILABLE', args: { reason: 'overloaded' } } as const;
    expect(errorMessage(english, error)).toMatch(/^The AI model is not answering at the moment/);
  });

  it('leaves the word to the server for a code that has none here', () => {
    const text = 'This account is locked until tomorrow';
    expect(errorMessage(french, { code: 'INTERNAL', text })).toBe(text);
  });

  it('says the words of the specification', () => {
    expect(errorMessage(english, { code: 'TEXT_EMPTY' })).toBe('Please enter some text to process');
  });
});
