// Fails when the home page needs more compressed JavaScript before it can be used than its budget.
// Follows the built page as a browser does: the scripts that index.html names, what they import statically, and the chunk of
// the page itself with the words of one language, which are fetched before the first render.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './lib/workspace.mjs';

/** Kilobytes (1,000 bytes) after compression by Brotli, as the server sends it. */
const BUDGET = 120;
const dist = path.join(root, 'apps/web/dist');
const assets = path.join(dist, 'assets');

function staticImports(file) {
  const code = fs.readFileSync(path.join(assets, file), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => name);
}

function closure(entries) {
  const seen = new Set();
  const queue = [...entries];
  while (queue.length > 0) {
    const file = queue.pop();
    if (seen.has(file)) continue;
    seen.add(file);
    queue.push(...staticImports(file));
  }
  return seen;
}

const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
const entries = [...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name);
const byName = (prefix) => fs.readdirSync(assets).filter((file) => file.startsWith(`${prefix}-`));
const largest = (files) =>
  files
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => size(b) - size(a))
    .slice(0, 1);

function size(file) {
  const compressed = path.join(assets, `${file}.br`);
  return fs.statSync(fs.existsSync(compressed) ? compressed : path.join(assets, file)).size;
}

const files = closure([
  ...entries,
  ...byName('HomePage').filter((file) => file.endsWith('.js')),
  ...['common', 'home', 'errors'].flatMap((namespace) => largest(byName(namespace))),
]);
if (byName('HomePage').length === 0) throw new Error('The build has no chunk of the home page.');
const total = [...files].reduce((sum, file) => sum + size(file), 0) / 1000;

console.log(`Home page: ${total.toFixed(1)} kB of ${BUDGET} kB in ${files.size} files.`);
if (total > BUDGET) {
  for (const file of [...files].sort((a, b) => size(b) - size(a))) {
    console.error(`  ${(size(file) / 1000).toFixed(1)} kB ${file}`);
  }
  process.exit(1);
}
