/**
 * Times the whole engine: a first check in a fresh process ("cold"), then texts never seen before ("warm"),
 * and one edited paragraph of a long document. Milliseconds, median of the runs.
 *
 *   npx tsx benchmarks/proofreading/latency.ts [--json]
 */
import { LOCALES, type Locale } from '@tercet/contracts';
import { createProofreader } from '@tercet/proofreading-core';
import { packsFromDisk } from './packs';
import { sampleText } from './sample-text';

const SIZES = [1_000, 10_000, 50_000];
const RUNS = { 1_000: 15, 10_000: 5, 50_000: 3 } as Record<number, number>;

interface Row {
  readonly language: Locale;
  readonly engine: 'own' | 'with Harper';
  readonly characters: number;
  readonly coldMs?: number;
  readonly warmMs: number;
  readonly editMs: number;
}

async function measure(language: Locale, harper: boolean): Promise<Row[]> {
  const proofreader = createProofreader({ packs: packsFromDisk({ harper }) });
  const choice = { language: 'auto', fallback: language } as const;
  let seed = 1;
  const coldMs = await time(() => proofreader.check(sampleText(language, 1_000, seed++), choice));
  for (let i = 0; i < 20; i += 1)
    await proofreader.check(sampleText(language, 1_000, seed++), choice);

  const rows: Row[] = [];
  for (const characters of SIZES) {
    const warm: number[] = [];
    const edits: number[] = [];
    for (let run = 0; run < (RUNS[characters] ?? 1); run += 1) {
      const text = sampleText(language, characters, seed++);
      warm.push(await time(() => proofreader.check(text, choice)));
      const edited = text.replace(/(\p{L}+)\.\n/u, '$1s.\n');
      edits.push(await time(() => proofreader.check(edited, choice)));
    }
    const first = characters === SIZES[0] ? { coldMs } : {};
    const engine = harper ? 'with Harper' : 'own';
    rows.push({
      language,
      engine,
      characters,
      ...first,
      warmMs: median(warm),
      editMs: median(edits),
    });
  }
  return rows;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) * 10) / 10;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const rows: Row[] = [];
for (const language of LOCALES) rows.push(...(await measure(language, false)));
rows.push(...(await measure('en', true)));
if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else console.table(rows);
