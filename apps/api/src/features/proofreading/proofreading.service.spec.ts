import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { createProofreader, toCheckResult, type PackLoader } from '@tercet/proofreading-core';
import { testIssue } from '@tercet/proofreading-core/testing';
import type { Config } from '../../platform/config/config';
import { Logger } from '../../platform/logging/logger';
import type { CheckerPool } from './checker-pool';
import type { CheckerTask } from './checker-task';
import { toCheckResult as toAnswer } from './check.mapper';
import { ProofreadingService } from './proofreading.service';
import { STRETCH_LENGTH } from './stretches';
import { Turns } from '../../platform/concurrency/turns';

let fails = false;

/** Reports every "bad", and throws when told to. */
const pack =
  (language: Locale): PackLoader =>
  () =>
    Promise.resolve({
      language,
      version: '1',
      checkers: [
        {
          id: `${language}/bad`,
          wave: 1,
          check: ({ text }) => {
            if (fails) throw new Error('The engine did not load');
            return [...text.matchAll(/bad/g)].map(({ index }) =>
              testIssue(
                { start: index, end: index + 3 },
                { ruleId: `${language}/bad`, suggestions: ['good'] },
              ),
            );
          },
        },
      ],
    });
const packs = { en: pack('en'), fr: pack('fr'), es: pack('es') };
const proofreader = createProofreader({ packs, cacheSize: 0 });

/** One thread, whose tasks are noted. */
function create() {
  const turns = new Turns({ slots: 1, queue: 64, queuePerCaller: 16, waitMs: 10_000 });
  const done: string[] = [];
  const answer = async (task: CheckerTask): Promise<unknown> => {
    switch (task.kind) {
      case 'check':
        return proofreader.check(task.text, task.choice, task.filter);
      case 'language':
        return proofreader.documentLanguage(task.sample, task.choice);
      case 'stretch':
        return proofreader.checkStretch(task.text, task.choice);
      case 'finish':
        return toCheckResult(
          task.stretches,
          { length: task.text.length, fallback: task.fallback },
          task.filter,
        );
      case 'load':
        return undefined;
    }
  };
  const pool = {
    async run(task: CheckerTask, caller: string) {
      await turns.acquire(caller);
      try {
        return await answer(task);
      } finally {
        done.push(`${caller} ${task.kind}`);
        turns.release(caller);
      }
    },
  };
  const service = new ProofreadingService(
    pool as unknown as CheckerPool,
    { environment: 'test' } as Config,
    new Logger({ logLevel: 'fatal' }),
  );
  return { service, done };
}

const choice = { language: 'auto', fallback: 'en' } as const;
const LETTER =
  'Nous avons bien reçu votre lettre.\r\nMerci.\n\nIt was a bad day for all of us.\nA bad idea.\n';
const LINE = LETTER.replaceAll(/\s+/g, ' ');
const LONG_LINE = LINE.repeat(Math.ceil((3 * STRETCH_LENGTH) / LINE.length));
const LONG = LETTER.repeat(Math.ceil((3 * STRETCH_LENGTH) / LETTER.length));

const CODE = `A bad day.\n~~~\n${'bad code\n'.repeat(STRETCH_LENGTH / 4)}~~~\n`;

describe('a long text', () => {
  it.each([
    ['', LONG],
    [', in one line,', LONG_LINE],
    [', with code over the borders of its pieces,', CODE + LONG],
  ])('%s is answered as if it had been checked at once', async (_, text) => {
    const { service, done } = create();
    const filter = { words: ['nothing'] };
    const { elapsedMs: __, ...answer } = await service.check({ text, choice, filter });
    const { elapsedMs: ___, ...whole } = await proofreader.check(text, choice, filter);
    expect(answer).toEqual(whole);
    expect(answer.issues.length).toBeGreaterThan(100);
    expect(done.filter((task) => task.endsWith('stretch')).length).toBeGreaterThan(2);
  });

  it.each([
    ['', LONG],
    [', in one line,', LONG_LINE],
  ])('%s lets others have their turn after a piece of it', async (_, text) => {
    const { service, done } = create();
    const long = ['busy', 'busy', 'busy'].map((caller) => service.check({ text, choice, caller }));
    await service.check({ text: 'A bad day.', choice, caller: 'calm' });
    expect(done.indexOf('calm check')).toBeLessThanOrEqual(1);
    await Promise.all(long);
  });

  it('is left where its caller leaves', async () => {
    const { service, done } = create();
    const caller = new AbortController();
    const reason = new Error('Left');
    const checked = service.check({ text: LONG, choice, caller: 'gone', signal: caller.signal });
    caller.abort(reason);
    await expect(checked).rejects.toBe(reason);
    expect(done).toEqual(['gone language']);
  });
});

describe('a text that a part of the engine could not check', () => {
  it.each([
    ['short', 'A bad day.'],
    ['long', LONG],
  ])('says so: %s', async (_, text) => {
    const { service } = create();
    expect(toAnswer(await service.check({ text, choice }), 'en').isComplete).toBe(true);
    fails = true;
    const result = await service.check({ text, choice });
    fails = false;
    expect(toAnswer(result, 'en')).toMatchObject({ issues: [], isComplete: false });
  });
});
