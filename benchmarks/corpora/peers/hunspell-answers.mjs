/** A text as one line of `hunspell -a`; the sign at its start says that no command follows. Positions stay, but for one. */
export const toPipeLine = (text) => `^${text.replace(/[\r\n]/g, ' ').replaceAll('’', "'")}`;

/** `& word count offset: suggestion, suggestion` or, without suggestions, `# word offset`. */
const MISSPELLED = /^(?:& (\S+) \d+ \d+: (.*)|# (\S+) \d+)$/u;

/**
 * Misspellings of a text from the answer to its line. They come in the order of the text and are looked for in it, as
 * versions disagree whether the offset counts bytes or characters.
 */
export function misspellingsIn(text, answers) {
  const line = toPipeLine(text).slice(1);
  const issues = [];
  let from = 0;
  for (const answer of answers) {
    const [, known, suggestions = '', unknown] = MISSPELLED.exec(answer) ?? [];
    const word = known ?? unknown;
    if (word === undefined) continue;
    const start = placeOf(word, line, from);
    if (start < 0) continue;
    from = start + word.length;
    const list = suggestions === '' ? [] : suggestions.split(', ');
    issues.push({ start, end: from, suggestions: list, kind: 'spelling' });
  }
  return issues;
}

const LETTER = /[\p{L}\p{M}]/u;

/** Where a word stands by itself, not as a part of a longer one. */
function placeOf(word, line, from) {
  let start = line.indexOf(word, from);
  while (start >= 0) {
    const isAlone =
      !LETTER.test(line.charAt(start - 1)) && !LETTER.test(line.charAt(start + word.length));
    if (isAlone) return start;
    start = line.indexOf(word, start + 1);
  }
  return -1;
}
