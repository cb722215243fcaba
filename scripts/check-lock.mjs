// Fails when package-lock.json does not hold what each package.json asks for, lacks an entry for a platform binary, or records
// a download address.
import fs from 'node:fs';
import path from 'node:path';
import { lockProblems } from './lib/lock.mjs';
import { readManifests, root } from './lib/workspace.mjs';

const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

const manifests = { '': read('package.json'), ...readManifests() };
const problems = lockProblems(read('package-lock.json').packages, manifests);
if (problems.length > 0) {
  console.error(problems.map((problem) => `package-lock.json: ${problem}`).join('\n'));
  process.exit(1);
}
