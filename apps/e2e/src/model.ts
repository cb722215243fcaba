import { expect } from '@playwright/test';
import { AI_KEY, SANDBOX } from './addresses';

/** How the AI stand-in answers a request; by its rules and at once where nothing is said. */
export interface Behaviour {
  readonly status?: 429 | 500 | 503;
  readonly retryAfterSeconds?: number;
  readonly hang?: boolean;
  readonly chunkDelayMs?: number;
  readonly stallAfterChunks?: number;
  readonly cutAfterChunks?: number;
  readonly refusal?: string;
  readonly answer?: string;
  readonly manner?: 'wrong-language' | 'markup';
}

/** So slow that a look at the page now and then finds the answer half-way, on a busy machine too. Milliseconds between words. */
export const WATCHED_WORD_MS = 150;

const CONTROL = `${SANDBOX}/control/ai`;

/** The next requests are answered so, one behaviour each. */
export async function modelAnswers(...queue: readonly Behaviour[]): Promise<void> {
  const response = await fetch(CONTROL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: AI_KEY, queue }),
  });
  expect(response.status).toBe(204);
}

/** What the stand-in was told and saw is forgotten. */
export async function resetModel(): Promise<void> {
  await fetch(`${CONTROL}?key=${AI_KEY}`, { method: 'DELETE' });
}

/** Requests that the stand-in got, and how many of them were closed before their end. */
export async function modelCalls(): Promise<{ calls: number; earlyCloses: number }> {
  const response = await fetch(`${CONTROL}?key=${AI_KEY}`);
  const { calls, earlyCloses } = (await response.json()) as {
    calls: unknown[];
    earlyCloses: number;
  };
  return { calls: calls.length, earlyCloses };
}
