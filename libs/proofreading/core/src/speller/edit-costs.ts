import type { Dictionary } from './dictionary';
import type { SpellingProfile } from './spelling-profile';

/** Costs of single slips, in hundredths of an edit. */
export const EditCost = {
  /** An accent left out, or the wrong one. */
  Accent: 30,
  /** An accent that does not belong there. */
  ExtraAccent: 40,
  DoubledLetter: 50,
  SoundAlike: 65,
  SilentLetter: 65,
  Swap: 60,
  NearKey: 80,
  Separator: 50,
  Vowel: 85,
  MissingLetter: 90,
  ExtraLetter: 100,
  OtherLetter: 112,
  /** Added for a slip in the first letter, which people seldom get wrong. */
  FirstLetter: 30,
} as const;

/** One way to read `from` in the typed word as `to` in the dictionary, in symbols. */
export interface GroupRule {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly cost: number;
}

/** The profile's costs in the terms of one dictionary's symbols; built once for each speller. */
export interface EditCosts {
  /** Number of symbols, counting the one for characters that the dictionary lacks. */
  readonly width: number;
  /** `substitute[typed * width + wanted]`. */
  readonly substitute: Int32Array;
  /** Cost of a typed symbol too many. */
  readonly extra: Int32Array;
  /** Cost of a symbol that was left out. */
  readonly missing: Int32Array;
  /** `near[a * width + b]`: 1 where the keys lie side by side. */
  readonly near: Uint8Array;
  readonly groups: readonly GroupRule[];
}

const baseLetter = (character: string): string =>
  character === 'œ' ? 'oe' : character === 'æ' ? 'ae' : character.normalize('NFD').charAt(0);

/** Pairs of letters whose keys lie side by side. */
export function nearKeys(keyboards: SpellingProfile['keyboards']): Set<string> {
  const pairs = new Set<string>();
  for (const rows of keyboards)
    rows.forEach((row, r) => {
      [...row].forEach((key, k) => {
        // The row below is shifted by about half a key to the right.
        const below = rows[r + 1] ?? '';
        for (const other of [row[k + 1], below[k - 1], below[k]])
          if (other) pairs.add(key + other).add(other + key);
      });
    });
  return pairs;
}

/** Looks up or makes the symbol table for costs. */
export function buildEditCosts(profile: SpellingProfile, dictionary: Dictionary): EditCosts {
  const { alphabet } = dictionary;
  const width = alphabet.length + 1;
  const substitute = new Int32Array(width * width).fill(EditCost.OtherLetter);
  const extra = new Int32Array(width).fill(EditCost.ExtraLetter);
  const missing = new Int32Array(width).fill(EditCost.MissingLetter);
  const near = new Uint8Array(width * width);
  const nearPairs = nearKeys(profile.keyboards);
  const vowels = 'aeiouy';
  alphabet.forEach((a, i) => {
    alphabet.forEach((b, j) => {
      const at = i * width + j;
      const [baseA, baseB] = [baseLetter(a), baseLetter(b)];
      if (nearPairs.has(baseA + baseB)) near[at] = 1;
      if (i === j) substitute[at] = 0;
      else if (baseA === baseB)
        substitute[at] = b === baseB ? EditCost.ExtraAccent : EditCost.Accent;
      else if (near[at]) substitute[at] = EditCost.NearKey;
      else if (vowels.includes(baseA) && vowels.includes(baseB)) substitute[at] = EditCost.Vowel;
    });
    if ("'- ".includes(a)) extra[i] = missing[i] = EditCost.Separator;
    else if (profile.silentLetters.includes(a)) extra[i] = missing[i] = EditCost.SilentLetter;
  });
  const groups: GroupRule[] = [];
  const symbols = (text: string): number[] =>
    Array.from(text, (character) => dictionary.symbolOf(character));
  for (const [one, other, cost = EditCost.SoundAlike] of profile.soundAlike) {
    const [a, b] = [symbols(one), symbols(other)];
    if ([...a, ...b].includes(-1)) continue;
    if (a.length === 1 && b.length === 1)
      for (const at of [a[0]! * width + b[0]!, b[0]! * width + a[0]!])
        substitute[at] = Math.min(substitute[at]!, cost);
    else groups.push({ from: a, to: b, cost }, { from: b, to: a, cost });
  }
  return { width, substitute, extra, missing, near, groups };
}
