// Which keys of the translations the sources use.
import { importGraph } from './import-graph.mjs';

/** How a file says whose keys it means without a prefix: of several namespaces, those of the first. */
const NAMESPACE =
  /(?:useTranslation(?:<|\()|ParseKeys<|getFixedT\([^,)]*,)\s*\[?\s*'(\w+)'|\blocales\/[^'`]*?(\w+)\.json'/g;
const MAILS = /'@tercet\/i18n\/mails'/;

const NAME = /(['"`])((?:[a-z]+:)?\w+(?:\.[\w.-]+)?)\1/g;
const TEMPLATE = /`((?:[a-z]+:)?(?:[\w.-]|\$\{[^}`]*\})+)`/g;
/** A sentence taken straight out of its file. */
const TAKEN = /\{ (\w+) \} = \w+\([^)]*'(\w+)'\)/g;
const HOLE = /\$\{[^}]*\}/;
/** What may stand in a hole: a quoted word, or a name of an object's. */
const WORD = /'([\w-]+)'|\b(\w+)\??:/g;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (parts) => `(?:${[...parts].join('|')})`;
const isFull = (name) => /^[a-z]+:/.test(name);

function namedIn(text) {
  const found = [...text.matchAll(NAMESPACE)].map(([, called, read]) => called ?? read);
  if (MAILS.test(text)) found.push('mails');
  return found;
}

/** A file that names no namespace has its keys from, or for, the files next to it. */
function namespacesOf(sources, { importsOf, importersOf }) {
  const named = new Map([...sources].map(([file, text]) => [file, namedIn(text)]));
  return (file) => {
    const own = named.get(file);
    if (own.length > 0) return [...new Set(own)];
    const beside = [...importsOf(file), ...importersOf(file)];
    return [...new Set(beside.flatMap((other) => named.get(other)))];
  };
}

/**
 * Tells of a key whether a source names it: under its namespace, or in a file that speaks of this namespace.
 * What a template leaves open (`faq.${question}.q`) must be a word of the file itself or of one around it.
 * @param {ReadonlyMap<string, string>} sources the texts by their paths in the repository
 * @param {Readonly<Record<string, string>>} entries the files that packages are imported by
 * @returns {(namespace: string, key: string) => boolean}
 */
export function usedKeys(sources, entries) {
  const graph = importGraph(sources, entries);
  const namespaces = namespacesOf(sources, graph);
  const exact = new Set();
  const open = [];
  for (const [file, text] of sources) {
    const spoken = namespaces(file);
    for (const [, , name] of text.matchAll(NAME)) {
      if (isFull(name)) exact.add(name);
      else for (const namespace of spoken) exact.add(`${namespace}:${name}`);
    }
    for (const [, key, namespace] of text.matchAll(TAKEN)) exact.add(`${namespace}:${key}`);
    const templates = [...text.matchAll(TEMPLATE)]
      .map(([, template]) => template)
      // One without a word of its own would stand for every key.
      .filter((template) => HOLE.test(template) && /\w/.test(template.split(HOLE).join('')))
      .filter((template) => isFull(template) || spoken.length > 0);
    if (templates.length === 0) continue;
    const words = new Set(
      [...graph.around(file)].flatMap((other) =>
        [...sources.get(other).matchAll(WORD)].map(([, quoted, named]) => quoted ?? named),
      ),
    );
    for (const template of templates) {
      const pattern = template.split(HOLE).map(escaped).join(anyOf(words));
      const start = isFull(template) ? '' : `${anyOf(spoken)}:`;
      open.push(new RegExp(`^${start}${pattern}$`));
    }
  }
  return (namespace, key) => {
    const name = `${namespace}:${key}`;
    return exact.has(name) || open.some((pattern) => pattern.test(name));
  };
}
