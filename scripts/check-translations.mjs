/**
 * Fails when the translations do not fit together: a key that one language lacks, a key that no code uses,
 * or a sentence whose placeholders differ from those of the English one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const locales = join(root, 'libs/i18n/locales');
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const REFERENCE = 'en';

/** @returns {Map<string, string>} sentences by dotted key */
function flatten(value, prefix = '', found = new Map()) {
  for (const [key, child] of Object.entries(value)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof child === 'string') found.set(path, child);
    else flatten(child, path, found);
  }
  return found;
}

function load(locale, namespace) {
  return flatten(JSON.parse(readFileSync(join(locales, locale, `${namespace}.json`), 'utf8')));
}

const NUMBERS = new Set(['count', 'formatted']);

function placeholders(sentence, isPlural) {
  const found = [...sentence.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)];
  const names = found.map((match) => match[1] ?? `<${match[2]}>`);
  return [...new Set(names.filter((name) => !isPlural || !NUMBERS.has(name)))].sort().join(', ');
}

/** Plural forms differ by language: one key of English, and as many here as the language has. */
function missingForms(locale, sentences) {
  const plurals = new Set([...sentences.keys()].filter((key) => PLURAL.test(key)).map(base));
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return [...plurals]
    .flatMap((key) => pluralCategories.map((category) => `${key}_${category}`))
    .filter((key) => !sentences.has(key));
}

const base = (key) => key.replace(PLURAL, '');
const bases = (sentences) => new Set([...sentences.keys()].map(base));

function compare(namespace, locale, english, other) {
  const problems = [];
  const where = (key) => `${locale}/${namespace}.json: ${key}`;
  const [wanted, has] = [bases(english), bases(other)];
  for (const key of wanted) if (!has.has(key)) problems.push(`missing  ${where(key)}`);
  for (const key of has) if (!wanted.has(key)) problems.push(`extra    ${where(key)}`);
  for (const [key, sentence] of other) {
    if (sentence.trim() === '') problems.push(`empty    ${where(key)}`);
    const source = english.get(key) ?? english.get(`${base(key)}_other`);
    if (source === undefined) continue;
    // A form for one thing may leave out the number, in any of the languages.
    const isPlural = PLURAL.test(key);
    const [left, right] = [placeholders(source, isPlural), placeholders(sentence, isPlural)];
    if (left !== right) problems.push(`differs  ${where(key)}: {${left}} and {${right}}`);
  }
  return problems;
}

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

/**
 * Every quoted string and template of the code, as patterns: `${…}` stands for any part of a key,
 * so that `errors:codes.${code}` uses all the codes.
 */
function usedPatterns(code) {
  const exact = new Set();
  const open = [];
  for (const [, , text] of code.matchAll(/(['"`])((?:[a-z]+:)?\w+(?:\.[\w.]+)?)\1/g))
    exact.add(text);
  for (const [, text] of code.matchAll(/`((?:[a-z]+:)?[\w.]*\$\{[^`\n]*)`/g)) {
    const parts = text
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    if (text.replace(/\$\{[^}]*\}/g, '').replace(/[:.]/g, '') === '') continue;
    open.push(new RegExp(`^${parts.join('[\\w.]+')}$`));
  }
  return (namespace, key) =>
    [key, `${namespace}:${key}`].some(
      (name) => exact.has(name) || open.some((pattern) => pattern.test(name)),
    );
}

const namespaces = readdirSync(join(locales, REFERENCE)).map((name) => name.replace(/\.json$/, ''));
const isUsed = usedPatterns(sources());
const problems = [];
for (const namespace of namespaces) {
  const english = load(REFERENCE, namespace);
  for (const locale of readdirSync(locales)) {
    try {
      const sentences = load(locale, namespace);
      for (const key of missingForms(locale, sentences)) {
        problems.push(`missing  ${locale}/${namespace}.json: ${key}`);
      }
      problems.push(...compare(namespace, locale, english, sentences));
    } catch (error) {
      problems.push(`unread   ${locale}/${namespace}.json: ${error.message}`);
    }
  }
  for (const key of bases(english)) {
    if (!isUsed(namespace, key)) problems.push(`unused   ${namespace}.json: ${key}`);
  }
}

if (problems.length > 0) {
  console.error(
    `Translations do not fit together:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  );
  process.exit(1);
}
console.log(
  `Translations: ${namespaces.length} files in ${readdirSync(locales).length} languages fit together.`,
);
