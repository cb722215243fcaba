import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { nounPhraseAt } from '../grammar/noun-phrase';

const SUBORDINATING = wordSet(
  'when if although because while since after before as once unless whenever though until',
);
const PREPOSITIONS = wordSet(
  'in on at for from with without during after before despite due because of according thanks besides instead since until within throughout to as by unlike due beyond among under between',
);
const PRONOUNS = wordSet('i we he she they');
/** Subjects that may also be something else here: an object, a determiner, part of the phrase. */
const OTHER_SUBJECTS = wordSet('it you this there everyone everybody nobody people');
const DETERMINERS = wordSet('the a an my your his her our their this these many some most all');
const TAKES_CLAUSE =
  /^(?:think|thinks|thought|know|knows|knew|say|says|said|believe|believes|tell|tells|told|hope|hopes|feel|feels|felt|see|saw|find|found|realized|wish|give|gives|gave|show|shows|showed|send|sent|ask|asks|asked|make|made)$/;
const MAX_WORDS = 20;
/** Fewer words that come first need no comma: "In my opinion it is good." */
const SHORT_PHRASE = 3;

export const introductoryClauseComma = defineRule({
  id: 'en/introductory-clause-comma',
  category: 'punctuation',
  level: 'style',
  message: {
    en: 'A comma shows where the main clause begins: “{fix}”.',
    fr: 'Une virgule montre où commence la proposition principale : « {fix} ».',
    es: 'Una coma muestra dónde empieza la oración principal: «{fix}».',
  },
  explanation: {
    en: 'After a clause or a longer phrase that comes first, a comma separates it from the main clause: “When it rains, we stay in.”',
    fr: 'Quand une subordonnée ou un long complément vient en tête, une virgule le sépare de la principale : « When it rains, we stay in. »',
    es: 'Cuando va primero una subordinada o un complemento largo, una coma lo separa de la principal: «When it rains, we stay in.»',
  },
  valid: [
    'When it rains, we stay in.',
    'We stay in when it rains.',
    'When I saw the house she had bought, I smiled.',
    'If the man I saw comes back, call me.',
    'In the house we live in there is no lift.',
    'For the book he wrote he won a prize.',
    'Before they left for Rome, we had dinner.',
    'When did the bus we took leave?',
    'If he thinks we lost, he is wrong.',
    'To say we won is wrong.',
    'In my opinion it is good.',
  ],
  invalid: [
    { text: 'When it [[rains]] we stay in.', fix: 'rains,' },
    { text: 'If you need more [[help]] I can call her.', fix: 'help,' },
    { text: 'Because the road was [[closed]] they came late.', fix: 'closed,' },
    { text: 'After the long walk to the [[lake]] we were tired.', fix: 'lake,' },
    { text: 'When it [[rained]] it poured.', fix: 'rained,' },
    { text: 'In order to pass this [[exam]] he reads all day.', fix: 'exam,' },
    { text: 'Although she was [[ill]] she went to work.', fix: 'ill,' },
    { text: 'In the old part of the [[town]] all the shops were closed.', fix: 'town,' },
    { text: 'When planning their [[lunch]] most cooks forget the drinks.', fix: 'lunch,' },
    { text: 'As a result of the [[storm]] there was no light, but we had candles.', fix: 'storm,' },
  ],
  misses: ['When it rains the children stay in.', 'In winter we ski.'],
  check(sentence, report) {
    const first = sentence.tokens[0];
    if (!first || !(SUBORDINATING.has(first.norm) || PREPOSITIONS.has(first.norm))) return;
    const { words } = sentence;
    if (words.some(({ text }) => text === '?')) return;
    const at = mainClauseAt(words);
    const before = words[at - 1];
    if (!before || !/^(?:NOUN|ADV|ADJ|NUM|PRON|PROPN|VERB)$/.test(before.best.pos)) return;
    // "The moment I came", "the people we met, …": a relative clause without its pronoun.
    if (NO_END.test(before.norm) || words.slice(at).some(isOpenComma)) return;
    const verbs = words.slice(1, at).filter((word) => isFinite(word));
    // "When planning a trip": the subject is that of the main clause.
    const isShortened = /.ing$/.test(words[1]?.norm ?? '') && verbs.length === 0;
    if (SUBORDINATING.has(first.norm) && isShortened) report(before, [`${before.text},`]);
    else if (SUBORDINATING.has(first.norm) && verbs.length === 1) {
      // "If he thinks we lost": the second clause is the object of the first.
      if (!TAKES_CLAUSE.test(verbs[0]?.norm ?? '')) report(before, [`${before.text},`]);
      return;
    }
    if (
      verbs.length > 0 ||
      isShortened ||
      !PREPOSITIONS.has(first.norm) ||
      before.best.pos === 'PRON' ||
      at <= SHORT_PHRASE
    )
      return;
    // A preposition at the end, or nothing behind the verb: "In the house we live in", "for the book he wrote".
    const last = words.filter(({ kind }) => kind === 'word').at(-1);
    if (last?.best.pos !== 'ADP' && words.length - at > 3) report(before, [`${before.text},`]);
  },
});

