import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AppError } from '@tercet/api-client';
import { LOCALES, PLAN_LIMITS, TEXT_FAULTS, type Locale } from '@tercet/contracts';
import { answerPricing } from '../../../../billing/testing/billing';
import { session } from '../../../../session/session';
import { sessionFor } from '../../../../testing/person';
import { workOn } from '../../testing/assistant-states';
import { renderInEditor } from '../../testing/render-in-editor';
import { AssistantContext } from '../assistant-context';
import type { AssistantSession } from '../session/assistant-session';
import { Failure } from './Failure';
import { retryMoment } from './way-out';

const WORDS = {
  en: {
    retry: 'Try again',
    signIn: 'Sign in',
    upgrade: 'Upgrade to Premium',
    checks: 'Go to the checks',
    back: 'Back',
  },
  fr: {
    retry: 'Réessayer',
    signIn: 'Se connecter',
    upgrade: 'Passer à Premium',
    checks: 'Aller aux remarques',
    back: 'Retour',
  },
  es: {
    retry: 'Intentarlo de nuevo',
    signIn: 'Iniciar sesión',
    upgrade: 'Pasar a Premium',
    checks: 'Ir a los avisos',
    back: 'Volver',
  },
} as const;
type Way = keyof typeof WORDS.en;

const UPGRADE: readonly Way[] = ['upgrade', 'checks'];
/** What is offered beside the way back. */
const WAYS: Readonly<Record<AppError['code'], readonly Way[]>> = {
  UNAUTHENTICATED: ['signIn'],
  TOKEN_EXPIRED: ['signIn'],
  TOKEN_INVALID: ['signIn'],
  PREMIUM_REQUIRED: UPGRADE,
  USAGE_LIMIT_REACHED: UPGRADE,
  AI_NOT_CONFIGURED: ['checks'],
  RATE_LIMITED: ['retry'],
  REQUEST_IN_PROGRESS: ['retry'],
  AI_UNAVAILABLE: ['retry'],
  AI_TIMEOUT: ['retry'],
  SERVICE_BUSY: ['retry'],
  INTERNAL: ['retry'],
  NETWORK: ['retry'],
  FORBIDDEN: [],
  NOT_FOUND: [],
  METHOD_NOT_ALLOWED: [],
  VALIDATION_FAILED: [],
  REQUIRED_PARAMETER: [],
  MALFORMED_REQUEST: [],
  PAYLOAD_TOO_LARGE: [],
  UNSUPPORTED_MEDIA_TYPE: [],
  QUERY_TOO_COMPLEX: [],
  INVALID_CREDENTIALS: [],
  EMAIL_TAKEN: [],
  TOO_MANY_API_KEYS: [],
  TEXT_EMPTY: [],
  TEXT_INVALID: [],
  TEXT_TOO_LONG: [],
  LANGUAGE_UNSUPPORTED: [],
  OPERATION_UNKNOWN: [],
  PAYMENTS_OFF: [],
  PAYMENT_PROVIDER_ERROR: [],
  PAYMENT_DECLINED: [],
  PAYMENT_APPROVAL_REQUIRED: [],
  ALREADY_SUBSCRIBED: [],
  NO_SUBSCRIPTION: [],
};
const CODES = Object.keys(WAYS) as AppError['code'][];

const again = jest.fn();
const onShowIssues = jest.fn();
let view: ReturnType<typeof renderInEditor>['view'];
beforeEach(() => session.signIn(sessionFor(3600)));
afterEach(() => {
  view.destroy();
  localStorage.clear();
  jest.clearAllMocks();
  jest.useRealTimers();
});

function fail(error: AppError, retryFrom = 0, locale: Locale = 'en', isSold = true) {
  const work = workOn('Good.');
  const failure = { phase: 'failed', work, answer: '', error, returned: true, retryFrom } as const;
  view = renderInEditor(
    <MockedProvider mocks={[answerPricing({ isAvailable: isSold })]}>
      <AssistantContext value={{ again } as unknown as AssistantSession}>
        <Failure failure={failure} onShowIssues={onShowIssues} />
      </AssistantContext>
    </MockedProvider>,
    'Good.',
    [],
    locale,
  ).view;
}

