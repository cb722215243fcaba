/**
 * Fails when the translations do not fit together: a key that one language lacks, a key that no code uses,
 * or a sentence whose placeholders differ from those of the English one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';
import { usedKeys } from './lib/translation-uses.mjs';
import { translationProblems } from './lib/translations.mjs';
import { readManifests, root } from './lib/workspace.mjs';

const locales = join(root, 'libs/i18n/locales');

/** The text of all sources that ship, by their paths. What tests alone say is said by nobody. */
function sources() {
  const texts = new Map();
  for (const folder of ['apps', 'libs']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true })) {
      const name = `${folder}/${entry.split(sep).join('/')}`;
      if (/node_modules|\/(?:dist|testing)\/|^apps\/e2e\/|\.spec\.tsx?$/.test(name)) continue;
      if (/\.tsx?$/.test(name)) texts.set(name, readFileSync(join(root, name), 'utf8'));
    }
  }
  return texts;
}

/** The files that packages are imported by, as their manifests say. */
const entries = Object.fromEntries(
  Object.entries(readManifests()).flatMap(([folder, { name, exports = {} }]) =>
    Object.entries(exports).map(([way, file]) => [posix.join(name, way), posix.join(folder, file)]),
  ),
);

const languages = readdirSync(locales);
/** By the path below the language's folder. */
const names = new Set(
  languages
    .flatMap((language) => readdirSync(join(locales, language), { recursive: true }))
    .filter((name) => name.endsWith('.json')),
);
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const files = Object.fromEntries(
  [...names].map((name) => [
    basename(name, '.json'),
    Object.fromEntries(
      languages.map((language) => [language, read(join(locales, language, name))]),
    ),
  ]),
);

const problems = translationProblems(files, usedKeys(sources(), entries));
if (problems.length > 0) {
  console.error(
    `Translations do not fit together:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  );
  process.exit(1);
}
console.log(`Translations: ${names.size} files in ${languages.length} languages fit together.`);
