import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CONFIRM, RESET } from './mailbox';
import type { MailedApp } from './mailed-app';
import type { SignedUp } from './testing-app';

/** The calls of the specification's section 7, in its order. */
export interface SpecifiedCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Whether anybody may call it. */
  readonly isPublic?: true;
  /** A body that is accepted. */
  readonly body?: (person: SignedUp) => object | Promise<object>;
  /** Fields without which it is refused. */
  readonly required?: readonly string[];
  /** The query, where it has one. */
  readonly token?: (person: SignedUp) => Promise<string>;
  readonly status: number;
  readonly answer: object;
}

const NEW_PASSWORD = 'copper-lantern-77';
const USER = {
  id: expect.any(String),
  email: expect.stringContaining('@'),
  name: 'Ada',
  subscriptionType: 'free',
  isPremium: false,
  emailVerified: expect.any(Boolean),
  pendingEmail: null,
  language: 'en',
  theme: 'system',
};
const SESSION = {
  success: true,
  token: expect.stringMatching(/^.{100,}$/),
  expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
  user: USER,
};
const SUCCESS = { success: true };

async function redirectToken({ app }: MailedApp, { token }: SignedUp): Promise<string> {
  const path = '/api/auth/generate-redirect-token';
  const { body } = await app.rest<{ redirectToken: string }>('POST', path, undefined, { token });
  return body.redirectToken;
}

async function resetToken({ app, mailbox }: MailedApp, { email }: SignedUp): Promise<string> {
  await app.rest('POST', '/api/auth/forgot-password', { email });
  return mailbox.token(email, RESET);
}

/** They are made on this server, once it is there. */
export const specifiedCalls = (server: () => MailedApp): readonly SpecifiedCall[] => [
  {
    method: 'POST',
    path: '/api/auth/login',
    isPublic: true,
    body: ({ email, password }) => ({ email, password, rememberMe: true, deviceInfo: 'Laptop' }),
    required: ['email', 'password'],
    status: 200,
    answer: SESSION,
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    isPublic: true,
    body: () => ({
      name: 'Ada',
      email: `${randomUUID()}@example.com`,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      language: 'en',
      culture: 'en-GB',
      timezone: 'Europe/London',
      sendEmailVerification: true,
    }),
    required: ['name', 'email', 'password', 'confirmPassword'],
    status: 201,
    answer: SESSION,
  },
  { method: 'POST', path: '/api/auth/refresh', status: 200, answer: SESSION },
  { method: 'GET', path: '/api/auth/me', status: 200, answer: USER },
  {
    method: 'PUT',
    path: '/api/auth/profile',
    body: () => ({ name: 'Ada', language: 'en', theme: 'system' }),
    status: 200,
    answer: { success: true, user: USER },
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    body: ({ password }) => ({
      currentPassword: password,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    }),
    required: ['currentPassword', 'newPassword', 'confirmPassword'],
    status: 200,
    answer: SESSION,
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    isPublic: true,
    body: ({ email }) => ({ email }),
    required: ['email'],
    status: 200,
    answer: SUCCESS,
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    isPublic: true,
    body: async (person) => ({
      token: await resetToken(server(), person),
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    }),
    required: ['token', 'newPassword', 'confirmPassword'],
    status: 200,
    answer: SUCCESS,
  },
  {
    method: 'GET',
    path: '/api/auth/verify-reset-token',
    isPublic: true,
    token: (person) => resetToken(server(), person),
    status: 200,
    answer: { success: true, valid: true },
  },
  {
    method: 'POST',
    path: '/api/auth/verify-email',
    isPublic: true,
    token: ({ email }) => server().mailbox.token(email, CONFIRM),
    status: 200,
    answer: SUCCESS,
  },
  {
    method: 'POST',
    path: '/api/auth/generate-redirect-token',
    status: 200,
    answer: {
      success: true,
      redirectToken: expect.stringMatching(/^.{20,99}$/),
      expiresAt: expect.stringMatching(/Z$/),
    },
  },
  {
    method: 'POST',
    path: '/api/auth/exchange-redirect-token',
    isPublic: true,
    body: async (person) => ({ redirectToken: await redirectToken(server(), person) }),
    required: ['redirectToken'],
    status: 200,
    answer: SESSION,
  },
  { method: 'POST', path: '/api/auth/logout', status: 200, answer: SUCCESS },
];
