import type { Locale } from '@tercet/contracts';
import type { ContextModel } from './context-model';
import { confusionsOf } from './confusions';
import { unitHash } from './context-units';
import { hashUnit } from './ngram-hash';

const LETTERS: Readonly<Record<Locale, string>> = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  fr: 'abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûœ',
  es: 'abcdefghijklmnopqrstuvwxyzáéíóúüñ',
};

/** Every string one slip away from a word: a letter added, dropped or changed, or two neighbours swapped. */
export function* oneSlipAway(word: string, language: Locale): Generator<string> {
  const letters = LETTERS[language];
  for (let at = 0; at <= word.length; at++) {
    const front = word.slice(0, at);
    const back = word.slice(at);
    for (const letter of letters) {
      yield front + letter + back;
      if (back !== '' && letter !== back[0]) yield front + letter + back.slice(1);
    }
    if (back !== '') yield front + back.slice(1);
    if (back.length > 1 && back[0] !== back[1]) yield front + back[1]! + back[0]! + back.slice(2);
  }
}

const SPANISH_ACCENTS: readonly (readonly [plain: string, accented: string])[] = [
  ['a', 'á'],
  ['e', 'é'],
  ['i', 'í'],
  ['o', 'ó'],
  ['u', 'ú'],
  ['n', 'ñ'],
];

/**
 * Right with and without their accents: what the Academy lets each writer choose, and words that differ between countries.
 */
const DOUBLE_SPELLINGS =
  /^(?:[eé]st[aeo]s?|[eé]s[aeo]s?|aqu[eé]l(?:l[aeo]s?)?|s[oó]lo|gui[oó]n|truh[aá]n|v[ií]deos?|[ií]conos?|per[ií]odos?|f[uú]tbol)$/u;
/** Forms of `vos`: `mirá`, `tenés`, `vení`. */
const VOSEO = /[áéí]s?$/u;

/** Every string that differs from a Spanish word in one accent. */
export function* oneAccentAway(word: string): Generator<string> {
  if (DOUBLE_SPELLINGS.test(word) || VOSEO.test(word)) return;
  for (let at = 0; at < word.length; at++)
    for (const [plain, accented] of SPANISH_ACCENTS) {
      const letter = word[at];
      const other = letter === plain ? accented : letter === accented ? plain : undefined;
      if (other !== undefined) yield word.slice(0, at) + other + word.slice(at + 1);
    }
}

/** `set`: confused by many writers; `accent`: the same letters; `slip`: a slip of the finger away. */
export type NearKind = 'set' | 'accent' | 'slip';

export interface NearWord {
  readonly text: string;
  readonly hash: number;
  readonly kind: NearKind;
}

/** Level from which a word is so frequent that never to have seen it somewhere says something. */
const FREQUENT = 14;
/** Least level of a word that may have been meant. */
const COMMON = 5;
const REMEMBERED = 4000;
const SHORTEST = 2;
/** Shorter words have too many neighbours, little words above all. */
const SHORTEST_SLIP = 4;

/** The words of a language that may have been meant by another word of it. Units of the context model throughout. */
export class NearWords {
  private readonly confused = new Map<string, readonly NearWord[]>();
  private readonly slips = new Map<string, readonly NearWord[]>();

  /** @param isWord whether a string is a word of the language that may be proposed in place of the other */
  constructor(
    private readonly language: Locale,
    private readonly model: ContextModel,
    private readonly isWord: (text: string, insteadOf: string, kind: NearKind) => boolean,
  ) {}

  /** Words that writers confuse with this one, by sound or by an accent. */
  confusedWith(word: string): readonly NearWord[] {
    return remembered(this.confused, word, () => {
      const found = new Map<string, NearWord>();
      for (const text of confusionsOf(this.language).get(word) ?? [])
        this.add(found, text, word, 'set');
      if (this.language === 'es' && word.length >= SHORTEST)
        for (const text of oneAccentAway(word)) this.add(found, text, word, 'accent');
      return [...found.values()];
    });
  }

  /** Words a slip of the finger away, if this one is so frequent that never to have seen it somewhere says something. */
  slipsFor(word: string): readonly NearWord[] {
    return remembered(this.slips, word, () => {
      const found = new Map<string, NearWord>();
      if (word.length >= SHORTEST_SLIP && this.model.level(unitHash(word)) >= FREQUENT)
        for (const text of oneSlipAway(word, this.language))
          if (text.length >= SHORTEST_SLIP) this.add(found, text, word, 'slip');
      return [...found.values()];
    });
  }

  private add(found: Map<string, NearWord>, text: string, word: string, kind: NearKind): void {
    const hash = hashUnit(text);
    if (this.model.level(hash) < COMMON || text === word || found.has(text)) return;
    // Accents are the business of the lists.
    if (kind === 'slip' && bare(text) === bare(word)) return;
    if (this.isWord(text, word, kind)) found.set(text, { text, hash, kind });
  }
}

function remembered<Value>(memory: Map<string, Value>, key: string, find: () => Value): Value {
  let value = memory.get(key);
  if (value === undefined) {
    value = find();
    if (memory.size >= REMEMBERED) memory.clear();
    memory.set(key, value);
  }
  return value;
}

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
