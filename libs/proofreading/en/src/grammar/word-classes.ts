import type { Reading, RuleSentence, RuleToken } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { isCountNoun } from './count-nouns';

type WordTest = (token: RuleToken, sentence: RuleSentence) => boolean;

const listed = (words: string): WordTest => {
  const set = wordSet(words);
  return ({ norm }) => set.has(norm);
};

/** Whether the lexicon has such a reading for the word by itself. */
const reads =
  (test: (reading: Reading) => boolean): WordTest =>
  ({ norm, kind }, { grammar }) =>
    kind === 'word' && grammar.readings(norm.replaceAll('’', "'")).some(test);

/** Verbs so common that their other readings ("a go", "the make") hardly count. */
const EVERYDAY_VERBS = wordSet(
  'go do have be make take get see give find eat say tell know think come write let keep learn become buy understand speak ' +
    'bring choose forget receive visit',
);

/** Whether the lexicon has such a reading, and none but of a verb. */
const isVerbOnly = (readings: readonly Reading[], test: (reading: Reading) => boolean): boolean =>
  readings.some(test) && readings.every(({ pos, guessed }) => pos === 'VERB' && guessed !== true);

const readingsOf = ({ norm }: RuleToken, { grammar }: RuleSentence): readonly Reading[] =>
  grammar.readings(norm.replaceAll('’', "'"));

const MODALS =
  'can could will would shall should may might must cannot can’t couldn’t won’t wouldn’t shouldn’t mustn’t';

/** What only a capital makes a word of stands at a sentence's start too. */
const isOnlyName = (norm: string, { grammar }: RuleSentence): boolean =>
  grammar.readings(norm).every(({ pos }) => pos === 'PROPN');