describe.each(LOCALES)('in %s, a failure', (locale) => {
  const offered = () =>
    [...screen.queryAllByRole('link'), ...screen.getAllByRole('button')].map(
      ({ textContent }) => textContent,
    );

  it.each(CODES)('by %s is said in words, with the way out as a button', (code) => {
    fail({ code, args: {} }, 0, locale);
    expect(offered()).toEqual([...WAYS[code], 'back' as const].map((way) => WORDS[locale][way]));
    expect(screen.getByRole('alert').textContent).toMatch(/^[\p{L}¿].{20,}/u);
    expect(screen.getByRole('alert').textContent).not.toMatch(/[{}]|codes\./);
  });

  it.each(TEXT_FAULTS)('of a text that is %s offers no other try of the same', (reason) => {
    fail({ code: 'AI_UNAVAILABLE', args: { reason } }, 0, locale);
    expect(offered()).toEqual([WORDS[locale].back]);
  });

  it('for want of requests says when there are new ones', () => {
    const resetsAt = new Date(Date.now() + 3_600_000).toISOString();
    fail({ code: 'USAGE_LIMIT_REACHED', args: { maxFreeUsage: 10, resetsAt } }, 0, locale);
    const time = new Intl.DateTimeFormat(locale, { minute: '2-digit' }).format(new Date(resetsAt));
    expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`10 .*:.*${time}`));
  });
});

describe('another try', () => {
  it('for want of requests is open once there are new ones', () => {
    jest.useFakeTimers();
    const resetsAt = new Date(Date.now() + 60_000).toISOString();
    fail({ code: 'USAGE_LIMIT_REACHED', args: { limit: 10, resetsAt } });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ code: 'RATE_LIMITED', args: {}, retryAfterSeconds: 3 }, 'Try again in 3 seconds'],
    [{ code: 'RATE_LIMITED', args: {} }, 'Try again in 15 seconds'],
    [{ code: 'AI_UNAVAILABLE', args: {}, retryAfterSeconds: 120 }, 'Try again in 2 minutes'],
  ] as const)('after %j is open once the time has come', (error, name) => {
    jest.useFakeTimers();
    fail(error, retryMoment(error));
    const retry = screen.getByRole('button', { name });
    expect(retry).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(retry);
    expect(again).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(121_000));
    expect(screen.getByText('You can try again now.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('counts down', () => {
    jest.useFakeTimers();
    fail({ code: 'RATE_LIMITED', args: {}, retryAfterSeconds: 3 }, Date.now() + 3_000);
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('button', { name: 'Try again in 2 seconds' })).toBeTruthy();
  });

  it('that nothing was said against is open at once', () => {
    const error = { code: 'AI_TIMEOUT', args: {} } as const;
    fail(error, retryMoment(error));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('You can try again now.')).toBeNull();
  });
});

it('leads to the plans from a text that is too long for the free one only', () => {
  const tooLong = (plan: 'free' | 'premium') =>
    fail({ code: 'TEXT_TOO_LONG', args: { limit: PLAN_LIMITS[plan].transformCharacters } });
  tooLong('free');
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  cleanup();
  view.destroy();
  tooLong('premium');
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads to no plans where none is sold', async () => {
  fail({ code: 'USAGE_LIMIT_REACHED', args: {} }, 0, 'en', false);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(screen.getByRole('button', { name: 'Go to the checks' })).toBeTruthy();
});

it('leads to what works without the assistant', () => {
  fail({ code: 'USAGE_LIMIT_REACHED', args: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Go to the checks' }));
  expect(onShowIssues).toHaveBeenCalledTimes(1);
});
