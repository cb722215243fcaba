// Fails when a public page needs more compressed JavaScript before it can be used than its budget, or the checker weighs
// another than the pages say.
import fs from 'node:fs';
import path from 'node:path';
import { CHECKER_MB } from '../apps/web/src/text-checker/checker-size.ts';
import { BUDGET, filesOfPage, PUBLIC_PAGES, totalOf } from './lib/public-pages.mjs';
import { root } from './lib/workspace.mjs';

const dist = path.join(root, 'apps/web/dist');

function size(name) {
  const compressed = path.join(dist, `${name}.br`);
  return fs.statSync(fs.existsSync(compressed) ? compressed : path.join(dist, name)).size;
}

const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
const built = fs.readdirSync(path.join(dist, 'assets')).map((name) => `assets/${name}`);
const names = built.filter((name) => name.endsWith('.js'));
const read = (name) => fs.readFileSync(path.join(dist, name), 'utf8');

for (const [page, chunks] of Object.entries(PUBLIC_PAGES)) {
  const files = filesOfPage(chunks, html, names, read, size);
  const total = totalOf(files);
  console.log(`${page}: ${total.toFixed(1)} kB of ${BUDGET} kB in ${files.length} files.`);
  if (total <= BUDGET) continue;
  for (const { name, size } of files) console.error(`  ${size.toFixed(1)} kB ${name}`);
  process.exitCode = 1;
}

/** Dictionaries, readings, models and the engine of English: what a check loads, but for some scripts. */
const data = built.filter((name) => /\.(?:bin|wasm)$/.test(name));
const megabytes = data.reduce((sum, name) => sum + size(name), 0) / 1e6;
console.log(`The checker: ${megabytes.toFixed(1)} MB, said to be up to ${CHECKER_MB} MB.`);
if (Math.ceil(megabytes) !== CHECKER_MB) process.exitCode = 1;
