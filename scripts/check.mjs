// Everything that can be said of the code and of what is built of it, without a test. Each step runs even if one before it failed.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { DEAD_CODE, TESTED_ONLY } from './lib/dead-code.mjs';
import { bin, ensureInstalled, requireNode, root } from './lib/workspace.mjs';

requireNode();
ensureInstalled();

const node = (...args) => [process.execPath, args];
/** They write files that the others read. */
const first = [
  ['build', ...node('scripts/build.mjs')],
  ['schema and generated types', ...node('scripts/check-generated.mjs')],
];
/** Each may run beside any other. The longest come first. */
const others = [
  // Only at the gate: it installs packages, and runs what was built.
  ...(process.env.CI ? [['container', 'bash', ['docker/test.sh']]] : []),
  [
    'types',
    ...node(
      bin('nx', 'dist/bin/nx.js'),
      'run-many',
      '--target=typecheck',
      '--parallel=2',
      '--output-style=static',
    ),
  ],
  ['layout shift of public pages', ...node('--import', 'tsx', 'scripts/check-layout-shift.ts')],
  ['lint and layers', ...node(bin('eslint', 'bin/eslint.js'), '.', '--max-warnings=0')],
  ['format', ...node(bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.')],
  ['types of tools', ...node(bin('typescript', 'bin/tsc'), '--project', 'tsconfig.json')],
  ['dead code and unused packages', ...node(...DEAD_CODE)],
  ['code that only tests use', ...node(...TESTED_ONLY)],
  ['translations', ...node('scripts/check-translations.mjs')],
  ['lock file', ...node('scripts/check-lock.mjs')],
  ['size of public pages', ...node('--import', 'tsx', 'scripts/check-bundle.mjs')],
];
const failed = [];

/** Says all that a step has said at once, so that steps do not talk across each other. */
async function check([name, command, args]) {
  const started = performance.now();
  const step = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, status] = await Promise.all([
    text(step.stdout),
    text(step.stderr),
    new Promise((resolve, reject) => step.on('close', resolve).on('error', reject)),
  ]);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
}

async function checkFrom(waiting) {
  for (let step = waiting.shift(); step; step = waiting.shift()) await check(step);
}

for (const step of first) await check(step);
const waiting = [...others];
await Promise.all(Array.from({ length: availableParallelism() }, () => checkFrom(waiting)));

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`);
  process.exit(1);
}
