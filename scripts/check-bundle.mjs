// Fails when the home page needs more compressed JavaScript before it can be used than its budget.
import fs from 'node:fs';
import path from 'node:path';
import { BUDGET, filesOfFirstPage, totalOf } from './lib/first-page.mjs';
import { root } from './lib/workspace.mjs';

const dist = path.join(root, 'apps/web/dist');
const assets = path.join(dist, 'assets');

function size(name) {
  const compressed = path.join(assets, `${name}.br`);
  return fs.statSync(fs.existsSync(compressed) ? compressed : path.join(assets, name)).size;
}

const files = filesOfFirstPage(
  fs.readFileSync(path.join(dist, 'index.html'), 'utf8'),
  fs.readdirSync(assets).filter((name) => name.endsWith('.js')),
  (name) => fs.readFileSync(path.join(assets, name), 'utf8'),
  size,
);
const total = totalOf(files);

console.log(`Home page: ${total.toFixed(1)} kB of ${BUDGET} kB in ${files.length} files.`);
if (total > BUDGET) {
  for (const { name, size } of files) console.error(`  ${size.toFixed(1)} kB ${name}`);
  process.exit(1);
}
