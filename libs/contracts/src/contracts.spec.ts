import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_FREE_DAILY_AI_REQUESTS,
  DEFAULT_PREMIUM_DAILY_AI_REQUESTS,
  ERROR_CODES,
  ERROR_STATUS,
  isErrorCode,
  isLocalOperation,
  isOperation,
  isRecord,
  localesFor,
  matchLocale,
  OPERATIONS,
  pageTitle,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PLAN_LIMITS,
  SESSION_REFRESH_LEAD_SECONDS,
  SESSION_TOKEN_MIN_LENGTH,
} from './index';

describe('matchLocale', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['ES'], 'es'],
    [['de-DE', 'pt', 'es-419'], 'es'],
    [['de'], 'en'],
    [[undefined, null, '', 'en-GB'], 'en'],
    [['french'], 'en'],
    [[], 'en'],
  ])('chooses for %j: %s', (tags, locale) => {
    expect(matchLocale(tags)).toBe(locale);
  });
});

describe('localesFor', () => {
  it('names every language once, the reader’s own first', () => {
    expect(localesFor('en')).toEqual(['en', 'fr', 'es']);
    expect(localesFor('es')).toEqual(['es', 'en', 'fr']);
  });
});

describe('isLocalOperation', () => {
  it('tells what needs no model from what does', () => {
    expect(OPERATIONS.filter((each) => !isLocalOperation(each))).toEqual([
      'rewrite',
      'generate',
      'translate',
      'longer',
      'tone',
    ]);
  });
});

describe('isErrorCode', () => {
  it('knows the codes of the catalogue, and nothing that every object has', () => {
    expect(ERROR_CODES.every(isErrorCode)).toBe(true);
    expect(['toString', '__proto__', 'unauthenticated', 401, null].some(isErrorCode)).toBe(false);
  });

  it('gives each code the status of a refusal or a failure', () => {
    expect(ERROR_CODES.filter((code) => ERROR_STATUS[code] < 400)).toEqual([]);
  });
});

// Other programs rely on these: whoever changes one breaks a promise, and has to say so here too.
describe('what is promised to other programs', () => {
  it('gives each code its status', () => {
    expect(ERROR_STATUS).toEqual({
      VALIDATION_FAILED: 400,
      REQUIRED_PARAMETER: 400,
      MALFORMED_REQUEST: 400,
      QUERY_TOO_COMPLEX: 400,
      TOKEN_INVALID: 400,
      TEXT_EMPTY: 400,
      TEXT_INVALID: 400,
      LANGUAGE_UNSUPPORTED: 400,
      OPERATION_UNKNOWN: 400,
      UNAUTHENTICATED: 401,
      INVALID_CREDENTIALS: 401,
      TOKEN_EXPIRED: 401,
      PAYMENT_DECLINED: 402,
      PAYMENT_APPROVAL_REQUIRED: 402,
      FORBIDDEN: 403,
      PREMIUM_REQUIRED: 403,
      USAGE_LIMIT_REACHED: 403,
      NOT_FOUND: 404,
      NO_SUBSCRIPTION: 404,
      METHOD_NOT_ALLOWED: 405,
      EMAIL_TAKEN: 409,
      TOO_MANY_API_KEYS: 409,
      REQUEST_IN_PROGRESS: 409,
      ALREADY_SUBSCRIBED: 409,
      PAYLOAD_TOO_LARGE: 413,
      TEXT_TOO_LONG: 413,
      UNSUPPORTED_MEDIA_TYPE: 415,
      RATE_LIMITED: 429,
      INTERNAL: 500,
      PAYMENT_PROVIDER_ERROR: 502,
      AI_NOT_CONFIGURED: 503,
      AI_UNAVAILABLE: 503,
      SERVICE_BUSY: 503,
      PAYMENTS_OFF: 503,
      AI_TIMEOUT: 504,
    });
  });

  it('gives each plan its limits', () => {
    expect(PLAN_LIMITS).toEqual({
      free: { transformCharacters: 5_000, metered: true },
      premium: { transformCharacters: 20_000, metered: false },
    });
    expect(DEFAULT_FREE_DAILY_AI_REQUESTS).toBe(10);
    expect(DEFAULT_PREMIUM_DAILY_AI_REQUESTS).toBe(1_000);
  });

  it('says when a session is refreshed, how its token is known, and what a password may be', () => {
    expect(SESSION_REFRESH_LEAD_SECONDS).toBe(300);
    expect(SESSION_TOKEN_MIN_LENGTH).toBe(100);
    expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([8, 128]);
  });
});

describe('isOperation', () => {
  it('takes the names that REST uses', () => {
    expect(['improve', 'tone'].every(isOperation)).toBe(true);
    expect(['IMPROVE', 'null', '', undefined].some(isOperation)).toBe(false);
  });
});

it('puts the name of the product after the title of the route', () => {
  expect(pageTitle('Editor')).toBe('Editor – Tercet');
});

it('isRecord knows what has named properties', () => {
  expect([{}, { code: 1 }, Object.create(null)].every(isRecord)).toBe(true);
  expect([null, undefined, [], ['a'], 'text', 1, () => 1].some(isRecord)).toBe(false);
});
