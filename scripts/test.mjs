// Every test: units, the API on the embedded database and on PostgreSQL, and journeys in a browser over the built product.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';
import { bin, prepare, root } from './lib/workspace.mjs';

prepare();

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'tercet-tests-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const ran = [];
let runs = 0;
// Jest would leave one core to whoever is watching; nobody is.
const cores = os.availableParallelism();
// What `prepare` has built: threads load it four times as fast as its source.
const TEST_CHECKER = path.join(root, 'apps/api/dist/checker.worker.js');
/** Tests of the API wait for databases, other processes and clocks a good part of their time. A third runs on PostgreSQL, too. */
const API_WORKERS = { embedded: cores, postgres: Math.ceil(cores / 2) };

function count(name, { passed, failed, skipped }, ok) {
  totals.passed += passed;
  totals.skipped += skipped;
  // A runner that broke before or beside its tests must not look green.
  totals.failed += ok ? failed : Math.max(failed, 1);
  console.log(`${ok && failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}

/** Whether the program ended well. */
function node(args, cwd, env = {}) {
  const options = { cwd, stdio: 'inherit', env: { ...process.env, ...env } };
  const program = spawn(process.execPath, args, options);
  return new Promise((resolve, reject) =>
    program.on('close', (status) => resolve(status === 0)).on('error', reject),
  );
}

function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** What one file's tests came to; a file that could not run counts as a failure. */
function countsOf({ status, assertionResults }) {
  const having = (...statuses) =>
    assertionResults.filter((result) => statuses.includes(result.status)).length;
  const failed = having('failed');
  return {
    passed: having('passed'),
    failed: status === 'failed' ? Math.max(failed, 1) : failed,
    skipped: having('pending', 'skipped', 'todo', 'disabled'),
  };
}

const sum = (all) =>
  all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: one.skipped + other.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** Runs the tests of packages together, so that no core waits for the end of one package before the next. */
async function jest(folders, { as, env, workers = cores } = {}) {
  const file = path.join(reports, `jest-${++runs}.json`);
  const ok = await node(
    [
      ...['--experimental-vm-modules', '--no-warnings', bin('jest', 'bin/jest.js')],
      // A missing snapshot fails instead of being written.
      '--ci',
      ...[`--maxWorkers=${workers}`, '--json', `--outputFile=${file}`],
      ...[`--testSequencer=${path.join(root, 'scripts/lib/long-first.mjs')}`],
      ...['--projects', ...folders],
    ],
    root,
    env,
  );
  const results = readReport(file)?.testResults ?? [];
  const counts = folders.map((folder) => {
    const own = results.filter(({ name }) => name.startsWith(path.join(root, folder) + path.sep));
    return [as ?? folder, sum(own.map(countsOf))];
  });
  // A run that broke beside its tests is nobody's in particular: no package of it looks green.
  const isExplained = ok || counts.some(([, { failed }]) => failed > 0);
  for (const [name, its] of counts) count(name, its, isExplained);
}

/** Prints what the page of each failed journey showed: at the gate, nobody can look at it later. */
function printFailedPages() {
  const results = path.join(root, 'apps/e2e/test-results');
  const pages = fs
    .readdirSync(results)
    .map((journey) => path.join(results, journey, 'error-context.md'))
    .filter((page) => fs.existsSync(page));
  for (const page of pages) console.log(fs.readFileSync(page, 'utf8'));
}

async function playwright(chromium) {
  const file = path.join(reports, 'browser.json');
  const ok = await node(
    [bin('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'],
    path.join(root, 'apps/e2e'),
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  if (!ok && process.env.CI) printFailedPages();
  const stats = readReport(file)?.stats;
  count(
    'browser journeys',
    {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
    },
    ok,
  );
}

function packagesWithTests() {
  return ['libs', 'libs/proofreading', 'apps', '.']
    .flatMap((folder) =>
      folder === '.'
        ? ['scripts', 'benchmarks']
        : fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
    )
    .filter((folder) => folder !== 'apps/api')
    .filter((folder) => fs.existsSync(path.join(root, folder, 'jest.config.mjs')));
}

const onEmbedded = () =>
  jest(['apps/api'], {
    as: 'apps/api on the embedded database',
    workers: API_WORKERS.embedded,
    env: { TEST_CHECKER, TEST_DATABASE: 'embedded' },
  });

async function onPostgres(programs) {
  const cluster = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, version: 'at TEST_DATABASE_URL', stop: async () => {} }
    : await startPostgres(programs);
  try {
    await jest(['apps/api'], {
      as: 'apps/api on PostgreSQL',
      workers: API_WORKERS.postgres,
      env: { TEST_CHECKER, TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url },
    });
    ran.push(`PostgreSQL ${cluster.version}`);
  } finally {
    await cluster.stop();
  }
}

await jest(packagesWithTests());

ran.push('embedded database (PGlite)');
const programs = findPostgres();
if (process.env.TEST_DATABASE_URL || programs) {
  await Promise.all([onEmbedded(), onPostgres(programs)]);
} else {
  await onEmbedded();
  ran.push('PostgreSQL did NOT run (no postgres binary found, TEST_DATABASE_URL not set)');
  // The gate stands for both databases.
  if (process.env.CI) totals.failed += 1;
}

const chromium = ensureChromium();
if (chromium) {
  await playwright(chromium);
  ran.push('browser (Chromium)');
} else {
  totals.failed += 1;
  console.error(
    'The browser tests need Chrome or Chromium: install it, or name its program in CHROMIUM_PATH.',
  );
}

fs.rmSync(reports, { recursive: true, force: true });
console.log(`\nRan on: ${ran.join(', ')}.`);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exitCode = totals.failed > 0 ? 1 : 0;
