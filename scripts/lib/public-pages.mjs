// What a browser fetches before a public page can be used.

/** Kilobytes (1,000 bytes) of JavaScript after compression by Brotli, as the server sends it. */
export const BUDGET = 120;

/** Where the bundle is, under what is served. */
const ASSETS = 'assets/';

function closure(entries, read) {
  const seen = new Set();
  const queue = [...entries];
  while (queue.length > 0) {
    const file = queue.pop();
    if (seen.has(file)) continue;
    seen.add(file);
    const imports = read(file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
    queue.push(...[...imports].map(([, name]) => `${ASSETS}${name}`));
  }
  return seen;
}

/** The chunks of the public pages, by what these are called, and the words that they load, beside those of every page. */
export const PUBLIC_PAGES = {
  home: { chunk: 'HomePage', words: ['home', 'checker'] },
  pricing: { chunk: 'PricingRoute', words: ['plans', 'errors'] },
  support: { chunk: 'SupportRoute', words: ['support', 'auth', 'errors'] },
  grammarChecker: { chunk: 'GrammarCheckerPage', words: ['grammar', 'checker', 'tools'] },
  spellChecker: { chunk: 'SpellCheckerPage', words: ['spelling', 'checker', 'tools'] },
  writingAssistant: { chunk: 'WritingAssistantPage', words: ['assistant', 'checker', 'tools'] },
  accuracy: { chunk: 'AccuracyPage', words: ['accuracy'] },
  privacy: { chunk: 'PrivacyPage', words: ['privacy'] },
  signIn: { chunk: 'SignInRoute', words: ['auth', 'errors'] },
  signUp: { chunk: 'SignUpRoute', words: ['auth', 'errors'] },
  forgotPassword: { chunk: 'ForgotPasswordRoute', words: ['auth', 'errors'] },
};

/**
 * The scripts that index.html names, the chunk of the page itself, the words of one language (the longest, as any may come),
 * and what these import statically. Each with its kilobytes, the largest first.
 * @param {{ chunk: string, words: readonly string[] }} page
 * @param {string} html
 * @param {readonly string[]} names the built scripts, as paths under what is served
 * @param {(name: string) => string} read the text of one
 * @param {(name: string) => number} size its bytes as they are sent
 * @returns {{ name: string, size: number }[]}
 */
export function filesOfPage(page, html, names, read, size) {
  const chunksOf = (prefix) => {
    const chunks = names.filter((name) => name.startsWith(`${ASSETS}${prefix}-`));
    if (chunks.length === 0) throw new Error(`The build has no chunk of ${prefix}.`);
    return chunks;
  };
  const largest = (files) => files.toSorted((a, b) => size(b) - size(a)).slice(0, 1);
  const files = closure(
    [
      ...[...html.matchAll(/"\/((?:assets\/)?[\w.-]+\.js)"/g)].map(([, name]) => name),
      ...chunksOf(page.chunk),
      ...['common', ...page.words].flatMap((namespace) => largest(chunksOf(namespace))),
    ],
    read,
  );
  return [...files]
    .map((name) => ({ name, size: size(name) / 1000 }))
    .sort((a, b) => b.size - a.size);
}

/** Kilobytes of all files. */
export const totalOf = (files) => files.reduce((sum, { size }) => sum + size, 0);
