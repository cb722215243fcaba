import { foldWord } from '../../src/speller/dictionary-format';
import { type countGenders, isShownNoun, shownGender } from './noun-genders';
import type { ReadingTable } from './pack-morphology';
import type { wikidataNouns } from './wikidata';

export type Gender = 'm' | 'f' | 'both' | undefined;

export interface NounSources {
  readonly nouns: ReturnType<typeof wikidataNouns>;
  readonly genders: ReturnType<typeof countGenders>;
  /** Finite forms of the language's verbs. */
  readonly finite: ReadonlySet<string>;
  readonly genderOf: (noun: string) => Gender;
  /** Ending of the finite forms that may be nouns by themselves. */
  readonly ending: RegExp;
}

/** A gender as readings name it: nothing where the noun has both. */
export const genderFeature = (gender: Gender): string =>
  gender === 'm' || gender === 'f' ? `.${gender}` : '';

const isPlural = (table: ReadingTable, form: string): boolean =>
  [...(table.forms.get(form) ?? [])].some((reading) => /^NOUN.*\.pl=/u.test(reading));

/** Nouns that a dictionary does not list because they are also verb forms: `apuesta`, `encargo`. */
export function addNounsBesideVerbs(
  table: ReadingTable,
  { nouns, genders, finite, genderOf, ending }: NounSources,
): void {
  for (const [written, { plural, form }] of nouns) {
    const noun = foldWord(written);
    if (noun !== written || form === 'PL') continue;
    if (/PL/u.test(form) && plural === noun && /[sxz]$/u.test(noun)) {
      if (isPlural(table, noun)) continue;
      // Alike in both numbers: `paraguas`, `temps`.
      table.add(noun, `NOUN${/F\/M/u.test(form) ? '' : /F/u.test(form) ? '.f' : '.m'}`, noun);
      continue;
    }
    if (table.has(noun, 'NOUN')) continue;
    const gender = genderFeature(genderOf(noun));
    table.add(noun, `NOUN${gender}.sg`, noun);
    if (plural && plural !== 'isplural' && plural !== noun)
      table.add(plural, `NOUN${gender}.pl`, noun);
  }
  for (const form of finite) {
    if (table.has(form, 'NOUN') || !ending.test(form) || !isShownNoun(genders.get(form))) continue;
    const gender = shownGender(genders.get(form), true);
    if (gender !== 'm' && gender !== 'f') continue;
    table.add(form, `NOUN.${gender}.sg`, form);
    table.add(`${form}s`, `NOUN.${gender}.pl`, form);
  }
}
