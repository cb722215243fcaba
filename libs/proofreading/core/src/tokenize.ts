import type { Token, TokenKind } from './sentence';

/** A plain word before a space, a comma or the end: most tokens, without trying anything rarer. */
const PLAIN_WORD = /[\p{L}\p{M}]+(?=[ ,]|$)/uy;

const LETTER = String.raw`[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]`;
const EXTENSIONS =
  'txt|md|pdf|docx?|xlsx?|pptx?|odt|csv|json|ya?ml|xml|html?|css|scss|jsx?|mjs|cjs|tsx?|py|rb|rs|go|java|kt|cpp|hpp|cs|php|sh|bat|exe|dll|zip|gz|tar|png|jpe?g|gif|svg|webp|ico|mp[34]|wav|mov|avi|log|ini|toml|lock|sql|epub|tex';
const DOMAINS =
  'com|org|net|io|dev|app|edu|gov|info|biz|eu|uk|fr|es|de|ca|mx|ar|cl|pe|pt|ch|ai|tv|xyz|online|shop|blog|cloud|tech';
const LAST_OF_ADDRESS = String.raw`[^\s<>"“”«»\x60.,;:!?'’)\]}…*_]`;

/** Tried in this order at each position; the first that matches names the token. Every repetition is bounded or linear. */
const PATTERNS: readonly (readonly [TokenKind, string])[] = [
  ['space', String.raw`\s+`],
  [
    'literal',
    [
      '```[\\s\\S]*?(?:```|$)',
      '``[^\\n]+?``',
      '`[^`\\n]+`',
      String.raw`[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"“”«»\x60]*${LAST_OF_ADDRESS}`,
      String.raw`(?:mailto:|tel:|www\.)[^\s<>"“”«»\x60]*${LAST_OF_ADDRESS}`,
      String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}`,
      String.raw`(?<![\p{L}\p{N}])[@#][\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,63}(?<![.-])`,
      String.raw`<\/?[a-z!][^<>\n]{0,300}>`,
      String.raw`&(?:[a-z]{2,8}|#\d{1,6});`,
      String.raw`\{\{[^{}\n]{0,100}\}\}|\$\{[^{}\n]{0,100}\}|%(?:\d\$)?[sd](?!\p{L})`,
      String.raw`[A-Z]:\\(?:[^\s"<>|]*${LAST_OF_ADDRESS})?`,
      String.raw`(?<![\p{L}\p{N}.])(?:\.{0,2}|~)\/[\p{L}\p{N}_.-]{2,80}(?:\/[\p{L}\p{N}_.-]{1,80}){0,20}\/?(?<!\.)`,
      String.raw`(?:[a-z0-9-]{1,63}\.){1,5}(?:${DOMAINS})(?![\p{L}\p{N}-])(?:\/[^\s<>"“”«»\x60]*${LAST_OF_ADDRESS})?`,
      String.raw`(?:[\p{L}\p{N}_-]{1,80}\/){0,12}[\p{L}\p{N}_-]{1,80}(?:\.[\p{L}\p{N}_-]{1,40}){0,4}\.(?:${EXTENSIONS})(?![\p{L}\p{N}])`,
      String.raw`(?<![^\s("“«'])\.(?:${EXTENSIONS}|${DOMAINS}|env|gitignore|editorconfig)(?![\p{L}\p{N}])`,
      String.raw`\p{L}[\p{L}\p{N}]{0,60}(?:_[\p{L}\p{N}]{1,60}){1,12}(?:\(\))?`,
      String.raw`\p{L}[\p{L}\p{N}]{0,60}(?:\.\p{L}[\p{L}\p{N}]{0,60}){0,6}\(\)`,
      String.raw`v\d{1,6}(?:\.\d{1,6}){0,5}(?:-[a-z0-9.]{1,30}(?<!\.))?(?![\p{L}\p{N}])`,
      String.raw`\d{1,6}(?:\.\d{1,6}){2,5}-[a-z][a-z0-9.]{0,30}(?<!\.)`,
    ].join('|'),
  ],
  [
    'number',
    String.raw`\d+(?:[.,:/'’\u00A0\u202F\u2009-]\d+)*(?:\.(?:[ºª]|er(?!\p{L}))|\p{L}${LETTER}*)?`,
  ],
  [
    'word',
    String.raw`(?:\p{L}\p{M}*\.){2,}(?:\p{L}(?![\p{L}\p{M}\p{N}]))?` +
      String.raw`|\p{L}${LETTER}*(?:(?:['’ʼ‐‑·-]|(?<=\p{Lu})&(?=\p{Lu}))[\p{L}\p{N}]${LETTER}*)*`,
  ],
  [
    'symbol',
    String.raw`\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*` +
      String.raw`|(?<=^|\s)[:;=]['’]?-?[()DPp/|](?=$|[\s.,!?])`,
  ],
  ['punctuation', String.raw`\.{2,}|[!?]+|-{2,}|\p{P}`],
  ['symbol', String.raw`[\s\S]`],
];
const ANY_TOKEN = new RegExp(PATTERNS.map(([, pattern]) => `(${pattern})`).join('|'), 'uyi');

/**
 * Splits a text into tokens that cover it without gaps, positions in UTF-16 code units from `offset`.
 *
 * A word is what stands between spaces and signs: apostrophes and hyphens inside it belong to it ("don't", "l’homme",
 * "aujourd’hui", "a-t-il", "dámelo" are each one token), because where such a word parts is a question of its language,
 * which the speller and the rules of that language answer. Combining marks and soft hyphens stay with their letter.
 * Any string is accepted, lone surrogates and control characters included (they are symbols).
 */
export function tokenize(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < text.length) {
    PLAIN_WORD.lastIndex = position;
    const plain = startsWithLetter(text, position) ? PLAIN_WORD.exec(text)?.[0] : undefined;
    const [matched, found] = plain ? (['word', plain] as const) : anyToken(text, position);
    const end = position + found.length;
    const kind = matched === 'word' && found.length > MAX_WORD_LENGTH ? 'literal' : matched;
    tokens.push({ kind, text: found, start: offset + position, end: offset + end });
    position = end;
  }
  return tokens;
}

/** UTF-16 code units: what is longer is encoded data, and no checker should spend its time on it. */
const MAX_WORD_LENGTH = 100;

/** Only a letter may start a plain word: a stray combining mark is a symbol. */
function startsWithLetter(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code < 0x300)
  );
}

function anyToken(text: string, position: number): readonly [TokenKind, string] {
  ANY_TOKEN.lastIndex = position;
  const match = ANY_TOKEN.exec(text);
  if (!match) return ['symbol', text.charAt(position)];
  const group = PATTERNS.findIndex((_, index) => match[index + 1] !== undefined);
  return [PATTERNS[group]?.[0] ?? 'symbol', match[0]];
}
