import type { Locale, Operation } from '@tercet/contracts';
import { median, percentile } from '../lib/statistics.mjs';
import type { Kept } from './measures';

/** What became of one request. Times are milliseconds. */
export interface Run {
  readonly operation: Operation;
  readonly language: Locale;
  /** Code of an error and its reason, where there was no answer. */
  readonly failure?: string;
  readonly refused: boolean;
  readonly kept: Kept;
  readonly firstMs?: number;
  readonly allMs: number;
  readonly tokens: number;
}

const MEASURES = ['language', 'names', 'numbers', 'length', 'markup'] as const;

export interface Row {
  readonly operation: Operation;
  readonly language: Locale;
  readonly requests: number;
  readonly refusals: number;
  /** How many failed otherwise, by code. */
  readonly failures: Readonly<Record<string, number>>;
  /** How many of those that have something to keep have kept it. */
  readonly kept: Readonly<Record<(typeof MEASURES)[number], readonly [kept: number, of: number]>>;
  readonly firstMs: readonly [median: number | undefined, p95: number | undefined];
  readonly allMs: readonly [median: number | undefined, p95: number | undefined];
  readonly estimatedTokens: number;
}

function spread(values: readonly number[]) {
  const rounded = (value: number | undefined) =>
    value === undefined ? undefined : Math.round(value);
  return [rounded(median(values)), rounded(percentile(values, 0.95))] as const;
}

/** Sums up the runs of one action in one language. */
export function rowOf(operation: Operation, language: Locale, runs: readonly Run[]): Row {
  const answered = runs.filter(({ failure, refused }) => failure === undefined && !refused);
  const failures: Record<string, number> = {};
  for (const { failure } of runs) if (failure) failures[failure] = (failures[failure] ?? 0) + 1;
  const kept = (measure: (typeof MEASURES)[number]): readonly [number, number] => {
    const of = answered.filter((run) => run.kept[measure] !== undefined);
    return [of.filter((run) => run.kept[measure]).length, of.length];
  };
  return {
    operation,
    language,
    requests: runs.length,
    refusals: runs.filter(({ refused }) => refused).length,
    failures,
    kept: {
      language: kept('language'),
      names: kept('names'),
      numbers: kept('numbers'),
      length: kept('length'),
      markup: kept('markup'),
    },
    firstMs: spread(answered.flatMap(({ firstMs }) => firstMs ?? [])),
    allMs: spread(answered.map(({ allMs }) => allMs)),
    estimatedTokens: answered.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

const HEAD = [
  'action',
  'language',
  ...MEASURES.map((measure) => `${measure} kept`),
  'refused',
  'failed',
  'first word, ms',
  'in all, ms',
  'tokens (estimate)',
];

/** A Markdown table; `median / 95th percentile` where two times stand. */
export function table(rows: readonly Row[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const times = ([mid, high]: Row['firstMs']) => (mid === undefined ? '–' : `${mid} / ${high}`);
  const lines = rows.map((row) =>
    line([
      row.operation,
      row.language,
      ...MEASURES.map((measure) => {
        const [kept, of] = row.kept[measure];
        return of === 0 ? '–' : `${kept}/${of}`;
      }),
      row.refusals,
      Object.entries(row.failures)
        .map(([code, times]) => `${times} ${code}`)
        .join(', ') || 0,
      times(row.firstMs),
      times(row.allMs),
      row.estimatedTokens,
    ]),
  );
  return [line(HEAD), line(HEAD.map(() => '---')), ...lines].join('\n');
}
