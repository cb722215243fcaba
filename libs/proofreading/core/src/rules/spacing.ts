import type { Span } from '../issue';
import type { RuleSentence, RuleToken } from './rule-sentence';

/** Two spaces (never more: those align something) between two words, or a word and a sign, within a sentence. */
export function findDoubleSpaces({ tokens }: RuleSentence): Span[] {
  return tokens
    .slice(1)
    .filter((token) => token.gap === '  ' && token.kind !== 'symbol')
    .map((token) => ({ start: token.start - 2, end: token.start }));
}

/** Spaces before a sign that stands close to its word, from the given set of signs. */
export function findSpacesBefore(
  { tokens, isRunOn }: RuleSentence,
  signs: string,
): (Span & { readonly sign: RuleToken })[] {
  const found: (Span & { readonly sign: RuleToken })[] = [];
  for (const [index, sign] of tokens.entries()) {
    const before = tokens[index - 1];
    if (!before || sign.kind !== 'punctuation' || sign.gap !== ' ') continue;
    const follows = tokens[index + 1];
    // " .net", " :smile:" and " ..." are not signs at the end of something.
    const closes =
      sign.text.length === 1 &&
      signs.includes(sign.text) &&
      (follows ? follows.gap !== '' : !isRunOn);
    if (closes && (before.kind === 'word' || before.kind === 'number')) {
      found.push({ start: sign.start - 1, end: sign.start, sign });
    }
  }
  return found;
}

/** A comma with its space on the wrong side: "one ,two". */
export function findSpacesAstray({ tokens }: RuleSentence): Span[] {
  return tokens.flatMap((sign, index) => {
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    const isAstray =
      sign.text === ',' && sign.gap === ' ' && before?.kind === 'word' && after?.kind === 'word';
    return isAstray && after.gap === '' ? [{ start: sign.start - 1, end: sign.end }] : [];
  });
}

/** A comma, semicolon or closing sign run into the next word: "one,two". */
export function findMissingSpacesAfter({ tokens }: RuleSentence, signs: string): RuleToken[] {
  return tokens.filter((sign, index) => {
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (sign.kind !== 'punctuation' || !signs.includes(sign.text)) return false;
    if (before?.kind !== 'word' || after?.kind !== 'word' || sign.gap !== '' || after.gap !== '')
      return false;
    return before.text.length > 1 && after.text.length > 1;
  });
}

/** The same comma, semicolon or colon twice, or two full stops. */
export function findDoubledSigns({ tokens }: RuleSentence): Span[] {
  const found: Span[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token.text === '..' && token.gap === '') found.push(token);
    const isPair = next && /^[,;]$/.test(token.text) && next.text === token.text && next.gap === '';
    if (isPair && tokens[index - 1]?.text !== token.text)
      found.push({ start: token.start, end: next.end });
  }
  return found;
}
