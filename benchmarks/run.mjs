// Prints what can be measured of the running product: node benchmarks/run.mjs [checking] [memory] [start] [lighthouse] [typing]
// [signing-in] [first-word] [streams], all of them when none is named. With `corpora` first, what can be measured of the checker: see corpora/main.ts; with `ai`, what answers
// of a model keep: see ai/main.ts.
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, root } from '../scripts/lib/workspace.mjs';

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

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHMARKS[name]);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(BENCHMARKS).join(', ')}.`);
  process.exit(1);
}

function verdict({ value, bound, atLeast }) {
  if (bound === undefined) return '';
  const held = atLeast ? value >= bound : value <= bound;
  if (!held) process.exitCode = 1;
  return `${atLeast ? 'at least' : 'at most'} ${bound}: ${held ? 'held' : 'NOT HELD'}`;
}

for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHMARKS)) {
  for (const row of await BENCHMARKS[name]()) {
    console.log(`| ${row.name} | ${row.value} ${row.unit} | ${verdict(row)} |`);
  }
}
