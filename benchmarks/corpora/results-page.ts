import type { Locale } from '@tercet/contracts';
import type { Accuracy } from './measure';
import { publishedGrammar } from './published-grammar';
import type { Latency, Loading } from './timing';

export interface CheckerResults {
  readonly checker: string;
  readonly language: Locale;
  readonly accuracy?: Accuracy;
  readonly latency?: Latency;
}

/** All of a run, as it is written to results.json. */
export interface Results {
  /** Year, month and day. */
  readonly date: string;
  readonly machine: string;
  /** Processes that wanted to run when the run began, for each core: 0 is a quiet machine. */
  readonly load: number;
  readonly versions: readonly string[];
  readonly checkers: readonly CheckerResults[];
  readonly loading: readonly (Loading & { readonly checker: string; readonly language: Locale })[];
  /** What the product promises and did not reach, in words; see bounds.ts. */
  readonly notHeld: readonly string[];
}

/** Up to here the times of a run say what they would on a machine that does nothing else. */
export const QUIET = 0.25;

const decimal = (value: number | undefined, digits = 2) =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
const percent = (share: number | undefined, digits = 1) =>
  decimal(share === undefined ? undefined : share * 100, digits);

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

const DEFINITIONS = `
- **detection**: share of the marked errors on which an issue lies.
- **all**: every source. **published**: those that are not the tests of one checker (\`…-tests\`), which that checker passes
  by design; what the product's own pages say of grammar.
- **correct@1, correct@3**: share of the marked errors that the first suggestion, or one of the first three, mends as the
  corpus does. Errors that were not detected count as not mended.
- **without style**: detection by issues that are no matter of style or typography, as flags are counted.
- **flags**: issues for each 1,000 words of running text that is taken for right; style and typography left out here, but
  not above. Published texts hold errors too: **right** says how many of the flags lie on one that was read and listed by
  sentence, in \`adjudicated/\`. They count as flags all the same. Only Tercet's own flags were read.
- **precision**: share of the words flagged in those two sets that are misspelled.
- **word-level accuracy**: (right words left alone + misspelled words flagged) / all words, over the sets of misspellings
  and of clean text.
- **GLEU**: n-gram agreement with people's corrections of the whole sentence, the first suggestion of each issue put in.
- **ms**: median and 95th percentile of the checker's own time for 1,000 characters that it has not seen before, in a warm
  process; then its time for the first long text of a process, after one sentence. The texts are made of the sets of clean
  text and of misspellings, in turns: about one word in fifty is misspelled.
- **ratio**: the median as a multiple of the quickest peer's.
- **first wave**: what is shown before Harper has answered. French and Spanish have no other.
- **not warmed up**: the first wave in a process that has not tried the rules on their own examples, as the server does in
  the background with each language that it loads.
- **loading**: from the start of loading in a fresh process to the answer to one sentence, and the memory that then stays
  in use: everything that the language has. The data is not compressed.
- Hunspell and nspell know words only. They have the dictionary of a language's first variant, which ours is built from
  too, beside others.
`;

function publishedRow({ checker, language, accuracy }: CheckerResults): string[][] {
  const { errors, found } = publishedGrammar(accuracy);
  if (errors === 0) return [];
  return [[language, 'published', checker, String(errors), percent(found / errors), '–', '–', '–']];
}

function grammarTable(results: readonly CheckerResults[]): string {
  const rows = results.flatMap(({ checker, language, accuracy }) => [
    ...publishedRow({ checker, language, accuracy }),
    ...(accuracy?.grammar ?? []).map(
      ([source, { errors, detection, correct1, correct3, withoutStyle }]) => [
        language,
        source,
        checker,
        String(errors),
        percent(detection),
        percent(correct1),
        percent(correct3),
        percent(withoutStyle),
      ],
    ),
  ]);
  const shares = ['detection %', 'correct@1 %', 'correct@3 %', 'without style %'];
  return table(['language', 'source', 'checker', 'errors', ...shares], rows);
}

