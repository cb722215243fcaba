// Every test: units, the API on the embedded database and on PostgreSQL, and journeys in a browser over the built product.
import { spawnSync } from 'node:child_process';
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

function count(name, { passed, failed, skipped }, ok) {
  totals.passed += passed;
  totals.skipped += skipped;
  // A runner that broke before or beside its tests must not look green.
  totals.failed += ok ? failed : Math.max(failed, 1);
  console.log(`${ok && failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}

function node(args, cwd, env = {}) {
  const options = { cwd, stdio: 'inherit', env: { ...process.env, ...env } };
  return spawnSync(process.execPath, args, options).status === 0;
}

function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

function jest(name, folder, env) {
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const ok = node(
    [
      ...['--experimental-vm-modules', '--no-warnings', bin('jest', 'bin/jest.js')],
      // A missing snapshot fails instead of being written.
      '--ci',
      // Jest leaves one core to whoever is watching; nobody is.
      ...['--maxWorkers=100%', '--json', `--outputFile=${file}`],
    ],
    path.join(root, folder),
    env,
  );
  const report = readReport(file);
  count(
    name,
    {
      passed: report?.numPassedTests ?? 0,
      failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    },
    ok,
  );
}

function playwright(chromium) {
  const file = path.join(reports, 'browser.json');
  const ok = node(
    [bin('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'],
    path.join(root, 'apps/e2e'),
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
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

for (const folder of packagesWithTests()) jest(folder, folder);

jest('apps/api on the embedded database', 'apps/api', { TEST_DATABASE: 'embedded' });
ran.push('embedded database (PGlite)');

const programs = findPostgres();
if (process.env.TEST_DATABASE_URL || programs) {
  const cluster = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, version: 'at TEST_DATABASE_URL', stop: async () => {} }
    : await startPostgres(programs);
  try {
    jest('apps/api on PostgreSQL', 'apps/api', {
      TEST_DATABASE: 'postgres',
      TEST_DATABASE_URL: cluster.url,
    });
    ran.push(`PostgreSQL ${cluster.version}`);
  } finally {
    await cluster.stop();
  }
} else {
  ran.push('PostgreSQL did NOT run (no postgres binary found, TEST_DATABASE_URL not set)');
  // The gate stands for both databases.
  if (process.env.CI) totals.failed += 1;
}

const chromium = ensureChromium();
if (chromium) {
  playwright(chromium);
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
