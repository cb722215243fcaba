import { describe, expect, it } from '@jest/globals';
import type { Checker, Issue, Passage } from '@tercet/proofreading-core';
import { createTurnstile } from './turnstile';

const nextTurn = () => new Promise<void>((resume) => setTimeout(resume));
const passage = (text: string): Passage => ({
  text,
  language: 'en',
  variant: 'en-US',
  sentences: [],
});

function setUp(wave: 1 | 2) {
  let request = 1;
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const checker: Checker = {
    id: 'slow',
    wave,
    check: ({ text }) => {
      begun.push(text);
      return new Promise<readonly Issue[]>((resolve) => finish.push(() => resolve([])));
    },
  };
  const guard = createTurnstile({ currentRequest: () => request, yieldTurn: nextTurn });
  const pack = guard({ language: 'en', version: '1', checkers: [checker] });
  return {
    begun,
    check(text: string, of: number) {
      request = of;
      void pack.checkers[0]?.check(passage(text));
    },
    async finishOne() {
      finish.shift()?.();
      await nextTurn();
      await nextTurn();
    },
  };
}

describe('the turnstile', () => {
  it('lets one slow check in at a time, the latest request first, in its own order', async () => {
    const { begun, check, finishOne } = setUp(2);
    check('old 1', 1);
    check('old 2', 1);
    check('new 1', 2);
    check('new 2', 2);
    expect(begun).toEqual(['old 1']);
    await finishOne();
    await finishOne();
    await finishOne();
    expect(begun).toEqual(['old 1', 'new 1', 'new 2', 'old 2']);
  });

  it('opens again after everything has passed', async () => {
    const { begun, check, finishOne } = setUp(2);
    check('one', 1);
    await finishOne();
    check('two', 1);
    expect(begun).toEqual(['one', 'two']);
  });

  it('does not hold up fast checkers', () => {
    const { begun, check } = setUp(1);
    check('one', 1);
    check('two', 1);
    expect(begun).toEqual(['one', 'two']);
  });
});
