import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { type GrammaticalNumber, nounNumber } from './noun-number';
import { type NounPhrase, nounPhraseAt } from './noun-phrase';

/** A subject before its verb. */
export interface Subject {
  readonly first: NounPhrase;
  readonly number: GrammaticalNumber;
  /** Index of the word where its verb should stand, adverbs passed over. */
  readonly verbAt: number;
  /** A clause or a participle stands between the noun and its verb. */
  readonly isModified: boolean;
  /** How the clause began: the word before the subject, undefined at the start of a sentence. */
  readonly opener: string | undefined;
}

const OPENERS = wordSet(
  'because although though while whereas since unless whether if when where how why that but so until before after than as',
);
/** Where more of a list may stand before the subject, a singular verb is no surprise to what looks like the last of it. */
const ATTACHING = wordSet(
  'of in for with from on at about between among against without within under near behind across around inside outside',
);
const SAYING = wordSet(
  'say says said think thinks thought know knows knew hope hoped believe believes believed guess',
);
const ADVERBS = wordSet(
  'always often never also really usually sometimes still just only now already probably generally normally actually ' +
    'certainly currently rarely seldom frequently clearly typically even ever not there here today downstairs upstairs itself themselves',
);
const isAdverb = (word: AnalysedWord | undefined): boolean =>
  word !== undefined &&
  (ADVERBS.has(word.norm) ||
    (/..ly$/.test(word.norm) && word.readings.every(({ pos }) => pos === 'ADV')));
const INSERTED = [
  ['for', 'example'],
  ['for', 'instance'],
  ['however'],
  ['therefore'],
  ['of', 'course'],
  ['in', 'fact'],
  ['too'],
];

/** Every subject that is a noun phrase at the start of a clause. */
export function subjectsOf(words: readonly AnalysedWord[]): Subject[] {
  const found: Subject[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const opener = openerBefore(words, at);
    if (opener === undefined) continue;
    const subject = subjectAt(words, at);
    if (subject) found.push({ ...subject, opener: opener || undefined });
  }
  return found;
}

