// Whether translations fit together: keys, plural forms, placeholders, and whether the code uses them.

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

/**
 * What is wrong with the translations.
 * @param {Record<string, Record<string, object | undefined>>} files the text of each namespace in each language
 * @param {(namespace: string, key: string) => boolean} isUsed whether the code uses a key
 */
export function translationProblems(files, isUsed) {
  return Object.entries(files).flatMap(([namespace, byLocale]) => {
    const english = flatten(byLocale[REFERENCE] ?? {});
    const unused = [...bases(english)].filter((key) => !isUsed(namespace, key));
    return [
      ...Object.entries(byLocale).flatMap(([locale, file]) => {
        if (!file) return [`unread   ${locale}/${namespace}.json`];
        const sentences = flatten(file);
        return [
          ...missingForms(locale, sentences).map(
            (key) => `missing  ${locale}/${namespace}.json: ${key}`,
          ),
          ...compare(namespace, locale, english, sentences),
        ];
      }),
      ...unused.map((key) => `unused   ${namespace}.json: ${key}`),
    ];
  });
}
