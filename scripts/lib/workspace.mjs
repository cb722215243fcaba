import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const LOCK = 'package-lock.json';

const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** The package.json of each package of the workspace, by its folder. */
export function readManifests() {
  const folders = readJson('package.json')
    .workspaces.map((pattern) => pattern.replace('/*', ''))
    .flatMap((parent) =>
      fs.readdirSync(path.join(root, parent)).map((entry) => `${parent}/${entry}`),
    )
    .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')));
  return Object.fromEntries(folders.map((folder) => [folder, readJson(`${folder}/package.json`)]));
}

/** Ends the process with one sentence for the person who started it. */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/**
 * Stops with a sentence unless this Node satisfies `engines.node` of package.json.
 * Only the forms used there (`^a.b.c`, `>=a.b.c`, `||`) are understood, so that nothing needs to be installed first.
 */
export function requireNode(version = process.versions.node) {
  const { engines } = readJson('package.json');
  if (!satisfies(version, engines.node)) {
    fail(`Node ${version} is too old or not supported: Tercet needs Node ${engines.node}.`);
  }
}

/** Whether a version lies in a range of the forms `^a.b.c` and `>=a.b.c`, joined by `||`. */
export function satisfies(version, range) {
  const actual = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, ...numbers] = /(\^|>=)(\d+)\.(\d+)\.(\d+)/.exec(part) ?? [];
    const wanted = numbers.map(Number);
    const atLeast =
      actual[0] > wanted[0] ||
      (actual[0] === wanted[0] &&
        (actual[1] > wanted[1] || (actual[1] === wanted[1] && actual[2] >= wanted[2])));
    return operator === '^' ? atLeast && actual[0] === wanted[0] : atLeast;
  });
}

/** Enough for everything that a build says. Bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Runs a command to its end. On failure shows what it said, and stops the whole. */
export function run(what, command, args, options = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    maxBuffer: MAX_OUTPUT,
    ...options,
    env: { ...process.env, NX_DAEMON: 'false', ...options.env },
  });
  if (error || status !== 0) {
    process.stderr.write(stdout ?? '');
    process.stderr.write(stderr ?? '');
    fail(`${what} failed${error ? `: ${error.message}` : ` (exit code ${status})`}.`);
  }
}

/** npm by the path that is running this script, so that it works where `npm` is a shell script. */
export function npm(what, args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) run(what, process.execPath, [cli, ...args], options);
  else run(what, 'npm', args, { shell: process.platform === 'win32', ...options });
}

/** Runs the command-line entry of an installed package with this Node. */
export function bin(packageName, entry) {
  return path.join(root, 'node_modules', packageName, entry);
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const GENERATED = new Set(['node_modules', 'dist', '.nx', 'coverage', 'test-results']);

function filesUnder(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (GENERATED.has(entry.name)) return [];
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(full) : [full];
  });
}

function upToDate(stamp, value) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === value;
}

/** Installs the packages of the lock file unless they are there already. */
export function ensureInstalled() {
  // npm's own record of what is installed, which it writes last.
  const record = 'node_modules/.package-lock.json';
  if (fs.existsSync(path.join(root, record)) && hasAll(readJson(record), readJson(LOCK))) return;
  console.log('Installing packages (once, about a minute) …');
  npm('Installing packages', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Whether the packages installed are those of a lock file; optional ones depend on the machine. */
export function hasAll(installed, lock) {
  return Object.entries(lock.packages).every(
    ([folder, { version, optional }]) =>
      !folder.includes('node_modules/') ||
      optional ||
      (installed.packages[folder] && installed.packages[folder].version === version),
  );
}

/** Builds everything that runs unless nothing changed since the last build. */
export function ensureBuilt() {
  const sources = ['apps', 'libs']
    .flatMap((folder) => filesUnder(path.join(root, folder)))
    .filter((file) => !/\.spec\.tsx?$/.test(file));
  const state = digest([...sources, path.join(root, LOCK), path.join(root, 'tsconfig.base.json')]);
  const stamp = path.join(root, 'node_modules', '.tercet-built');
  const outputs = ['api', 'web', 'sandbox'].map((app) => path.join(root, 'apps', app, 'dist'));
  if (outputs.every((output) => fs.existsSync(output)) && upToDate(stamp, state)) return;
  console.log('Building …');
  run('Building', process.execPath, [
    bin('nx', 'dist/bin/nx.js'),
    'run-many',
    '--target=build',
    '--output-style=static',
  ]);
  fs.writeFileSync(stamp, state);
}

/** Makes ready what an app needs to run: the right Node, its packages, its build. */
export function prepare() {
  requireNode();
  ensureInstalled();
  ensureBuilt();
}

/** Runs an app's server until it ends or is told to. */
export function serve(app, env = {}) {
  const main = path.join(root, 'apps', app, 'dist/main.js');
  const server = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
