import { describe, expect, it } from '@jest/globals';
import { resultsPage, type Results } from './results-page';

const recall = { errors: 8, detection: 0.5, correct1: 0.25, correct3: NaN };
const alarms = { words: 500, alarms: 4, perThousand: 8, right: 3 };
const results: Results = {
  date: '2026-01-02',
  machine: 'Some machine',
  load: 0.1,
  versions: ['Ours 1', 'Theirs 2'],
  checkers: [
    {
      checker: 'Ours',
      language: 'fr',
      accuracy: {
        grammar: [
          ['all', { ...recall, withoutStyle: 0.4 }],
          ['their-tests', { ...recall, errors: 4, detection: 1, withoutStyle: 1 }],
          ['essays', { ...recall, errors: 4, detection: 0.25, withoutStyle: 0 }],
        ],
        spelling: recall,
        alarms: { all: alarms, grammar: { ...alarms, perThousand: 2 } },
        words: { words: 900, accuracy: 0.99872, precision: 0.9, recall: 0.8 },
        gleu: { set: 'jfleg', after: 0.5, before: 0.4 },
      },
      latency: { median: 10, p95: 20, cold10k: 30.04 },
    },
    { checker: 'Slow', language: 'fr', latency: { median: 90, p95: 91 } },
    { checker: 'Theirs', language: 'fr', latency: { median: 40, p95: 41, cold50k: 5 } },
  ],
  loading: [{ checker: 'Ours', language: 'fr', ms: 300, memory: 12.34, disk: 5 }],
  notHeld: ['fr: something is 1, below 2'],
};
const isOwn = (checker: string) => checker === 'Ours';

describe('the page of results', () => {
  const page = resultsPage(results, isOwn);

  it('has a row for each thing that was measured, and a dash for what was not', () => {
    expect(page).toContain('| fr | all | Ours | 8 | 50.0 | 25.0 | – | 40.0 |');
    expect(page).toContain('| fr | published | Ours | 4 | 25.0 | – | – | – |');
    expect(page).toContain('| fr | Ours | 50.0 | 25.0 | – | 99.87 | 90.0 | 8.00 | 2.00 | 3 of 4 |');
    expect(page).toContain('| fr | jfleg | Ours | 0.500 | 0.400 |');
    expect(page).toContain('| fr | Ours | 300 | 12.3 | 5.0 |');
  });

  it('says what was not reached, and that nothing was missed', () => {
    expect(page).toContain('- fr: something is 1, below 2\n');
    expect(resultsPage({ ...results, notHeld: [] }, isOwn)).toContain('Every figure');
  });

  it('compares times with those of the quickest peer', () => {
    expect(page).toContain('| fr | Ours | 10.0 | 20.0 | 30.0 | – | 0.25 × Theirs |');
    expect(page).toContain('| fr | Theirs | 40.0 | 41.0 | – | 5.0 | 1.00 × Theirs |');
  });

  it('names the date, the versions, and whether the machine was quiet', () => {
    for (const fact of ['- Date: 2026-01-02', '- Theirs 2', 'The machine was quiet.']) {
      expect(page).toContain(fact);
    }
    expect(resultsPage({ ...results, load: 2 }, isOwn)).toContain('read the times as ratios');
  });
});
