// Serves the product from its sources: the page at http://localhost:5173 with hot reload, the server restarted at each change.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startStandIns } from './lib/stand-ins.mjs';
import { bin, prepare, root } from './lib/workspace.mjs';

prepare();

const vite = bin('vite', 'bin/vite.js');
const api = path.join(root, 'apps/api');
const DATA_DIR = process.env.DATA_DIR ?? path.join(root, '.data');
const processes = [
  start([vite, 'build', '--watch', '--emptyOutDir=false', '--logLevel=warn'], api),
  start(['--enable-source-maps', '--watch-path=dist', 'dist/main.js'], api, {
    DATA_DIR,
    ...(await startStandIns({ ...process.env, DATA_DIR })),
  }),
  start([vite], path.join(root, 'apps/web'), {
    API_URL: process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`,
  }),
];

function start(args, cwd, env = {}) {
  return spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
}

let stopping = false;

function stop(code) {
  stopping = true;
  for (const child of processes) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
// One that breaks takes the others along; the ends that `stop` itself asks for are none.
for (const child of processes) child.on('exit', (code) => code && !stopping && stop(code));
