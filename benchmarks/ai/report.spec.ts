import { expect, it } from '@jest/globals';
import { rowOf, table, type Run } from './report';

const run = (values: Partial<Run>): Run => ({
  operation: 'improve',
  language: 'en',
  refused: false,
  kept: {},
  allMs: 100,
  tokens: 10,
  ...values,
});

it('counts of what is kept only where there was something to keep, and answers only', () => {
  const row = rowOf('improve', 'en', [
    run({ kept: { names: true, numbers: false }, firstMs: 10 }),
    run({ kept: { names: false }, firstMs: 30, allMs: 300 }),
    run({ kept: { names: true }, refused: true }),
    run({ failure: 'AI_TIMEOUT', tokens: 0 }),
  ]);
  expect(row).toMatchObject({
    requests: 4,
    refusals: 1,
    failures: { AI_TIMEOUT: 1 },
    kept: { names: [1, 2], numbers: [0, 1], markup: [0, 0] },
    firstMs: [10, 30],
    allMs: [100, 300],
    estimatedTokens: 20,
  });
  expect(table([row]).split('\n')[2]).toBe(
    '| improve | en | – | 1/2 | 0/1 | – | – | 1 | 1 AI_TIMEOUT | 10 / 30 | 100 / 300 | 20 |',
  );
});
