import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { wordMap, wordSet } from '../clauses';
import { nounPhraseAt } from '../grammar/noun-phrase';

const PLURAL_OF = wordMap({ this: 'these', these: 'these', those: 'those' });
const SINGULAR_OF = wordMap({ this: 'this', these: 'this', those: 'that' });
const PLURAL_VERB = wordMap({
  is: 'are',
  'isn’t': 'aren’t',
  was: 'were',
  'wasn’t': 'weren’t',
  has: 'have',
  'doesn’t': 'don’t',
  seems: 'seem',
  depends: 'depend',
  includes: 'include',
});
const SINGULAR_VERB = wordMap({
  are: 'is',
  'aren’t': 'isn’t',
  have: 'has',
  'don’t': 'doesn’t',
  seem: 'seems',
  depend: 'depends',
  include: 'includes',
  happen: 'happens',
});
const OPENERS = wordSet(
  'because but if think believe so know say said hope when while since although guess',
);

export const demonstrativeVerb = defineRule({
  id: 'en/demonstrative-verb',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“{found}” does not agree: write “{fix}”.',
    fr: '« {found} » n’est pas accordé : écrivez « {fix} ».',
    es: '«{found}» no concuerda: escribe «{fix}».',
  },
  explanation: {
    en: '“This” and “that” stand for one thing and take “is”, “was”, “has”; “these” and “those” stand for several and take “are”, “were”, “have”.',
    fr: '« This » et « that » désignent une chose et prennent « is », « was », « has » ; « these » et « those » en désignent plusieurs et prennent « are », « were », « have ».',
    es: '«This» y «that» señalan una cosa y llevan «is», «was», «has»; «these» y «those» señalan varias y llevan «are», «were», «have».',
  },
  valid: [
    'This is a riddle.',
    'Things like this are rare.',
    'One of these is mine.',
    'These are a help.',
    'The first of those was lost.',
    'This and that are two words.',
    'Are this and that the same?',
    'What these are, nobody knows.',
    'This have-it-all life tires me.',
    'In cases such as this, these are the rules.',
    'Unlike this, are they new?',
  ],
  invalid: [
    { text: '[[This are]] a test.', fix: 'This is' },
    { text: '[[This are]] the results.', fix: 'These are' },
    { text: '[[These is]] my books.', fix: 'These are' },
    { text: '[[This are]] hard to tell.', fix: 'This is' },
    { text: 'I know that [[this are]] mine.', fix: 'this is' },
    { text: '[[These seems]] fine to me.', fix: 'These seem' },
    { text: '[[Those was]] good days.', fix: 'Those were' },
    { text: '[[These is]] a good book.', fix: 'This is' },
    { text: '[[This aren’t]] my shoes.', fix: 'These aren’t' },
    { text: 'I bought them because [[those is]] cheaper.', fix: 'those are' },
  ],
  misses: ['That are good books.'],
  check({ words }, report) {
    for (const [index, subject] of words.entries()) {
      const verb = words[index + 1];
      const plural = PLURAL_OF.get(subject.norm);
      const singular = SINGULAR_OF.get(subject.norm);
      if (plural === undefined || singular === undefined || verb?.gap !== ' ') continue;
      if (!opensClause(words[index - 1])) continue;
      const isThis = subject.norm === 'this';
      const negation =
        words[index + 2]?.gap === '' && words[index + 2]?.norm === "n't" ? 'n’t' : '';
      const norm = verb.norm + negation;
      const other = (isThis ? SINGULAR_VERB : PLURAL_VERB).get(norm);
      const at = negation ? index + 3 : index + 2;
      const next = words[at];
      if (other === undefined || next?.kind !== 'word' || next.gap !== ' ') continue;
      const number = nounPhraseAt(words, at)?.number;
      const isOne = isThis ? number !== 'pl' : /^an?$/.test(next.norm);
      const verbOf = (wanted: 'one' | 'many') => ((wanted === 'one') === isThis ? other : norm);
      const one = `${singular} ${verbOf('one')}`;
      const many = `${plural} ${verbOf('many')}`;
      const fixes = (isOne ? [one, many] : [many, one]).map((fix) => matchCase(subject.text, fix));
      const end = negation ? (words[index + 2]?.end ?? verb.end) : verb.end;
      report({ start: subject.start, end }, fixes);
    }
  },
});

/** Whether a subject may stand behind this word. */
const opensClause = (before: AnalysedWord | undefined): boolean =>
  before === undefined ||
  OPENERS.has(before.norm) ||
  (before.best.pos === 'SCONJ' && !/^(?:as|than|like)$/.test(before.norm)) ||
  /^[“"‘(:;,]$/.test(before.text);
