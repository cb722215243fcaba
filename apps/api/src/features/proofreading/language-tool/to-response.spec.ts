import { describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { Breather } from '../../../platform/concurrency/breather';
import type { ServerCheckResult } from '../checker-task';
import { plainText } from './annotated-text';
import type { ToolRequest } from './parse-request';
import { toToolJson } from './to-response';

const SENTENCE = 'Teh "end". ';
const words = { en: 'A mistake', fr: 'Une faute', es: 'Un error' };

function checked(sentences: number) {
  const request: ToolRequest = {
    source: plainText(SENTENCE.repeat(sentences)),
    preferredVariants: {},
    disabledRules: [],
    disabledCategories: [],
    enabledRules: new Set(),
    enabledCategories: new Set(),
    enabledOnly: false,
    picky: false,
  };
  const starts = Array.from({ length: sentences }, (_, i) => i * SENTENCE.length);
  const issues = starts.map((start): DocumentIssue => {
    const place = { id: `${start}`, start, end: start + 3, level: 'error', safe: false } as const;
    const rule = { ruleId: 'en/spelling', language: 'en', category: 'spelling' } as const;
    return { ...place, ...rule, message: words, explanation: words, suggestions: ['The'] };
  });
  const spans = starts.map((start) => ({ start, end: start + SENTENCE.length - 1 }));
  const result = { issues, sentences: spans, language: 'en' } as Partial<ServerCheckResult>;
  return { request, result: result as ServerCheckResult };
}

describe('toToolJson', () => {
  it('is JSON, with a match for each issue and the place of each sentence', async () => {
    const { request, result } = checked(2);
    expect(JSON.parse(await toToolJson(request, result, 'fr'))).toMatchObject({
      software: { apiVersion: 1 },
      warnings: { incompleteResults: false },
      language: { code: 'en' },
      matches: [
        { offset: 0, length: 3, message: 'Une faute', sentence: 'Teh "end".' },
        { offset: 11, length: 3, replacements: [{ value: 'The' }] },
      ],
      sentenceRanges: [
        [0, 10],
        [11, 21],
      ],
    });
  });

  it('leaves others their turn between matches', async () => {
    let go = () => undefined as void;
    const turn = new Promise<void>((resolve) => (go = resolve));
    const giveWay = jest.spyOn(Breather.prototype, 'giveWay').mockReturnValue(turn);
    const { request, result } = checked(500);
    const answer = toToolJson(request, result, 'en');
    expect(await Promise.race([answer, sleep(50, 'waits')])).toBe('waits');
    giveWay.mockRestore();
    go();
    expect(await answer).toContain('matches');
  });

  it('is JSON where nothing was found', async () => {
    const { request, result } = checked(0);
    const answer: unknown = JSON.parse(await toToolJson(request, result, 'en'));
    expect(answer).toMatchObject({ matches: [], sentenceRanges: [] });
  });
});
