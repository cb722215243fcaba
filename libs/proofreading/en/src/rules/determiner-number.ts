import {
  type AnalysedWord,
  type Grammar,
  matchCase,
  type Reading,
} from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { definePatterns } from '../grammar/define-patterns';
import type { GrammaticalNumber } from '../grammar/noun-number';
import { nounNumber } from '../grammar/noun-number';
import { nounPhraseAt } from '../grammar/noun-phrase';
import { isFinite } from '../grammar/verb-agreement';

const SINGULAR = wordSet('a an every another each this');
const PLURAL = wordSet('these those several many various numerous few both');
/** They stand for a noun as well: "these work", "few stay". */
const PRONOUNS = wordSet('this these those each many few both');
/** What may follow the last noun of a phrase. */
const GOES_ON = /^(?:VERB|AUX|ADP|SCONJ|CCONJ|PUNCT|PRON|ADV|PART)$/;

export const determinerNumber = definePatterns({
  id: 'en/determiner-number',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“{found}” mixes one and many: write “{fix}”.',
    fr: '« {found} » mêle singulier et pluriel : écrivez « {fix} ».',
    es: '«{found}» mezcla singular y plural: escribe «{fix}».',
  },
  explanation: {
    en: '“A”, “each”, “every”, “another” go with one thing, “these”, “those”, “several”, “many” with more: “a city”, “these cities”.',
    fr: '« A », « each », « every », « another » vont avec un singulier, « these », « those », « several », « many » avec un pluriel : « a city », « these cities ».',
    es: '«A», «each», «every», «another» van con singular; «these», «those», «several», «many», con plural: «a city», «these cities».',
  },
  valid: [
    'She scored well in an innings of fifty.',
    'We live in a big city.',
    'These old cities are fine.',
    'A few days passed.',
    'A sports shop opened.',
    'Many a good man left.',
    'Each of these houses is new.',
    'Those car parts are old.',
    'It is a means of transport.',
    'Every two weeks we meet.',
    'A thousand years passed.',
    'I think these work well.',
    'A great many books were lost.',
    'This means a lot.',
    'Few stay long, and many work late.',
    'A car parts shop opened.',
    'He said this looks good.',
    'Every day is new.',
    'Each student has a book.',
    'Every two days it rains.',
    'Another few days passed.',
    'A sports car is fast.',
    'Each of the students came.',
    'One means of travel is a boat.',
    'A series of tests began.',
    'Every parents’ meeting was full.',
    'A program with a key acts in your name.',
  ],
  invalid: [
    { text: 'Here is [[a copies]] of it.', fix: 'a copy' },
    { text: 'It is [[a great places]] to eat.', fix: 'a great place' },
    { text: 'We asked [[a travel agents]] for help.', fix: 'a travel agent' },
    { text: 'I use [[these place]].', fix: 'these places' },
    { text: 'We saw [[this lamps]] in town.', fix: 'these lamps' },
    { text: 'We live in [[a noisy towns]].', fix: 'a noisy town' },
    { text: 'I like [[these lamp]].', fix: 'these lamps' },
    { text: '[[Every mornings]] I run.', fix: 'Every morning' },
    { text: 'She has [[several uncle]] in Rome.', fix: 'several uncles' },
    { text: 'He found [[an old lamps]] here.', fix: 'an old lamp' },
    { text: 'I like [[those old village]] in town.', fix: 'those old villages' },
    { text: '[[These lamp]] is mine.', fix: 'This lamp' },
    { text: 'Every [[days]] is new.', fix: 'day' },
    { text: 'Each [[students]] has a book.', fix: 'student' },
    { text: 'She talked to every [[employees]] here.', fix: 'employee' },
    { text: 'We walked for one [[hours]].', fix: 'hour' },
    { text: 'We need another [[chairs]].', fix: 'chair' },
    { text: 'It was a major [[problems]] for us.', fix: 'problem' },
  ],
  misses: ['We saw these beautiful Roman bridge.'],
  patterns: [
    ['every|each|another [days] !’', 'day'],
    [
      'every|each|another|one|a [times|weeks|months|years|hours|students|employees|people’s|children|persons|countries|cities|things|words|books|schools|teachers|problems|chairs|tables|houses|cars|persons|users|companies|questions|friends|women|men|rooms|groups|cases|jobs|places|reasons|ways|parts|pages|games|milestones|members|items] !of|’|@noun|s',
      '{2.sg}',
    ],
    [
      'a|an major|big|small|great|new|good|bad|different|important|beautiful|long|short|nice|serious|huge|real [problems|milestones|reasons|ideas|changes|differences|questions|mistakes|cities|houses|steps|parts|dogs|cats|trees|roles|issues|cars|towns|examples|women|men|children|friends] !of|’|@noun',
      '{3.sg}',
    ],
    ['[a criteria|phenomena|bacteria] !@noun', 'a {2.sg}'],
    ['one|this|that|single|each|every|another [criteria|phenomena] !is|for', '{2.sg}'],
    ['these|those|many|several|few|both|other|some|two|three [criterion]', 'criteria'],
    [
      'these|those|many|several|few|both|other|some|two|three|certain practical? [phenomenon]',
      'phenomena',
    ],
  ],
  check({ words, grammar }, report) {
    for (const [index, opener] of words.entries()) {
      const isSingular = SINGULAR.has(opener.norm);
      if (!isSingular && !PLURAL.has(opener.norm)) continue;
      if (/^(?:such|of|all|quite|as|so)$/.test(words[index - 1]?.norm ?? '')) continue;
      const phrase = nounPhraseAt(words, index);
      if (!phrase || phrase.hasAmount || phrase.opener !== opener) continue;
      const inner = words.slice(index + 1, phrase.end);
      const isPlainInner = isSingular ? isPlainOrNoun : isPlain;
      if (!inner.every(isPlainInner) || phrase.end - index > 4) continue;
      const next = words[phrase.end];
      if (next && (!GOES_ON.test(next.best.pos) || /^(?:'s|'|’|and|or|-|–)$/.test(next.norm)))
        continue;
      const { head } = phrase;
      const wanted = isSingular ? 'sg' : 'pl';
      if (head.norm.length < 3 || head.norm === 'others' || words[index - 1]?.norm === 'now')
        continue;
      if (head.best.pos !== 'NOUN' || nounNumber(head) !== (isSingular ? 'pl' : 'sg')) continue;
      // "An access statement signals …"
      if (head.readings.some(({ pos }) => pos === 'VERB') && inner.at(-2)?.best.pos === 'NOUN')
        continue;
      // "A program with a key acts …"
      if (
        isOnlyVerb(head, [...words.slice(0, index), ...words.slice(phrase.end)]) &&
        inner.at(-2)?.readings.some(isNoun)
      )
        continue;
      if (!isNounFor(opener, head, words[index - 1], next)) continue;
      if (MASS.has(head.norm) || (index > 0 && opener.text !== opener.norm)) continue;
      const forms = formsOf(grammar, head, wanted);
      const before = [opener, ...inner.slice(0, -1)].map(({ text }) => text).join(' ');
      const rest = inner.map(({ text }) => text).join(' ');
      const fixes = forms.map((form) => `${before} ${matchCase(head.text, form)}`);
      // "this books are", but "this toolbars is"
      if (opener.norm === 'this' && !isSingularVerb(next))
        fixes.unshift(matchCase(opener.text, `these ${rest}`));
      // "These book is"
      if (/^th[eo]se$/.test(opener.norm) && isSingularVerb(next))
        fixes.unshift(
          matchCase(opener.text, `${opener.norm === 'these' ? 'this' : 'that'} ${rest}`),
        );
      if (fixes.length > 0) report({ start: opener.start, end: head.end }, fixes);
    }
  },
});

