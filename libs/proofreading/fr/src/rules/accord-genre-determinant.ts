import {
  type AnalysedWord,
  defineRule,
  matchCase,
  type RuleSentence,
} from '@tercet/proofreading-core';
import { ALL, MASCULINE, NONE, cellsOfWord, firstPair, pairsOf } from '../grammar/cells';
import { determinerFor } from '../grammar/determiners';
import { isEpicene } from '../grammar/epicenes';
import { formsOf } from '../grammar/forms';
import { type NounGroup, cellsInGroup, nounGroups } from '../grammar/noun-groups';
import {
  has,
  isFinite,
  isInfinitive,
  isNominal,
  isNoun,
  isPlainWord,
  isQualifier,
  isUnknown,
  isVerbal,
} from '../grammar/words';

const MAY_BE_PRONOUN = new Set(['le', 'la', 'les', "l'"]);
/** Written and heard apart: the noun beside them is right. */
const ADJECTIVAL = /^(?:divers|différent)e?s?$/u;
const MAY_BE_NOUN = new Set(['un', 'une', 'certains', 'certaines', 'tel', 'telle']);
const SURE = 1;

export const accordGenreDeterminant = defineRule({
  id: 'fr/accord-genre-determinant',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The determiner does not have the gender of its noun: write “{fix}”.',
    fr: 'Le déterminant n’a pas le genre de son nom : écrivez « {fix} ».',
    es: 'El determinante no tiene el género de su sustantivo: escribe «{fix}».',
  },
  explanation: {
    en: 'Articles, demonstratives and possessives take the gender of the noun: “une liste”, “ce fichier”, “cette page”.',
    fr: 'L’article, le démonstratif et le possessif prennent le genre du nom : « une liste », « ce fichier », « cette page ».',
    es: 'El artículo, el demostrativo y el posesivo toman el género del sustantivo: «une liste», «ce fichier», «cette page».',
  },
  valid: [
    'Une liste et un fichier.',
    'Cet arbre, cette horloge et ce hibou.',
    'Mon amie et son épouse arrivent.',
    'Mon ancienne maison est vendue.',
    'Le son grave de la cloche.',
    'Un de mes élèves lit.',
    'Il la porte sur son dos.',
    'Le livre de poche pèse une livre.',
    'Le tour de France et la tour Eiffel.',
    'Une des plus belles villes du monde.',
    'Un grand nombre de personnes.',
    'Quelle heure est-il ?',
    'Il écrit la logique métier.',
    'L’appel du large le tente.',
    'Si mon fils le rencontre, il lui parlera.',
    'Le prof et la prof sont là.',
    'La cadre remplace la médecin.',
  ],
  invalid: [
    { text: 'Il a écrit [[un]] longue lettre.', fix: 'une' },
    { text: '[[Le]] maison est grande.', fix: 'La' },
    { text: 'Donnez-moi [[un]] fourchette.', fix: 'une' },
    { text: '[[Ce]] chanson me plaît.', fix: 'Cette' },
    { text: '[[Cette]] exemple est clair.', fix: 'Cet' },
    { text: 'Il a mangé [[une]] gâteau.', fix: 'un' },
    { text: 'Elle revient [[du]] plage.', fix: 'de la' },
    { text: 'Tourne vers [[la droit]] au carrefour.', fix: 'la droite' },
    { text: '[[Aucun]] réponse n’est venue.', fix: 'Aucune' },
    { text: '[[Mon]] brouette grince.', fix: 'Ma' },
  ],
  misses: ['Le livre est sur le table-basse.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const group of nounGroups(words)) {
      const single = singleBefore(words, group);
      if (single) report(single.word, [single.fix]);
      const determiner = words[group.determiner ?? -1];
      const noun = words[group.noun];
      if (!determiner || !noun || !isWrong(words, group)) continue;
      const pair = firstPair(cellsOfWord(noun, isNoun));
      const next = words[group.start + 1];
      const form = pair && next ? determinerFor(determiner.norm, pair, next.norm) : undefined;
      if (form === undefined || !next || form === determiner.norm) continue;
      const fix = matchCase(determiner.text, form);
      const twin =
        group.noun === group.start + 1 && !ADJECTIVAL.test(determiner.norm)
          ? twinOf(sentence, noun, determiner)
          : undefined;
      if (twin !== undefined && !form.endsWith('’')) {
        const span = { start: determiner.start, end: noun.end };
        report(span, [`${determiner.text} ${twin}`, `${fix} ${noun.text}`]);
      } else if (!form.endsWith('’')) report(determiner, [fix]);
      else if (next.text === next.text.toLowerCase())
        report({ start: determiner.start, end: next.end }, [fix + next.text]);
    }
  },
});