/** Classes of words that patterns name with `@`. */
export const WORD_CLASSES: Readonly<Record<string, WordTest>> = {
  word: ({ kind }) => kind === 'word',
  plain: ({ kind, norm }) =>
    kind === 'word' && !/^(?:wh(?:y|o|at|en|ere|ich|ose|om)|how|and|but|or)$/.test(norm),
  det: listed(
    'the a an this that these those my your his her its our their some any every each no another both all',
  ),
  poss: (token) => /^(?:my|your|his|her|its|our|their|whose)$|.’s$|s’$/.test(token.norm),
  possessive: listed('my your his her its our their'),
  subj: listed('i you he she it we they who'),
  obj: listed('me you him her it us them'),
  /** What a main clause begins with: a pronoun, also "I’m", or a determiner. */
  opener: ({ norm }) =>
    /^(?:i|we|he|she|they|it|you|there|this|that|these|those)(?:’(?:m|re|ve|ll|s|d))?$|^(?:the|a|an|my|our|his|her|your|their|people|many|some|most|all|almost|every|everyone|everybody|nobody|each|another|other|both)$/.test(
      norm,
    ),
  person: listed('i you he she we they'),
  be: ({ norm }) =>
    /^(?:am|is|are|was|were|be|been|being|isn’t|aren’t|wasn’t|weren’t)$|^(?:i’m|(?:you|we|they)’re|(?:he|she|it|that|who|what)’s)$/.test(
      norm,
    ),
  have: ({ norm }) => /^(?:have|has|had|having|haven’t|hasn’t|hadn’t)$|.’ve$/.test(norm),
  modal: ({ norm }) => ` ${MODALS} `.includes(` ${norm} `) || /.’ll$/.test(norm),
  do: listed('do does did don’t doesn’t didn’t'),
  num: ({ kind, norm }) =>
    kind === 'number' ||
    /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|several|many|few)$/.test(
      norm,
    ),
  card: ({ kind, norm }) =>
    (kind === 'number' && /^\d+$/.test(norm) && !/^(?:1[5-9]|20)\d\d$/.test(norm)) ||
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)$/.test(
      norm,
    ),
  /** Two or more: what follows is a plural. */
  cards: (token, sentence) =>
    WORD_CLASSES.card?.(token, sentence) === true && !/^(?:one|0*1)$/.test(token.norm),
  prep: listed(
    'of to in on at by for with from about into onto over under between among through during without within against after before since until towards toward upon',
  ),
  base: reads(({ pos, form }) => pos === 'VERB' && form === 'inf'),
  s: reads(({ pos, form, number }) => pos === 'VERB' && form === 'fin' && number === 'sg'),
  ing: reads(({ pos, form, tense }) => pos === 'VERB' && form === 'part' && tense === 'pres'),
  pp: reads(({ pos, form, tense }) => pos === 'VERB' && form === 'part' && tense === 'past'),
  /** A bare verb that is no noun and no participle: "decide", not "walk" or "put". */
  bare: (token, sentence) => {
    // "commit history" is a noun of programmers.
    if (token.text !== token.text.toLowerCase() || token.norm === 'commit') return false;
    const readings = readingsOf(token, sentence);
    if (readings.some(({ form, tense }) => form === 'part' || tense === 'past')) return false;
    return EVERYDAY_VERBS.has(token.norm) || isVerbOnly(readings, ({ form }) => form === 'inf');
  },
  /** A form in -s that is no plural: "decides", not "walks". */
  verbs: (token, sentence) => isVerbOnly(readingsOf(token, sentence), ({ person }) => person === 3),
  /** A past that is no participle: "went", not "bought". */
  past: (token, sentence) => {
    const readings = readingsOf(token, sentence);
    const isPast = ({ form, tense }: Reading) => form === 'fin' && tense === 'past';
    return isVerbOnly(readings, isPast) && readings.every(isPast);
  },
  /** A past that may be a participle, and is no noun or adjective. */
  edform: (token, sentence) => {
    // For "seem" as often as for "be seen".
    if (token.norm === 'seen') return false;
    const readings = readingsOf(token, sentence);
    return (
      isVerbOnly(readings, ({ tense }) => tense === 'past') &&
      readings.every(({ tense }) => tense === 'past')
    );
  },
  /** A form in -s or a past, perhaps also a noun or an adjective: "looks", "needed", never "put". */
  ended: (token, sentence) => {
    if (
      token.text !== token.text.toLowerCase() ||
      /^(?:has|is|was|were|guys|kids|boys|girls|folks)$/.test(token.norm)
    )
      return false;
    const readings = readingsOf(token, sentence);
    return (
      readings.some(
        ({ pos, form, person, tense }) =>
          pos === 'VERB' && form === 'fin' && (person === 3 || tense === 'past'),
      ) && !readings.some(({ form, guessed }) => form === 'inf' || guessed === true)
    );
  },
  /** A base that is neither past nor participle, perhaps also a noun: "visit", "allow". */
  plainbase: (token, sentence) => {
    if (token.text !== token.text.toLowerCase()) return false;
    const readings = readingsOf(token, sentence);
    return (
      readings.some(({ pos, form }) => pos === 'VERB' && form === 'inf') &&
      readings.every(
        ({ pos, form, tense, guessed }) =>
          /^(?:VERB|NOUN)$/.test(pos) && form !== 'part' && tense !== 'past' && guessed !== true,
      )
    );
  },
  /** A word that may be a finite verb or an auxiliary: "likes", "rejected", "cannot". */
  midverb: (token, sentence) =>
    /^(?:would|wouldn’t|could|couldn’t|don’t|doesn’t|didn’t|can’t|cannot|haven’t)$/.test(
      token.norm,
    ) || readingsOf(token, sentence).some(({ pos, form }) => pos === 'VERB' && form === 'fin'),
  /** A noun that stands for one thing, in the singular. */
  count: ({ norm }) => isCountNoun(norm),
  noun: (token, sentence) =>
    token.norm !== 'being' && readingsOf(token, sentence).some(({ pos }) => pos === 'NOUN'),
  /** What may be the second part of a compound noun: "pass" of "bus pass", not "yesterday" or "in". */
  head: (token, sentence) => {
    const readings = readingsOf(token, sentence);
    return (
      readings.some(({ pos }) => pos === 'NOUN') &&
      !readings.some(({ pos }) => /^(?:ADP|ADV|AUX|CCONJ|DET|PART|PRON|SCONJ)$/.test(pos))
    );
  },
  sg: reads(({ pos, number }) => pos === 'NOUN' && number === 'sg'),
  pl: reads(({ pos, number }) => pos === 'NOUN' && number === 'pl'),
  /** Nothing but an adjective or a participle: no noun may follow from it. */
  exact: (token, sentence) => {
    const readings = readingsOf(token, sentence);
    const isAdjective = ({ pos, form }: Reading) =>
      pos === 'ADJ' || (pos === 'VERB' && form === 'part');
    return (
      readings.some(isAdjective) &&
      readings.every((reading) => isAdjective(reading) || reading.tense === 'past')
    );
  },
  adj: reads(({ pos }) => pos === 'ADJ'),
  adv: ({ norm }) =>
    /..ly$|^(?:very|so|too|quite|really|always|often|never|also|not|just|still|even|already|now|ever|almost)$/.test(
      norm,
    ),
  /** "eight-year" of "eight-year old". */
  aged: ({ norm }) => /..-(?:year|month|week|day)$/.test(norm),
  /** "dog’s", of a thing or an animal that is no person by itself: a noun in the singular with ’s, no letters such as “DVD’s”. */
  owner: ({ norm, text }, { grammar }) =>
    norm.endsWith('’s') &&
    !/^\p{Lu}{2}/u.test(text) &&
    !/^(?:else|one|other|today|people|children|it|that|there|here|who|what|everyone|everybody)’s$/.test(
      norm,
    ) &&
    grammar
      .readings(norm.slice(0, -2))
      .some(({ pos, number, guessed }) => pos === 'NOUN' && number === 'sg' && guessed !== true),
  /** Nothing but a plural. */
  plonly: (token, sentence) =>
    !/^(?:news|means|thanks|series|species|people|police)$/.test(token.norm) &&
    readingsOf(token, sentence).length > 0 &&
    readingsOf(token, sentence).every(
      ({ pos, number, guessed }) => pos === 'NOUN' && number === 'pl' && guessed !== true,
    ),
  name: (token, sentence) =>
    token.kind === 'word' &&
    /^\p{Lu}/u.test(token.text) &&
    !/’(?:re|m|ve|ll|d|s)$/.test(token.norm) &&
    (token !== sentence.tokens[0] || isOnlyName(token.norm, sentence)),
};
