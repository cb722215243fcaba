// Fails when schema.graphql is not what the server's code says, the client's types are not what schema.graphql says, the
// pages of docs/rules are not what the rules say, or the published figures and those of benchmarks/RESULTS.md are not those of
// benchmarks/results.json.
import fs from 'node:fs';
import path from 'node:path';
import { generate, generateMeasured, generateRulePages } from './lib/generate.mjs';
import { root } from './lib/workspace.mjs';

/** Text of a file, or of all files of a folder, by path. */
function read(relative) {
  const full = path.join(root, relative);
  if (!fs.existsSync(full)) return {};
  if (fs.statSync(full).isFile()) return { [relative]: fs.readFileSync(full, 'utf8') };
  return Object.assign({}, ...fs.readdirSync(full).map((name) => read(`${relative}/${name}`)));
}

const generated = () => ({
  ...read('schema.graphql'),
  ...read('libs/api-client/src/generated'),
  ...read('docs/rules'),
  ...read('apps/web/src/measured/generated'),
  ...read('benchmarks/RESULTS.md'),
});

const before = generated();
let after = before;
try {
  generate();
  generateRulePages();
  generateMeasured();
  after = generated();
} finally {
  for (const [file, text] of Object.entries(before)) {
    const full = path.join(root, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  }
}

const stale = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
  (file) => before[file] !== after[file],
);
if (stale.length > 0) {
  console.error(
    `Stale: ${stale.join(', ')}. Run "npm run schema", "npm run rules" or "node --import tsx scripts/measured.ts", and commit the result.`,
  );
  process.exit(1);
}
