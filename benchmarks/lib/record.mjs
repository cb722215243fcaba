import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/workspace.mjs';
import { withPart } from './results-file.mjs';
import { partOf } from './rows.mjs';

const FILE = path.join(root, 'benchmarks/RESULTS.md');

/** Up to here times say what they would on a machine that does nothing else. */
const QUIET = 0.25;

/** Processes that want to run, for each core: 0 is a quiet machine. */
export const loadOfMachine = () => os.loadavg()[0] / os.availableParallelism();

/** Writes what was measured into RESULTS.md. @param {number} load when the run began */
export function record(name, rows, load) {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const commit = execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    cwd: root,
  });
  const facts = [
    `Date: ${new Date().toISOString().slice(0, 10)}`,
    `Node ${process.versions.node}, ${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}`,
    `Load when the run began: ${load.toFixed(2)} processes a core. ${
      load > QUIET
        ? 'Other programs ran, which stretches times, but not processor times.'
        : 'The machine was quiet.'
    }`,
    `Tercet ${version} (${String(commit).trim()})`,
  ];
  const page = fs.readFileSync(FILE, 'utf8');
  fs.writeFileSync(FILE, withPart(page, partOf(name, rows, facts)));
}
