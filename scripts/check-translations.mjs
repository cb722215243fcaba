/**
 * Fails when the translations do not fit together: a key that one language lacks, a key that no code uses,
 * or a sentence whose placeholders differ from those of the English one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { translationProblems } from './lib/translations.mjs';
import { root } from './lib/workspace.mjs';

const locales = join(root, 'libs/i18n/locales');

/** All source text that may name a key. */
function sources() {
  const texts = [];
  for (const folder of ['apps', 'libs']) {
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      if (/node_modules|dist\/|generated\/|\.spec\.tsx?$/.test(name) || !/\.tsx?$/.test(name))
        continue;
      texts.push(readFileSync(join(root, folder, name), 'utf8'));
    }
  }
  return texts.join('\n');
}

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

const problems = translationProblems(files, sources());
if (problems.length > 0) {
  console.error(
    `Translations do not fit together:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  );
  process.exit(1);
}
console.log(`Translations: ${names.size} files in ${languages.length} languages fit together.`);