/** The word that opens a clause here, '' at the start of a sentence, undefined where none begins. */
function openerBefore(words: readonly AnalysedWord[], at: number): string | undefined {
  const before = words[at - 1];
  if (!before) return '';
  if (/^[;:“("—]$/.test(before.text)) return '';
  if (before.norm === ',') return isIntroduction(words, at - 1) ? ',' : undefined;
  if (before.norm === 'and') return isAfterClause(words, at - 1) ? 'and' : undefined;
  if (SAYING.has(before.norm) || BEFORE_DETERMINED.has(before.norm))
    return isDetermined(words[at]) || QUANTITY.test(words[at]?.norm ?? '')
      ? before.norm
      : undefined;
  return OPENERS.has(before.norm) && before.best.pos !== 'ADP' && before.best.pos !== 'DET'
    ? before.norm
    : undefined;
}

const isDetermined = (word: AnalysedWord | undefined): boolean =>
  word !== undefined && (word.best.pos === 'DET' || word.best.type === 'poss');

const hasFinite = (words: readonly AnalysedWord[]): boolean =>
  words.some(({ best }) => best.form === 'fin');

const QUANTITY = /^(?:other|people|many|most|some)$/;
/** "by the time a man is", "what the difference is" */
const BEFORE_DETERMINED = wordSet('which whom what time reason like glad sure afraid happy sorry');

/** "In 2010, …", "When we came, …", "We left, …": no list of subjects goes on behind this comma. */
function isIntroduction(words: readonly AnalysedWord[], comma: number): boolean {
  const first = words[0];
  const left = words.slice(0, comma);
  if (!first || left.filter(({ kind }) => kind === 'punctuation').length > 1) return false;
  if (hasFinite(left)) return isDetermined(words[comma + 1]);
  return (
    /^(?:ADP|ADV|INTJ)$/.test(first.best.pos) && !left.some(({ kind }) => kind === 'punctuation')
  );
}

/** "… was good and the …": what stands before "and" is a clause, and its last word no noun to go on with. */
function isAfterClause(words: readonly AnalysedWord[], and: number): boolean {
  const before = words[and - 1];
  const start = words.findLastIndex(({ norm }, at) => at < and - 1 && /^[,;:]$/.test(norm)) + 1;
  if (!before || !isDetermined(words[and + 1]) || !hasFinite(words.slice(start, and))) return false;
  // "was good"
  if (before.best.pos === 'ADJ' && /^(?:AUX|ADV)$/.test(words[and - 2]?.best.pos ?? ''))
    return true;
  return (
    /^(?:ADJ|ADV|VERB|PUNCT)$/.test(before.best.pos) &&
    !before.readings.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  );
}

export function subjectAt(
  words: readonly AnalysedWord[],
  start: number,
): Omit<Subject, 'opener'> | undefined {
  const pair = pairAt(words, start);
  if (pair) return pair;
  const first = nounPhraseAt(words, start);
  if (!first || isSum(first) || isMaybeVerb(words[start], first)) return undefined;
  const verb = lastIsVerb(words, first);
  if (verb) return { first: { ...first, head: verb.noun }, ...verb, isModified: false };
  let { number } = first;
  let at = first.end;
  let isModified = false;
  for (;;) {
    const word = words[at];
    if (!word) return undefined;
    const inserted = insertionAt(words, at);
    if (inserted > 0) {
      at += inserted;
    } else if (ATTACHING.has(word.norm) && word.gap === ' ') {
      const end = attachedEnd(words, at + 1);
      if (end === undefined) return undefined;
      at = end;
      if (/^(?:and|or|,)$/.test(words[at]?.norm ?? '')) return undefined;
    } else if (modifierEnd(words, at, first.opener !== undefined) > at) {
      at = modifierEnd(words, at, first.opener !== undefined);
      isModified = true;
    } else if (word.norm === 'and') {
      if (isModified) return undefined;
      const other = nounPhraseAt(words, at + 1);
      if (!other && /^(?:me|him|them|us)$/.test(words[at + 1]?.norm ?? '')) {
        number = 'pl';
        at += 2;
        continue;
      }
      if (!other || !areSeveral(first, other)) return undefined;
      number = 'pl';
      at = other.end;
    } else break;
  }
  while (isAdverb(words[at])) at += 1;
  return number ? { first, number, verbAt: at, isModified } : undefined;
}

/** "Me and my friends", "him and her": two subjects, though in the case of an object. */
function pairAt(
  words: readonly AnalysedWord[],
  start: number,
): Omit<Subject, 'opener'> | undefined {
  if (!/^(?:me|him|them|us)$/.test(words[start]?.norm ?? '') || words[start + 1]?.norm !== 'and')
    return undefined;
  const head = words[start + 2];
  const phrase = nounPhraseAt(words, start + 2);
  const isPronoun = /^(?:me|him|her|them|us|you|i|he|she|they|we)$/.test(head?.norm ?? '');
  const end = phrase?.end ?? (isPronoun ? start + 3 : start);
  if (!head || end === start) return undefined;
  let verbAt = end;
  while (isAdverb(words[verbAt])) verbAt += 1;
  const first = {
    start,
    end,
    head: phrase?.head ?? head,
    number: 'pl',
    opener: undefined,
  } as const;
  return { first: { ...first, hasAmount: false }, number: 'pl', verbAt, isModified: false };
}

/** "The engine stop working": what looks like the last noun is the only verb that the sentence has. */
function lastIsVerb(words: readonly AnalysedWord[], { start, end, head }: NounPhrase) {
  const noun = words[end - 2];
  const next = words[end];
  if (!noun || end - start < 2 || noun.best.pos !== 'NOUN' || !next) return undefined;
  const isBase = head.readings.some(({ pos, form }) => pos === 'VERB' && form === 'inf');
  const goesOn =
    next.gap === ' ' && (/^(?:DET|PRON)$/.test(next.best.pos) || /..ing$/.test(next.norm));
  if (!isBase || !goesOn || !/^[.!?]$/.test(words.at(-1)?.text ?? '')) return undefined;
  if (words.slice(end).some(({ best }) => best.form === 'fin' || best.pos === 'AUX'))
    return undefined;
  return nounNumber(noun) === 'sg' ? ({ noun, number: 'sg', verbAt: end - 1 } as const) : undefined;
}

/** "Help test …", "styling components": without a determiner, the first word may be a verb. */
const isMaybeVerb = (word: AnalysedWord | undefined, { opener }: NounPhrase): boolean =>
  opener === undefined &&
  word?.norm !== 'people' &&
  word?.readings.some(
    ({ pos, form }) => pos === 'VERB' && (form === 'inf' || /ing$/.test(word.norm)),
  ) === true;

/** "ten years" may be one stretch; "these ten years" are ten. */
const isSum = ({ hasAmount, opener }: NounPhrase): boolean =>
  hasAmount && !/^(?:one|these|those|my|your|his|her|its|our|their)$/.test(opener?.norm ?? '');

/** End of what a preposition governs: a noun phrase, a name, or a pronoun. */
function attachedEnd(words: readonly AnalysedWord[], start: number): number | undefined {
  const phrase = nounPhraseAt(words, start);
  if (phrase) return phrase.end;
  if (/^(?:them|us|it|me|him|you|this|these|those)$/.test(words[start]?.norm ?? ''))
    return start + 1;
  // "the cost of living in big cities"
  if (words[start - 1]?.norm === 'of' && /..ing$/.test(words[start]?.norm ?? ''))
    return nounPhraseAt(words, start + 1)?.end ?? start + 1;
  let end = start;
  while (words[end]?.best.pos === 'PROPN' && (end === start || words[end]?.gap === ' ')) end += 1;
  return end > start ? end : undefined;
}

/** End of "who live here", "that we did yesterday", "written last year" behind a noun; `at` where there is nothing of the kind. */
function modifierEnd(words: readonly AnalysedWord[], at: number, isDetermined: boolean): number {
  const word = words[at];
  if (!word || word.gap !== ' ') return at;
  const isRelative = /^(?:who|that|which)$/.test(word.norm);
  const from = isRelative ? at + 1 : at;
  const subjectEnd = clauseSubjectEnd(words, from, isRelative);
  const hasSubject = subjectEnd > from;
  // "Boys fishing here is no news": without a determiner, what they do may be the subject.
  const isParticiple = word.readings.some(
    ({ form, tense }) => form === 'part' && (tense === 'past' || isDetermined),
  );
  if (!isRelative && !hasSubject && !isParticiple) return at;
  // "our log notes which address of the site was called": a question, not what the notes are like
  if (word.norm === 'which' && words[from]?.best.pos === 'NOUN') return at;
  const verbAt = verbOfClauseAt(words, subjectEnd, hasSubject);
  const verb = words[verbAt];
  if (!verb || SAYING.has(verb.norm) || !verb.readings.some(({ pos }) => pos === 'VERB')) return at;
  const isAuxiliary = /^(?:be|have|do)$/.test(verb.best.lemma ?? '') || verb.best.pos === 'AUX';
  if (isAuxiliary && !(hasSubject && /^(?:did|had)$/.test(verb.norm))) return at;
  const canHaveObject = !hasSubject && (isRelative || /..ing$/.test(word.norm));
  if (canHaveObject && TAKES_CLAUSE.has(verb.norm)) return at;
  let end = verbAt + 1;
  if (canHaveObject) end = nounPhraseAt(words, end)?.end ?? end;
  // "the price they gave us"
  else if (hasSubject && /^(?:me|us|him|her|them|you)$/.test(words[end]?.norm ?? '')) end += 1;
  end = circumstancesEnd(words, end);
  // Only before "is" and its like is it sure that the clause ends here.
  return AGREEING.test(words[end]?.norm ?? '') ? end : at;
}

/** End of the subject of a relative clause: "we", "my sister", "the boys"; `at` where none stands here. */
function clauseSubjectEnd(words: readonly AnalysedWord[], at: number, isRelative: boolean): number {
  const word = words[at];
  if (/^(?:i|you|he|she|we|they)$/.test(word?.norm ?? '')) return at + 1;
  if (word?.best.type !== 'poss' && !(isRelative && word?.norm === 'the')) return at;
  return nounPhraseAt(words, at)?.end ?? at;
}

/** Where the verb of a relative clause stands, adverbs and auxiliaries passed over: "have just bought". */
function verbOfClauseAt(
  words: readonly AnalysedWord[],
  start: number,
  hasSubject: boolean,
): number {
  let at = start;
  while (isAdverb(words[at])) at += 1;
  let main = at;
  while (words[main]?.readings.some(({ pos }) => pos === 'AUX') || isAdverb(words[main])) main += 1;
  const isMain = words[main]?.readings.some(({ pos, form }) => pos === 'VERB' && form !== 'fin');
  return hasSubject && isMain ? main : at;
}

/** End of what tells when, where and how behind a verb. */
function circumstancesEnd(words: readonly AnalysedWord[], start: number): number {
  let at = start;
  for (;;) {
    const word = words[at];
    if (!word || word.gap !== ' ') return at;
    if (isAdverb(word) || WHEN.has(word.norm)) at += 1;
    else if (/^(?:last|next|this|every)$/.test(word.norm) && words[at + 1]?.best.pos === 'NOUN')
      at += 2;
    else if (word.best.pos === 'NUM' && words[at + 2]?.norm === 'ago') at += 3;
    else if (word.norm === 'next' && words[at + 1]?.norm === 'to')
      at = attachedEnd(words, at + 2) ?? words.length;
    else if (ATTACHING.has(word.norm) || /^(?:to|by|during|through|into)$/.test(word.norm))
      at = attachedEnd(words, at + 1) ?? words.length;
    else return at;
  }
}

const WHEN = wordSet('yesterday today tonight early late again together online abroad home ago');
/** Their object may be the subject of a clause: "the man who saw my parents have lunch". */
const TAKES_CLAUSE = wordSet(
  'see sees saw hear hears heard notice notices noticed find finds found show shows showed prove proves proved realize realizes ' +
    'realized realise realised claim claims claimed feel feels felt remember remembers remembered forget forgets forgot dream ' +
    'dreams ensure ensures decide decides decided mean means meant let lets make makes made help helps helped watch watched ' +
    'wish wishes suggest suggests suggested insist insists insisted argue argues argued understand understands understood',
);

const AGREEING = /^(?:is|are|was|were|has|have|does)$/;

function areSeveral(first: NounPhrase, other: NounPhrase): boolean {
  if (first.opener && /^(?:each|every|no)$/.test(first.opener.norm)) return false;
  if (other.number === 'pl' && first.number === 'pl') return true;
  if (!first.opener) return false;
  return first.opener.norm === other.opener?.norm || isPossessed(first, other);
}

const isPossessed = (first: NounPhrase, other: NounPhrase | undefined): boolean =>
  first.opener?.best.type === 'poss' && other?.opener?.best.type === 'poss';

/** Number of words of ", for example," and its like. */
function insertionAt(words: readonly AnalysedWord[], at: number): number {
  if (words[at]?.norm !== ',') return 0;
  const clause = addedClauseLength(words, at);
  if (clause > 0) return clause;
  const phrase = INSERTED.find(
    (inserted) =>
      inserted.every((word, i) => words[at + 1 + i]?.norm === word) &&
      words[at + 1 + inserted.length]?.norm === ',',
  );
  return phrase ? phrase.length + 2 : 0;
}

/** Number of words of ", who live here," behind a noun. */
function addedClauseLength(words: readonly AnalysedWord[], at: number): number {
  if (!/^(?:who|which|whose)$/.test(words[at + 1]?.norm ?? '')) return 0;
  const end = words.findIndex(({ kind }, index) => index > at && kind === 'punctuation');
  const isClosed = words[end]?.norm === ',' && AGREEING.test(words[end + 1]?.norm ?? '');
  return isClosed ? end + 1 - at : 0;
}
