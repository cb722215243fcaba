// Starts the development stand-ins, which speak the providers' real protocols.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, root } from './lib/workspace.mjs';

requireNode();
ensureInstalled();
ensureBuilt();

const sandbox = spawn(process.execPath, [path.join(root, 'apps/sandbox/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => sandbox.kill(signal));
sandbox.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