/** `la droit`: the noun of the other gender, where the word is an adjective or participle too. */
function twinOf(
  { grammar }: RuleSentence,
  noun: AnalysedWord,
  determiner: AnalysedWord,
): string | undefined {
  const [pair] = pairsOf(cellsInGroup(determiner, true));
  if (!pair || !has(noun, isQualifier)) return undefined;
  const isNounToo = (form: string): boolean => grammar.readings(form).some(isNoun);
  return formsOf(noun, grammar, isQualifier, pair).find(isNounToo);
}

function isWrong(words: RuleSentence['words'], group: NounGroup): boolean {
  const determiner = words[group.determiner ?? -1];
  const noun = words[group.noun];
  if (!determiner || !isPlainWord(noun) || isUnknown(noun) || noun.text.length < 3) return false;
  // `mon` is feminine before a vowel alone.
  const isMasculine =
    /^[mts]on$/u.test(determiner.norm) &&
    /^[^aàâeéèêiîoôuûyhœæ]/u.test(words[group.start + 1]?.norm ?? '');
  const asked = cellsInGroup(determiner, true) & (isMasculine ? MASCULINE : ALL);
  const own = cellsOfWord(noun, isNoun);
  // `un virgule cinq`, `mon putain de vélo`
  if (isEpicene(noun.norm) || /^(?:virgule|putain)$/u.test(noun.norm)) return false;
  // `la logique métier`: two nouns side by side
  if (group.before.some((at) => /ique$/u.test(words[at]?.norm ?? ''))) return false;
  // `sa fait longtemps`: a verb stands there, and another rule says so.
  if (determiner.norm === 'sa' && has(noun, isVerbal)) return false;
  if (own === NONE || (cellsOfWord(noun, isNominal) & asked) !== NONE) return false;
  // The number is another rule's business; where it differs too, that one speaks.
  if (!sharesNumber(asked, own)) return false;
  if (
    MAY_BE_PRONOUN.has(determiner.norm) &&
    has(noun, isVerbal) &&
    !isFirm(words, group.start, noun)
  )
    if (determiner.margin < SURE || noun.margin < SURE) return false;
  // `l’appel du large le tente`: without it the clause would have no verb.
  const isOnlyVerb =
    group.start > 0 &&
    MAY_BE_PRONOUN.has(determiner.norm) &&
    has(noun, isFinite) &&
    !words.some((word) => word !== noun && isFinite(word.best));
  if (isOnlyVerb && !isFirm(words, group.start, noun)) return false;
  // `mon fils le rencontre`: no noun stands beside another with its article.
  const isAfterNoun = words[group.start - 1]?.best.pos === 'NOUN';
  if (isAfterNoun && MAY_BE_PRONOUN.has(determiner.norm) && has(noun, isFinite)) return false;
  // `rien ne ce passe`: no noun follows “ne”.
  if (words[group.start - 1]?.norm === 'ne') return false;
  if (MAY_BE_PRONOUN.has(determiner.norm) && words[group.start - 1]?.norm === 'en') return false;
  const isBeforeOf = /^(?:de|d'|des|du)$/u.test(words[group.end]?.norm ?? '');
  if (MAY_BE_NOUN.has(determiner.norm) && noun.margin < (isBeforeOf ? 0.3 : SURE)) return false;
  return group.before.every((index) => {
    const cells = cellsInGroup(words[index]);
    return (cells & own) !== NONE || (cells & asked) === NONE;
  });
}

/** `un ou plusieurs pages`: the first determiner belongs to the noun too. */
function singleBefore(words: RuleSentence['words'], { determiner = 0, noun, start }: NounGroup) {
  const word = words[start - 2];
  const head = words[noun];
  if (
    words[determiner]?.norm !== 'plusieurs' ||
    words[start - 1]?.norm !== 'ou' ||
    !isPlainWord(head)
  )
    return undefined;
  const fix = word?.norm === 'un' ? 'une' : word?.norm === 'une' ? 'un' : undefined;
  const isOther = head.readings.every((r) => isNoun(r) && r.gender === (fix === 'une' ? 'f' : 'm'));
  return word && fix !== undefined && isOther
    ? { word, fix: matchCase(word.text, fix) }
    : undefined;
}

/** `sur le table`: no verb but an infinitive follows such a preposition and a pronoun. */
const isFirm = (words: RuleSentence['words'], start: number, noun: AnalysedWord): boolean =>
  /^(?:sur|dans|sous|chez|vers|avec|par|entre|contre|depuis|pendant)$/u.test(
    words[start - 1]?.norm ?? '',
  ) && !has(noun, isInfinitive);

/** Whether two sets have a number in common, whatever their genders. */
function sharesNumber(one: number, other: number): boolean {
  const numbers = (cells: number): number => (cells | (cells >> 2)) & 0b0011;
  return (numbers(one) & numbers(other)) !== 0;
}
