import {
  type AnalysedWord,
  type RuleSentence,
  defineRule,
  matchCase,
  entryOf,
} from '@tercet/proofreading-core';
import { ALL, type Cells, NONE, firstPair, cellsOfWord } from '../grammar/cells';
import { determinerFor } from '../grammar/determiners';
import { nounGroups } from '../grammar/noun-groups';
import { has, isFinite, isNoun, isPlainWord, isQualifier, isUnknown } from '../grammar/words';

/** Forms that sound alike, or nearly, in both numbers or genders, by the first of their series. */
const SERIES: Readonly<Record<string, readonly string[]>> = {
  tout: ['tout', 'toute', 'tous', 'toutes'],
  quel: ['quel', 'quelle', 'quels', 'quelles'],
  leur: ['leur', 'leur', 'leurs', 'leurs'],
  certain: ['certain', 'certaine', 'certains', 'certaines'],
  tel: ['tel', 'telle', 'tels', 'telles'],
  quelque: ['quelque', 'quelque', 'quelques', 'quelques'],
  seul: ['seul', 'seule', 'seuls', 'seules'],
  même: ['même', 'même', 'mêmes', 'mêmes'],
};
const BASE = new Map(
  Object.entries(SERIES).flatMap(([base, forms]) => forms.map((form) => [form, base] as const)),
);
const UNSURE = /^(?:des|un|une|du|au|aux)$/u;
const ONLY_PLURAL = new Set(['même', 'quelque']);
const CELLS = [0b0001, 0b0100, 0b0010, 0b1000];
/** They stand before the article: `tous les jours`, `seuls les noms`. */
const BEFORE_ARTICLE = new Set(['tout', 'seul']);

export const accordDeterminantMuet = defineRule({
  id: 'fr/accord-determinant-muet',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The word before the noun agrees with it: write “{fix}”.',
    fr: 'Le mot placé devant le nom s’accorde avec lui : écrivez « {fix} ».',
    es: 'La palabra que precede al sustantivo concuerda con él: escribe «{fix}».',
  },
  explanation: {
    en: '“Tout”, “quel”, “leur”, “certain” and “même” sound alike in several forms but take the gender and number of the noun: “tous les jours”, “quelles couleurs”, “leurs enfants”.',
    fr: '« Tout », « quel », « leur », « certain » et « même » se prononcent de même mais prennent le genre et le nombre du nom : « tous les jours », « quelles couleurs », « leurs enfants ».',
    es: '«Tout», «quel», «leur», «certain» y «même» suenan igual en varias formas, pero toman el género y el número del sustantivo: «tous les jours», «quelles couleurs», «leurs enfants».',
  },
  valid: [
    'Quelque habiles que vous soyez, partez.',
    'Tous les jours, il court.',
    'Tout le monde est là.',
    'Tout les sépare.',
    'Je leur donne des livres.',
    'Leurs enfants jouent.',
    'Quelles que soient les raisons.',
    'Les fleurs, tout en haut, fanent.',
    'À quelque dix mètres de là.',
    'Il y a quelque deux-cents ans.',
    'Même les enfants rient.',
    'Seuls le maire et ses adjoints votent.',
    'Il les connaît tous les deux.',
  ],
  invalid: [
    { text: '[[Tout]] les livres sont là.', fix: 'Tous' },
    { text: 'Il lit [[toute]] les lettres.', fix: 'toutes' },
    { text: '[[Leur]] enfants jouent.', fix: 'Leurs' },
    { text: '[[Quel]] belles fleurs !', fix: 'Quelles' },
    { text: 'Ils parlent avec [[leurs]] voisin.', fix: 'leur' },
    { text: '[[Certain]] jours, il pleut.', fix: 'Certains' },
    { text: 'Ils ont les [[même]] goûts.', fix: 'mêmes' },
    { text: '[[Seul]] les amis viennent.', fix: 'Seuls' },
  ],
  misses: ['Tout autre solution serait folle.'],
  check({ words }, report) {
    for (const group of nounGroups(words)) {
      const noun = words[group.noun];
      if (!isPlainWord(noun) || isUnknown(noun)) continue;
      const article = group.determiner === undefined ? undefined : words[group.determiner];
      const place = wordPlace(words, group.start, group.noun, article);
      const word = words[place ?? -1];
      if (!word || place === undefined) continue;
      const cells =
        cellsOfWord(noun, isNoun) & (place < group.start && article ? articleCells(article) : ALL);
      // `seuls le maire, les élus`: a list follows.
      // `quelque habiles que vous soyez`: an adverb.
      const isAdverb = /^(?:que|qu')$/u.test(words[group.end]?.norm ?? '');
      if (isAdverb && /^quelques?$/u.test(word.norm) && has(noun, isQualifier)) continue;
      const isList = /^(?:,|et|ou)$/u.test(
        words[group.end]?.norm || (words[group.end]?.text ?? ''),
      );
      if (isList && /^seule?s$/u.test(word.norm)) continue;
      const fix = fixFor(word, cells, words[place + 1]?.norm ?? '');
      if (fix !== undefined && isSure(words, place, noun))
        report(word, [matchCase(word.text, fix)]);
    }
  },
});