const isNoun = ({ pos }: Reading) => pos === 'NOUN';

/** Whether a word may be the verb of a sentence that has no other. */
const isOnlyVerb = ({ readings }: AnalysedWord, others: readonly AnalysedWord[]): boolean =>
  readings.some(isFinite) && !others.some(({ best }) => isFinite(best) || best.pos === 'AUX');

/** Whether the last word can be nothing but a noun here. */
function isNounFor(
  opener: AnalysedWord,
  { readings }: AnalysedWord,
  before: AnalysedWord | undefined,
  next: AnalysedWord | undefined,
): boolean {
  const others = readings.filter(({ pos }) => pos !== 'NOUN');
  if (others.length === 0) return true;
  if (others.some(({ pos }) => pos !== 'VERB')) return false;
  if (!PRONOUNS.has(opener.norm)) return true;
  if (next && /^(?:VERB|AUX)$/.test(next.best.pos) && next.best.form === 'fin') return true;
  const isObject = before?.best.pos === 'ADP' || before?.best.pos === 'VERB';
  return isObject && !SAYING.test(before.norm) && (!next || /^(?:PUNCT|ADP)$/.test(next.best.pos));
}

/** Behind these a clause may begin: "I think these work". */
const SAYING =
  /^(?:th[io]|sa(?:y|id)|kn[eo]w|hope|believ|guess|mean|feel|felt|let|make|made|see|saw|help|how|hear|watch)/;

/** Nouns without a plural: "many money" lacks no -s. */
const MASS = wordSet(
  'money wine milk information advice homework furniture luggage traffic equipment software music rice bread news knowledge',
);
const AMOUNTS =
  /^(?:a|an|few|many|lot|dozen|hundred|thousand|million|more|most|little|couple|pair|number|several|some|billion|day|year)$/;

const isSingularVerb = (next: AnalysedWord | undefined): boolean =>
  next?.best.number === 'sg' && next.best.form === 'fin';

const isPlain = (
  { norm, kind, text, best }: AnalysedWord,
  at: number,
  all: readonly AnalysedWord[],
): boolean =>
  kind === 'word' &&
  text === text.toLowerCase() &&
  !AMOUNTS.test(norm) &&
  norm !== "'s" &&
  (at === all.length - 1 || best.pos === 'ADJ');

/** "a trivia games": nouns in the singular may stand before the last one. */
const isPlainOrNoun = (word: AnalysedWord, at: number, all: readonly AnalysedWord[]): boolean =>
  isPlain(word, at, all) ||
  (isPlain(word, all.length - 1, all) && word.best.pos === 'NOUN' && nounNumber(word) === 'sg');

function formsOf(grammar: Grammar, noun: AnalysedWord, number: GrammaticalNumber): string[] {
  const readings = noun.readings.filter(({ pos }) => pos === 'NOUN');
  const forms = readings.flatMap((reading) => {
    const { number: _number, ...rest } = reading;
    return grammar.inflect({ ...rest, tag: 'NOUN' }, { number });
  });
  return [...new Set(forms)].filter((form) => form !== noun.norm);
}