/** A comma that may be the one in question: behind one that joins a further clause, the first part still lacks its own. */
const isOpenComma = ({ norm }: AnalysedWord, at: number, rest: readonly AnalysedWord[]): boolean =>
  norm === ',' && !/^(?:but|and|so|because|which|who|although)$/.test(rest[at + 1]?.norm ?? '');

const NO_END = /^(?:where|how|that|what|why|when|who|which|sure|moment|way|reason)$/;

/** Where the subject of the main clause stands, -1 where that is not sure or where there are signs before it. */
function mainClauseAt(words: readonly AnalysedWord[]): number {
  for (let at = 1; at < Math.min(words.length, MAX_WORDS); at += 1) {
    const word = words[at];
    if (!word || word.kind === 'punctuation') return -1;
    if (at < 3 || word.gap !== ' ') continue;
    if (PRONOUNS.has(word.norm)) return goesOn(words, at + 1) ? at : -1;
    if (OTHER_SUBJECTS.has(word.norm) && goesOn(words, at + 1)) return at;
    const isBound =
      /^(?:NOUN|PROPN)$/.test(words[at - 1]?.best.pos ?? '') && DETERMINERS.has(word.norm);
    if (!isBound) continue;
    // "a lot of tourists"
    const from =
      word.norm === 'a' && /^lot of$/.test(`${words[at + 1]?.norm} ${words[at + 2]?.norm}`)
        ? at + 3
        : at;
    const phrase = nounPhraseAt(words, from);
    return phrase && goesOn(words, phrase.end) ? at : -1;
  }
  return -1;
}

/** Whether a finite verb stands here, and no other one after it that is not joined to it. */
function goesOn(words: readonly AnalysedWord[], at: number): boolean {
  const verb = words[at];
  const isVerb = isFinite(verb) || (verb?.best.pos === 'ADV' && isFinite(words[at + 1]));
  const rest = words.slice(at + 1);
  return (
    isVerb && !rest.some((word, index) => index > 0 && isFinite(word) && !isJoined(rest, index))
  );
}

const isFinite = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' &&
  /^(?:VERB|AUX)$/.test(word.best.pos) &&
  word.best.form === 'fin' &&
  word.best.mood !== 'imp';

/** A verb joined to the main clause by "and", "but", "because" and the like. */
function isJoined(rest: readonly AnalysedWord[], index: number): boolean {
  return rest
    .slice(0, index)
    .some(
      ({ norm, best }) =>
        best.pos === 'SCONJ' ||
        best.pos === 'CCONJ' ||
        /^(?:that|who|which|what|,|how|why|where)$/.test(norm),
    );
}