/** Whether what follows is no part of what this word ends: a sign, a preposition, a conjunction, a verb that takes an object. */
const isOpening = (word: AnalysedWord): boolean =>
  word.kind === 'punctuation' ||
  (/^(?:ADP|CCONJ|SCONJ)$/u.test(word.best.pos) &&
    !/^(?:après|avant|malgré|par|de|à)$/u.test(word.norm)) ||
  (word.best.pos === 'VERB' && word.best.form === 'inf') ||
  /^(?:de|pas|que|qu')$/u.test(word.norm);

/** `tous` before the article, `leur` in the place of the article, `même` between article and noun. */
function wordPlace(
  words: RuleSentence['words'],
  start: number,
  noun: number,
  article: AnalysedWord | undefined,
): number | undefined {
  for (const at of [start - 1, start, start + 1]) {
    const base = BASE.get(words[at]?.norm ?? '');
    if (base === undefined || at >= noun || words[at]?.text.startsWith('-')) continue;
    if (at === start - 1 && article && BEFORE_ARTICLE.has(base) && !UNSURE.test(article.norm))
      return at;
    if (at === start && article && base !== 'même' && base !== 'seul' && base !== 'tout') return at;
    if (at === start + 1 && article && base === 'même') return at;
  }
  return undefined;
}

const articleCells = (article: AnalysedWord): Cells =>
  cellsOfWord(article, ({ pos }) => pos === 'DET') || ALL;

/** The form that agrees; none where the word does already, or no form would. */
function fixFor(word: AnalysedWord, cells: Cells, next: string): string | undefined {
  const base = BASE.get(word.norm) ?? '';
  const forms = entryOf(SERIES, base) ?? [];
  const own = forms.reduce(
    (all, form, i) => (form === word.norm ? all | (CELLS[i] ?? 0) : all),
    NONE,
  );
  if (cells === NONE || (own & cells) !== NONE) return undefined;
  const pair = firstPair(cells);
  if (!pair) return undefined;
  const index = (pair.number === 'pl' ? 2 : 0) + (pair.gender === 'f' ? 1 : 0);
  // Where the noun shows no plural it is the noun that is wrong.
  if (ONLY_PLURAL.has(base) && pair.number === 'sg') return undefined;
  const fix = determinerFor(word.norm, pair, next) ?? forms[index];
  return fix === word.norm ? undefined : fix;
}

/** Whether nothing further left is what `tous` or `toutes` may belong to. */
function isAlone(words: RuleSentence['words'], place: number): boolean {
  const own = cellsOfWord(words[place] ?? { readings: [] }, ({ pos }) => pos === 'DET');
  const isOther = ({ best, readings }: AnalysedWord): boolean =>
    /^(?:NOUN|PRON|PROPN|X)$/u.test(best.pos) &&
    (cellsOfWord({ readings }, ({ pos }) => pos === best.pos) & own) !== NONE;
  return (
    /^(?:tous|toutes)$/u.test(words[place]?.norm ?? '') && !words.slice(0, place).some(isOther)
  );
}

function isSure(words: RuleSentence['words'], place: number, noun: AnalysedWord): boolean {
  const before = words[place - 1];
  const base = BASE.get(words[place]?.norm ?? '') ?? '';
  // `ils ont tous le même but`, `après tout la mer`: it belongs to what stands before.
  const isFloating = BEFORE_ARTICLE.has(base) && !/^toute?$/u.test(words[place]?.norm ?? '');
  if (isFloating && before && !isOpening(before) && !isAlone(words, place)) return false;
  if (/^(?:après|avant|malgré|par|surtout|du)$/u.test(before?.norm ?? '')) return false;
  if (base === 'leur' && words[place + 1] !== noun) return false;
  if (has(noun, isFinite) && noun.margin < 1) return false;
  if (words[place]?.norm === 'leurs' && /[sxz]$/u.test(noun.norm)) return false;
  // `je leur parle`, `quelque dix mètres`
  if (words[place]?.norm === 'leur' && before?.best.pos === 'PRON') return false;
  return (
    words[place + 1]?.best.pos !== 'NUM' &&
    !/-(?:cents?|mille|vingts?)$/u.test(words[place + 1]?.norm ?? '') &&
    !has(words[place + 1], ({ type }) => type === 'rel')
  );
}
