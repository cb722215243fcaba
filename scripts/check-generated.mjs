// Fails when schema.graphql is not what the server's code says, or the client's types are not what schema.graphql says.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bin, root } from './lib/workspace.mjs';

const generated = 'libs/api-client/src/generated';

function read(relative) {
  const full = path.join(root, relative);
  if (!fs.existsSync(full)) return {};
  if (fs.statSync(full).isFile()) return { [relative]: fs.readFileSync(full, 'utf8') };
  return Object.assign({}, ...fs.readdirSync(full).map((name) => read(`${relative}/${name}`)));
}

function restore(files) {
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(root, file), text);
}

function step(args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
}

const before = { ...read('schema.graphql'), ...read(generated) };
let after;
try {
  step([bin('vite', 'bin/vite.js'), 'build', '--logLevel=warn'], path.join(root, 'apps/api'));
  step(['dist/emit-schema.js'], path.join(root, 'apps/api'));
  step([
    bin('@graphql-codegen/cli', 'esm/bin.js'),
    '--config',
    path.join(root, 'codegen.ts'),
    '--silent',
  ]);
  after = { ...read('schema.graphql'), ...read(generated) };
} finally {
  restore(before);
}

const stale = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
  (file) => before[file] !== after[file],
);
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run schema" and commit the result.`);
  process.exit(1);
}
