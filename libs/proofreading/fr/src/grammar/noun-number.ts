import type { AnalysedWord, Reading, RuleSentence } from '@tercet/proofreading-core';
import { type Cells, FEMININE, MASCULINE, NONE, PLURAL, SINGULAR, cellsOfWord } from './cells';
import { SUBJECTS } from './clitics';
import { type NounGroup, cellsInGroup, isDeterminer } from './noun-groups';
import {
  has,
  hasOnly,
  isFinite,
  isInfinitive,
  isNominal,
  isNoun,
  isPlainWord,
  isUnknown,
  isVerbal,
} from './words';

/** They may be pronouns before a verb; the tagger has to be sure of the article. */
const MAY_BE_PRONOUN = new Set(['le', 'la', 'les', "l'", 'leur', 'en']);
/** Written alike aloud: here the determiner is as likely wrong as the noun, and other rules look at it. */
const SILENT = new Set(
  'leur leurs quel quelle quels quelles tout toute quelque certain certaine tel telle'.split(' '),
);
const SURE = 1;
/** Nothing but a noun can follow these. */
const FIRM =
  /^(?:aucune?|chaque|plusieurs|ces|cet|cette|quelques|deux|trois|quatre|cinq|six|dix)$/u;

/** No verb stands after these. */
const OWNED = /^(?:nos|vos)$/u;
const OPEN_BEHIND = /^(?:de|des|du|d'|qui|sont|ont|étaient|seront)$/u;

const COMPOUND_NUMERAL =
  /^(?:vingt|trente|quarante|cinquante|soixante|quatre-vingt|dix)-(?:et-)?\p{L}+$/u;

/** `page vingt-trois`: after a noun the numeral is its name. */
const isCounted = (before: AnalysedWord | undefined): boolean =>
  before?.kind !== 'word' || /^(?:ADP|VERB|AUX|CCONJ|ADV)$/u.test(before.best.pos);

/** The number that determiner or numeral ask for, when they ask for one surely. */
export function wantedNumber(words: RuleSentence['words'], group: NounGroup): Cells | undefined {
  const word = words[group.determiner ?? group.start - 1];
  if (word?.kind === 'number') return isCount(words, group) ? PLURAL : undefined;
  if (!word || word.kind !== 'word') return undefined;
  if (word.norm === "d'" && words[group.start]?.norm === 'autres') return PLURAL;
  if (group.determiner === undefined) {
    if (COMPOUND_NUMERAL.test(word.norm))
      return isCounted(words[group.start - 2]) ? PLURAL : undefined;
    const isNumeral = word.best.pos === 'NUM' && word.best.number === 'pl';
    const isSmall = /^(?:deux|trois)$/u.test(word.norm) && !isDeterminer(words[group.start - 2]);
    const isOnly = isSmall || word.readings.every(({ pos }) => pos === 'NUM');
    return isNumeral && isOnly ? PLURAL : undefined;
  }
  const after = words[group.start + 1];
  // `quelque dix personnes`
  if (word.norm === 'quelque' && (after?.best.pos === 'NUM' || after?.norm === 'cent'))
    return undefined;
  if (SILENT.has(word.norm) || isJoined(words, group.determiner)) return undefined;
  const cells = cellsInGroup(word, true);
  if ((cells & SINGULAR) === NONE) return PLURAL;
  return (cells & PLURAL) === NONE ? SINGULAR : undefined;
}

const MONTHS =
  /^(?:janvier|février|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)$/u;
const LABEL_AFTER = /^(?:max|min|maximum|minimum|pm|am|heure|mode)$/u;

/** `3 façon`: a count, not the number of what stands before it, nor a date or a unit. */
function isCount(words: RuleSentence['words'], group: NounGroup): boolean {
  const number = words[group.start - 1];
  const before = words[group.start - 2];
  const noun = words[group.noun];
  if (!number || !noun || !/^(?:[2-9]|[1-9]\d{1,2})$/u.test(number.text) || noun.gap === '')
    return false;
  if (before && (before.kind !== 'word' || !/^(?:DET|ADP|VERB|AUX|CCONJ)$/u.test(before.best.pos)))
    return false;
  if (/^(?:le|la|l'|du|au|en|à|un)$/u.test(before?.norm ?? '')) return false;
  return noun.text.length > 3 && !MONTHS.test(noun.norm) && !LABEL_AFTER.test(noun.norm);
}

/** `un et demi`, `l’un des`: the determiner is none. */
function isJoined(words: RuleSentence['words'], index: number): boolean {
  const before = words[index - 1];
  if (!/^une?$/u.test(words[index]?.norm ?? '')) return false;
  // `vingt et une pages`, `une page et une seule`
  const isNumber = before?.norm === 'et' && words[index - 2]?.best.pos !== 'NOUN';
  return before?.norm === "l'" || isNumber;
}

/** Whether a noun lacks the number that is asked for. */
export function isWrongNoun(
  words: RuleSentence['words'],
  group: NounGroup,
  wanted: Cells,
): boolean {
  const noun = words[group.noun];
  if (!isPlainWord(noun) || isUnknown(noun) || (noun.text.length < 3 && noun.norm !== 'an'))
    return false;
  if ((cellsOfWord(noun, isNominal) & wanted) !== NONE) return false;
  const determiner = group.determiner === undefined ? undefined : words[group.determiner];
  const isFirm = FIRM.test((determiner ?? words[group.start - 1])?.norm ?? '');
  const isNearly =
    noun.best.pos === 'NOUN' &&
    noun.margin > SURE / 2 &&
    OPEN_BEHIND.test(words[group.end]?.norm ?? '');
  const mayBePronoun = determiner !== undefined && MAY_BE_PRONOUN.has(determiner.norm);
  // `plutôt que de les lire seules`
  if (mayBePronoun && has(noun, isInfinitive) && isBeforeInfinitive(words[group.start - 1]))
    return false;
  // `les donnée présentées`
  const isShown = group.after.some((at) => isPluralOnly(words[at]));
  if (isShown && noun.best.pos === 'NOUN') return !isListed(words, group);
  const isOwned = OWNED.test(determiner?.norm ?? '') && noun.best.pos === 'NOUN';
  if (isOwned && has(noun, isFinite)) return !isListed(words, group);
  if (!isFirm && !isNearly && mayBeVerb(noun) && noun.margin < SURE) return false;
  if (mayBePronoun && isAfterPronoun(words, group.start)) return false;
  if (mayBePronoun && mayBeVerb(noun)) {
    if (isVerbOfSubject(words, group.start)) return false;
    const isBeforeOf = /^(?:de|des|du|d')$/u.test(words[group.end]?.norm ?? '');
    const isNounHere = isBeforeOf && noun.best.pos === 'NOUN' && noun.margin > SURE / 2;
    if ((determiner.margin < SURE && !isNounHere) || has(noun, isPresentParticiple)) return false;
  }
  const isOrder = group.before.some((index) => isOrdinal(words[index]));
  if (isListed(words, group) || (isOrder && isJoinedBefore(words, group.start))) return false;
  return group.before.every((index) => agrees(words[index], wanted));
}

/** `de les lire`, `préfère les lire` */
const isBeforeInfinitive = (word: AnalysedWord | undefined): boolean =>
  word?.best.pos === 'ADP' || (word !== undefined && isVerbal(word.best));

const isPluralOnly = (word: AnalysedWord | undefined): boolean =>
  word !== undefined && (cellsOfWord(word, isNominal) & SINGULAR) === NONE;

/** `je vous les envoi`: what follows the pronouns is a misspelt verb. */
function isAfterPronoun(words: RuleSentence['words'], start: number): boolean {
  const before = words[start - 1];
  if (!before || before.text.startsWith('-')) return false;
  return /^(?:je|tu|ils?|on|me|te|se)$/u.test(before.norm) || isObjectPronoun(words, start - 1);
}

/** `le moindre trou les sauve`: a noun that still waits for its verb. */
const isVerbOfSubject = (words: RuleSentence['words'], start: number): boolean =>
  /^(?:NOUN|PROPN)$/u.test(words[start - 1]?.best.pos ?? '') &&
  !words.slice(clauseBefore(words, start), start).some(({ best }) => isFinite(best));

/** `les outils vont là où Paul les guide`: a conjunction parts the verbs. */
const clauseBefore = (words: RuleSentence['words'], start: number): number =>
  words
    .slice(0, start)
    .findLastIndex(({ norm }) => /^(?:quand|lorsque|que|si|où|comme)$/u.test(norm)) + 1;

const isObjectPronoun = (words: RuleSentence['words'], at: number): boolean =>
  /^(?:nous|vous)$/u.test(words[at]?.norm ?? '') && SUBJECTS.has(words[at - 1]?.norm ?? '');

const mayBeVerb = (word: AnalysedWord): boolean => has(word, isVerbal) && !hasOnly(word, isNoun);
const isPresentParticiple = (reading: Reading): boolean =>
  reading.form === 'part' && reading.tense === 'pres';
const isJoinedBefore = (words: RuleSentence['words'], start: number): boolean =>
  words
    .slice(Math.max(0, start - 5), start)
    .some(({ norm, text }) => /^(?:et|ou|ni|,)$/u.test(norm || text));
/** `le premier et le troisième alinéas` */
const isOrdinal = (word: AnalysedWord | undefined): boolean =>
  /i[eè]mes?$|^premi|^second/u.test(word?.norm ?? '');

/** `les nom et prénom`, `des pull requests`, `personne(s)`: what follows belongs to the noun. */
function isListed(words: RuleSentence['words'], { after: own, end }: NounGroup): boolean {
  const next = words[end];
  if (!next) return false;
  if (/^[(/[]$/u.test(next.text) && (next.gap === '' || next.text !== '(')) return true;
  if (
    next.kind === 'word' &&
    (isUnknown(next) || next.best.pos === 'NOUN' || next.best.pos === 'X')
  )
    // `plusieurs marqueur ESI`, `les code côté client`
    return !/^\p{Lu}{2,}$|^côté$/u.test(next.text);
  const after = words[end + 1];
  const isJoin = next.norm === 'et' || next.norm === 'ou' || next.text === ',';
  // `les tension sociales, économiques`: its own adjective shows that the list is one of adjectives.
  return isJoin && (after?.best.pos === 'NOUN' || (after?.best.pos === 'ADJ' && own.length === 0));
}

const agrees = (word: AnalysedWord | undefined, wanted: Cells): boolean =>
  !word || (cellsOfWord(word, isNominal) & wanted) !== NONE;

/** What agrees with a noun once its number is mended: `les condition` asks for a feminine plural. */
export function mendedCells(words: RuleSentence['words'], group: NounGroup): Cells | undefined {
  const noun = words[group.noun];
  const wanted = wantedNumber(words, group);
  if (!noun || wanted !== PLURAL || !isWrongNoun(words, group, wanted)) return undefined;
  const own = cellsOfWord(noun, isNoun);
  const gender =
    ((own & MASCULINE) === NONE ? NONE : MASCULINE) | ((own & FEMININE) === NONE ? NONE : FEMININE);
  return gender & PLURAL;
}
