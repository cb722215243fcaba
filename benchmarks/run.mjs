// Prints what can be measured of the running product: node benchmarks/run.mjs [checking] [memory] [start] [lighthouse] [typing]
// [signing-in] [first-word] [streams], all of them when none is named; `--record` before their names has the figures written into
// RESULTS.md. With `corpora` first, what can be measured of the checker: see corpora/main.ts; with `ai`, what answers
// of a model keep: see ai/main.ts.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, root } from '../scripts/lib/workspace.mjs';
import { loadOfMachine, record } from './lib/record.mjs';
import { isHeld, lineOf } from './lib/rows.mjs';

/** Ends with what a program in TypeScript comes to, with the rest of the arguments. */
function hand(main) {
  const args = ['--import', 'tsx', main, ...process.argv.slice(3)];
  process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1);
}

ensureInstalled();
if (process.argv[2] === 'corpora') hand('benchmarks/corpora/main.ts');
ensureBuilt();
if (process.argv[2] === 'ai') hand('benchmarks/ai/main.ts');

const BENCHMARKS = {
  checking: async () => (await import('./checking.mjs')).checking(),
  start: async () => (await import('./start.mjs')).start(),
  memory: async () => (await import('./memory.mjs')).memory(),
  typing: async () => (await import('./typing.mjs')).typing(),
  'signing-in': async () => (await import('./signing-in.mjs')).signingIn(),
  'first-word': async () => (await import('./first-word.mjs')).firstWord(),
  streams: async () => (await import('./streams.mjs')).streams(),
  lighthouse: async () => (await import('./lighthouse.mjs')).lighthouse(),
};

const { positionals: wanted, values } = parseArgs({
  options: { record: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = wanted.filter((name) => !BENCHMARKS[name]);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(BENCHMARKS).join(', ')}.`);
  process.exit(1);
}

for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHMARKS)) {
  const load = loadOfMachine();
  const rows = await BENCHMARKS[name]();
  for (const row of rows) console.log(lineOf(row));
  if (!rows.every(isHeld)) process.exitCode = 1;
  if (values.record) record(name, rows, load);
}
