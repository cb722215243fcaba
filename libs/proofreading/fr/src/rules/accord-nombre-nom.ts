import {
  defineRule,
  type AnalysedWord,
  type Reading,
  type RuleSentence,
} from '@tercet/proofreading-core';
import { type Cells, NONE, PLURAL, SINGULAR, cellsOfWord } from '../grammar/cells';
import { formsOf } from '../grammar/forms';
import { type NounGroup, cellsInGroup, nounGroups } from '../grammar/noun-groups';
import {
  has,
  hasOnly,
  isInfinitive,
  isNominal,
  isNoun,
  isPlainWord,
  isUnknown,
  isVerbal,
} from '../grammar/words';

/** They may be pronouns before a verb; the tagger has to be sure of the article. */
const MAY_BE_PRONOUN = new Set(['le', 'la', 'les', "l'", 'leur', 'en']);
/** Written alike aloud: here the determiner is as likely wrong as the noun, and other rules look at it. */
const SILENT = new Set(['leur', 'leurs', 'quel', 'quelle', 'quels', 'quelles', 'tout', 'toute']);
const SURE = 1;
/** Nouns that stay as they are after any number. */
const UNBENDING = /^(?:euro|franc|dollar)?$/u;

export const accordNombreNom = defineRule({
  id: 'fr/accord-nombre-nom',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The noun does not agree in number with its determiner: write “{fix}”.',
    fr: 'Le nom ne s’accorde pas en nombre avec son déterminant : écrivez « {fix} ».',
    es: 'El sustantivo no concuerda en número con su determinante: escribe «{fix}».',
  },
  explanation: {
    en: 'After “les”, “des”, “ces”, “plusieurs” or a number the noun is plural; after “le”, “un”, “cette” or “chaque” it is singular: “les pages”, “chaque page”.',
    fr: 'Après « les », « des », « ces », « plusieurs » ou un nombre, le nom est au pluriel ; après « le », « un », « cette » ou « chaque », au singulier : « les pages », « chaque page ».',
    es: 'Tras «les», «des», «ces», «plusieurs» o un número, el sustantivo va en plural; tras «le», «un», «cette» o «chaque», en singular: «les pages», «chaque page».',
  },
  valid: [
    'Les pages sont blanches.',
    'Chaque page compte.',
    'Il les porte sur son dos.',
    'Le temps passe et le bras guérit.',
    'Un des amis de Paul chante.',
    'Plusieurs fois par jour.',
    'Les Martin viennent demain.',
    'Les avoir vus suffit.',
    'Deux mille trois cents euros.',
    'Il en a vu des vertes et des pas mûres.',
    'Ces grands espaces font rêver.',
  ],
  invalid: [
    { text: 'Toutes les [[page]] du livre sont blanches.', fix: 'pages' },
    { text: 'Il a acheté plusieurs [[livre]].', fix: 'livres' },
    { text: 'Chaque [[enfants]] reçoit un cahier.', fix: 'enfant' },
    { text: 'J’ai quatre [[enfant]].', fix: 'enfants' },
    { text: 'Le prix des [[maison]] augmente.', fix: 'maisons' },
    { text: 'Elle cherche une [[adresses]].', fix: 'adresse' },
    { text: 'Ces [[cheval]] sont beaux.', fix: 'chevaux' },
  ],
  check(sentence, report) {
    const { words } = sentence;
    for (const group of nounGroups(words)) {
      const noun = words[group.noun];
      const wanted = wantedNumber(words, group);
      if (!noun || wanted === undefined || !isWrongNoun(words, group, wanted)) continue;
      const number = wanted === PLURAL ? 'pl' : 'sg';
      const forms = formsOf(noun, sentence.grammar, isNoun, { number });
      if (forms.length > 0 && !UNBENDING.test(noun.norm)) report(noun, forms.slice(0, 2));
    }
  },
});

/** The number that determiner or numeral ask for, when they ask for one surely. */
function wantedNumber(words: RuleSentence['words'], group: NounGroup): Cells | undefined {
  const word = words[group.determiner ?? group.start - 1];
  if (!word || word.kind !== 'word') return undefined;
  if (group.determiner === undefined) {
    const isNumeral = word.best.pos === 'NUM' && word.best.number === 'pl';
    return isNumeral && word.readings.every(({ pos }) => pos === 'NUM') ? PLURAL : undefined;
  }
  if (SILENT.has(word.norm) || isJoined(words, group.determiner)) return undefined;
  const cells = cellsInGroup(word, true);
  if ((cells & SINGULAR) === NONE) return PLURAL;
  return (cells & PLURAL) === NONE ? SINGULAR : undefined;
}

/** `un et demi`, `l’un des`: the determiner is none. */
function isJoined(words: RuleSentence['words'], index: number): boolean {
  const before = words[index - 1];
  return /^une?$/u.test(words[index]?.norm ?? '') && /^(?:l'|et)$/u.test(before?.norm ?? '');
}

function isWrongNoun(words: RuleSentence['words'], group: NounGroup, wanted: Cells): boolean {
  const noun = words[group.noun];
  if (!isPlainWord(noun) || isUnknown(noun) || noun.text.length < 3) return false;
  if ((cellsOfWord(noun, isNominal) & wanted) !== NONE) return false;
  const determiner = group.determiner === undefined ? undefined : words[group.determiner];
  if (mayBeVerb(noun) && noun.margin < SURE) return false;
  if (determiner && MAY_BE_PRONOUN.has(determiner.norm) && mayBeVerb(noun)) {
    if (determiner.margin < SURE || has(noun, isPresentParticiple)) return false;
    if (has(noun, isInfinitive) && words[group.start - 1]?.best.pos === 'ADP') return false;
  }
  if (isListed(words, group.end) || group.before.some((index) => isOrdinal(words[index])))
    return false;
  return group.before.every((index) => agrees(words[index], wanted));
}

const mayBeVerb = (word: AnalysedWord): boolean => has(word, isVerbal) && !hasOnly(word, isNoun);
const isPresentParticiple = (reading: Reading): boolean =>
  reading.form === 'part' && reading.tense === 'pres';
/** `le premier et le troisième alinéas` */
const isOrdinal = (word: AnalysedWord | undefined): boolean =>
  /i[eè]mes?$|^premi|^second/u.test(word?.norm ?? '');

/** `les nom et prénom`, `des pull requests`, `personne(s)`: what follows belongs to the noun. */
function isListed(words: RuleSentence['words'], end: number): boolean {
  const next = words[end];
  if (!next) return false;
  if (/^[(/[]$/u.test(next.text) && (next.gap === '' || next.text !== '(')) return true;
  if (
    next.kind === 'word' &&
    (isUnknown(next) || next.best.pos === 'NOUN' || next.best.pos === 'X')
  )
    return true;
  const after = words[end + 1];
  const isJoin = next.norm === 'et' || next.norm === 'ou' || next.text === ',';
  return isJoin && (after?.best.pos === 'NOUN' || after?.best.pos === 'ADJ');
}

const agrees = (word: AnalysedWord | undefined, wanted: Cells): boolean =>
  !word || (cellsOfWord(word, isNominal) & wanted) !== NONE;
