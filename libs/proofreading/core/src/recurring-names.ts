import type { CheckedParagraph } from './check';

/**
 * Capitalised unknown words that recur in a document and are names rather than one misspelling made again and again.
 *
 * A word that also stands capitalised inside a sentence is a name. One that only ever opens sentences, cells or lines
 * of headings, where every word has its capital, is a name unless a frequent word lies very near it, or it is unknown
 * in small letters too.
 */
export function recurringNames(paragraphs: readonly CheckedParagraph[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const recurring = new Map<string, boolean>();
  for (const { text, issues } of paragraphs) {
    for (const { maybeName, likelySlip = false, start, end } of issues) {
      if (!maybeName) continue;
      const word = text.slice(start, end);
      if (seen.has(word)) recurring.set(word, likelySlip);
      seen.add(word);
    }
  }
  if (recurring.size === 0) return new Set();
  const inSmallLetters = unknownInSmallLetters(paragraphs, recurring);
  const isDoubtful = (word: string) =>
    recurring.get(word) === true || inSmallLetters.has(word.toLowerCase());
  const doubtful = new Set([...recurring.keys()].filter(isDoubtful));
  const inside = doubtful.size > 0 ? capitalsInside(paragraphs) : new Set();
  const names = [...recurring.keys()].filter(
    (word) => !doubtful.has(word) || inside.has(withoutPossessive(word)),
  );
  return new Set(names);
}

function unknownInSmallLetters(
  paragraphs: readonly CheckedParagraph[],
  words: ReadonlyMap<string, unknown>,
): ReadonlySet<string> {
  const wanted = new Set([...words.keys()].map((word) => word.toLowerCase()));
  const found = new Set<string>();
  for (const { text, issues } of paragraphs) {
    for (const { category, start, end } of issues) {
      const word = category === 'spelling' ? text.slice(start, end) : '';
      if (wanted.has(word)) found.add(word);
    }
  }
  return found;
}

const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`;
/** What stands before the word goes on with it: no sentence, item, cell or quotation starts here. */
const INSIDE = new RegExp(String.raw`(?<=[\p{L}\p{M}\p{N},;(&][ \u00A0]{1,2})${WORD}`, 'gu');
const withoutPossessive = (word: string): string => word.replace(/['’]s?$/u, '');

const remembered = new WeakMap<CheckedParagraph, ReadonlySet<string>>();

/** Words with a capital that their place does not give them. */
function capitalsInside(paragraphs: readonly CheckedParagraph[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const paragraph of paragraphs) for (const word of capitalsOf(paragraph)) all.add(word);
  return all;
}

/** The same of one paragraph, which is read once and remembered. */
function capitalsOf(paragraph: CheckedParagraph): ReadonlySet<string> {
  let words = remembered.get(paragraph);
  if (!words) {
    const { text } = paragraph;
    const found = isHeading(text) ? [] : [...text.matchAll(INSIDE)];
    words = new Set(found.map(([word]) => withoutPossessive(word)));
    remembered.set(paragraph, words);
  }
  return words;
}

const LONGEST_HEADING = 120;
const SHORT_WORD = 3;

/** A line without a full stop in which every word but the little ones has a capital: "How to Win a Game". */
function isHeading(text: string): boolean {
  if (text.length > LONGEST_HEADING || /[.!?…]\s*$/u.test(text)) return false;
  const words = text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return words.every((word) => word.length <= SHORT_WORD || /^\p{Lu}/u.test(word));
}
