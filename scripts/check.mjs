// Everything that can be said of the code without running it. Each step runs even if one before it failed.
import { spawnSync } from 'node:child_process';
import { DEAD_CODE, TESTED_ONLY } from './lib/dead-code.mjs';
import { bin, ensureInstalled, requireNode, root } from './lib/workspace.mjs';

requireNode();
ensureInstalled();

const node = (...args) => [process.execPath, args];
const steps = [
  ['build', ...node('scripts/build.mjs')],
  ['lock file', ...node('scripts/check-lock.mjs')],
  ['format', ...node(bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.')],
  ['lint and layers', ...node(bin('eslint', 'bin/eslint.js'), '.', '--max-warnings=0')],
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
  ['types of tools', ...node(bin('typescript', 'bin/tsc'), '--project', 'tsconfig.json')],
  ['dead code and unused packages', ...node(...DEAD_CODE)],
  ['code that only tests use', ...node(...TESTED_ONLY)],
  ['translations', ...node('scripts/check-translations.mjs')],
  ['schema and generated types', ...node('scripts/check-generated.mjs')],
  ['size of the first page', ...node('scripts/check-bundle.mjs')],
];

const failed = steps.filter(([name, command, args]) => {
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(([name]) => name).join(', ')}.`);
  process.exit(1);
}
