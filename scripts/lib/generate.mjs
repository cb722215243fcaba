import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bin, root } from './workspace.mjs';

function step(args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
}

/** Writes schema.graphql from the server's code, then the client's types from schema.graphql and the documents beside the components. */
export function generate() {
  const api = path.join(root, 'apps/api');
  step([bin('vite', 'bin/vite.js'), 'build', '--logLevel=warn'], api);
  step(['dist/emit-schema.js'], api);
  const config = path.join(root, 'codegen.ts');
  step([bin('@graphql-codegen/cli', 'esm/bin.js'), '--config', config, '--silent']);
}

/** Writes the figures that the product publishes, from the results of the benchmark. */
export function generateMeasured() {
  step(['--import', 'tsx', 'scripts/measured.ts']);
}

/** Writes docs/rules from the rules. */
export function generateRulePages() {
  step(['--import', 'tsx', 'scripts/rule-pages.ts']);
}
