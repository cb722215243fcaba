import type { Locale } from '@tercet/contracts';
import type { FalseAlarms, Recall, WordLevel } from './measures';

export interface CheckerResults {
  readonly checker: string;
  readonly language: Locale;
  /** Grammar by source, all of them first. */
  readonly grammar: readonly (readonly [source: string, recall: Recall])[];
  readonly spelling?: Recall;
  /** All issues but style and typography, and grammar alone. */
  readonly alarms?: { readonly all: FalseAlarms; readonly grammar: FalseAlarms };
  readonly words?: WordLevel;
  /** After and before, where the corpora have whole corrections. */
  readonly gleu?: { readonly after: number; readonly before: number };
  /** Milliseconds for 1,000 characters never seen before. */
  readonly latency: { readonly median: number; readonly p95: number };
}

const percent = (share: number | undefined) =>
  share === undefined || Number.isNaN(share) ? '–' : (share * 100).toFixed(1);

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

const DEFINITIONS = `
- **detection**: share of the marked errors on which an issue lies.
- **correct@1, correct@3**: share of the marked errors that the first suggestion, or one of the first three, mends as the
  corpus does. Errors that were not detected count as not mended.
- **flags**: issues for each 1,000 words of running text that is taken for right; style and typography left out here, but
  not above. Some are
  right: published texts hold errors too.
- **word-level accuracy**: (right words left alone + misspelled words flagged) / all words, over the sets of misspellings
  and of clean text.
- **GLEU**: n-gram agreement with people's corrections of the whole sentence, the first suggestion of each issue put in.
- **ms**: median and 95th percentile of the checker's own time for 1,000 characters that it has not seen before, in a warm
  process.
`;

/** The page `RESULTS.md`. */
export function resultsPage(results: readonly CheckerResults[], facts: readonly string[]): string {
  const grammar = results.flatMap(({ checker, language, grammar: rows }) =>
    rows.map(([source, { errors, detection, correct1, correct3 }]) => [
      language,
      source,
      checker,
      String(errors),
      percent(detection),
      percent(correct1),
      percent(correct3),
    ]),
  );
  const spelling = results.map(({ checker, language, spelling: found, words, alarms }) => [
    language,
    checker,
    percent(found?.detection),
    percent(found?.correct1),
    percent(found?.correct3),
    percent(words?.accuracy),
    percent(words?.precision),
    alarms ? alarms.all.perThousand.toFixed(2) : '–',
    alarms ? alarms.grammar.perThousand.toFixed(2) : '–',
  ]);
  const whole = results.map(({ checker, language, gleu, latency }) => [
    language,
    checker,
    gleu ? `${gleu.after.toFixed(3)} (${gleu.before.toFixed(3)} unchanged)` : '–',
    latency.median.toFixed(1),
    latency.p95.toFixed(1),
  ]);
  return [
    '# Results of the checker\n',
    'Written by `npm run benchmark -- corpora --corpora DIR`. The texts are not part of the project.\n',
    `${facts.map((fact) => `- ${fact}\n`).join('')}`,
    '## Grammar\n',
    table(
      ['language', 'source', 'checker', 'errors', 'detection %', 'correct@1 %', 'correct@3 %'],
      grammar,
    ),
    '## Spelling and false alarms\n',
    table(
      [
        'language',
        'checker',
        'detection %',
        'correct@1 %',
        'correct@3 %',
        'word-level accuracy %',
        'precision %',
        'flags',
        'grammar flags',
      ],
      spelling,
    ),
    '## Whole sentences and time\n',
    table(['language', 'checker', 'GLEU', 'ms median', 'ms p95'], whole),
    `## Definitions\n${DEFINITIONS}`,
  ].join('\n');
}