function spellingTable(results: readonly CheckerResults[]): string {
  const rows = results.flatMap(({ checker, language, accuracy }) => {
    if (!accuracy) return [];
    const { spelling, words, alarms } = accuracy;
    return [
      [
        language,
        checker,
        percent(spelling?.detection),
        percent(spelling?.correct1),
        percent(spelling?.correct3),
        percent(words?.accuracy, 2),
        percent(words?.precision),
        decimal(alarms?.all.perThousand),
        decimal(alarms?.grammar.perThousand),
        alarms ? `${alarms.all.right} of ${alarms.all.alarms}` : '–',
      ],
    ];
  });
  const shares = [
    'detection %',
    'correct@1 %',
    'correct@3 %',
    'word-level accuracy %',
    'precision %',
  ];
  return table(['language', 'checker', ...shares, 'flags', 'grammar flags', 'right'], rows);
}

function gleuTable(results: readonly CheckerResults[]): string {
  const rows = results.flatMap(({ checker, language, accuracy }) =>
    accuracy?.gleu
      ? [
          [
            language,
            accuracy.gleu.set,
            checker,
            decimal(accuracy.gleu.after, 3),
            decimal(accuracy.gleu.before, 3),
          ],
        ]
      : [],
  );
  return table(['language', 'set', 'checker', 'GLEU', 'unchanged'], rows);
}

/**
 * Times as they are, and the median as a multiple of that of the quickest peer in the same run, which the load of a machine
 * changes little.
 */
function timeTable(
  results: readonly CheckerResults[],
  isOwn: (checker: string) => boolean,
): string {
  const rows = results.flatMap(({ checker, language, latency }) => {
    if (!latency) return [];
    const [peer] = results
      .filter((other) => other.language === language && !isOwn(other.checker) && other.latency)
      .sort((a, b) => (a.latency?.median ?? 0) - (b.latency?.median ?? 0));
    const times = [latency.median, latency.p95, latency.cold10k, latency.cold50k];
    const ratio = peer?.latency && latency.median / peer.latency.median;
    return [
      [
        language,
        checker,
        ...times.map((ms) => decimal(ms, 1)),
        ratio === undefined ? '–' : `${decimal(ratio)} × ${peer?.checker}`,
      ],
    ];
  });
  const head = [
    'language',
    'checker',
    'ms median',
    'ms p95',
    '10,000 cold',
    '50,000 cold',
    'ratio',
  ];
  return table(head, rows);
}

function loadingTable(loading: Results['loading']): string {
  const rows = loading.map(({ checker, language, ms, memory, disk }) => [
    language,
    checker,
    String(ms),
    decimal(memory, 1),
    decimal(disk, 1),
  ]);
  return table(['language', 'checker', 'ms', 'MB in memory', 'MB of data'], rows);
}

/** The page `RESULTS.md`. @param isOwn says of a checker whether it is ours */
export function resultsPage(
  { date, machine, load, versions, checkers, loading, notHeld }: Results,
  isOwn: (checker: string) => boolean,
): string {
  const facts = [
    `Date: ${date}`,
    machine,
    `Load when the run began: ${decimal(load)} processes a core. ${
      load > QUIET ? 'Other programs ran: read the times as ratios.' : 'The machine was quiet.'
    }`,
    ...versions,
  ];
  return [
    '# Results of the checker\n',
    'Written by `npm run benchmark -- corpora --corpora DIR`. The texts are not part of the project.\n',
    facts.map((fact) => `- ${fact}\n`).join(''),
    '## Grammar\n',
    grammarTable(checkers),
    '## Spelling and false alarms\n',
    spellingTable(checkers),
    '## Whole sentences\n',
    gleuTable(checkers),
    '## Time\n',
    timeTable(checkers, isOwn),
    '## Loading a language\n',
    loadingTable(loading),
    '## Not reached\n',
    notHeld.length === 0
      ? 'Every figure that the product promises holds.\n'
      : notHeld.map((problem) => `- ${problem}\n`).join(''),
    `## Definitions\n${DEFINITIONS}`,
  ].join('\n');
}
