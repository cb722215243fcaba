// Fails when package-lock.json lacks an entry for a platform binary that a package names: `npm ci` would then refuse the
// lock on another machine with "Missing: … from lock file". It also refuses recorded download addresses.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './lib/workspace.mjs';

const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** Looks a dependency up as Node would: beside the package, then in each folder above. */
function isLocked(from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(base.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
  }
}

const problems = Object.entries(packages).flatMap(([location, entry]) => [
  ...Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isLocked(location, name))
    .map((name) => `${name}, wanted by ${location}@${entry.version}, is missing`),
  ...(/^https?:/.test(entry.resolved ?? '') ? [`${location} records a download address`] : []),
]);

if (problems.length > 0) {
  console.error(problems.map((problem) => `package-lock.json: ${problem}`).join('\n'));
  process.exit(1);
}
