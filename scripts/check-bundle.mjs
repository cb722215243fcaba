// Fails when a public page needs more compressed JavaScript before it can be used than its budget.
import fs from 'node:fs';
import path from 'node:path';
import { BUDGET, filesOfPage, PUBLIC_PAGES, totalOf } from './lib/public-pages.mjs';
import { root } from './lib/workspace.mjs';

const dist = path.join(root, 'apps/web/dist');
const assets = path.join(dist, 'assets');

function size(name) {
  const compressed = path.join(assets, `${name}.br`);
  return fs.statSync(fs.existsSync(compressed) ? compressed : path.join(assets, name)).size;
}

const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
const names = fs.readdirSync(assets).filter((name) => name.endsWith('.js'));
const read = (name) => fs.readFileSync(path.join(assets, name), 'utf8');

for (const [page, chunks] of Object.entries(PUBLIC_PAGES)) {
  const files = filesOfPage(chunks, html, names, read, size);
  const total = totalOf(files);
  console.log(`${page}: ${total.toFixed(1)} kB of ${BUDGET} kB in ${files.length} files.`);
  if (total <= BUDGET) continue;
  for (const { name, size } of files) console.error(`  ${size.toFixed(1)} kB ${name}`);
  process.exitCode = 1;
}
