import { defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, wordMap, wordSet } from '../clauses';

const PLURAL_OF = wordMap({ this: 'these', these: 'these', those: 'those' });
const SINGULAR_OF = wordMap({ this: 'this', these: 'this', those: 'that' });
const PLURAL_VERB = wordMap({
  is: 'are',
  'isn’t': 'aren’t',
  was: 'were',
  'wasn’t': 'weren’t',
  has: 'have',
  'doesn’t': 'don’t',
});
const SINGULAR_VERB = wordMap({
  are: 'is',
  'aren’t': 'isn’t',
  have: 'has',
  'don’t': 'doesn’t',
});
const OPENERS = wordSet('because but if think believe so');

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
    'This is a test.',
    'Things like this are rare.',
    'One of these is mine.',
    'These are a help.',
    'The first of those was lost.',
    'This and that are two words.',
    'Are this and that the same?',
    'What these are, nobody knows.',
    'This have-it-all life tires me.',
    'In cases such as this, these are the rules.',
  ],
  invalid: [
    { text: '[[This are]] a test.', fix: 'This is' },
    { text: '[[This are]] the results.', fix: 'These are' },
    { text: '[[These is]] my books.', fix: 'These are' },
    { text: '[[Those was]] good days.', fix: 'Those were' },
    { text: '[[These is]] a good book.', fix: 'This is' },
    { text: '[[This aren’t]] my shoes.', fix: 'These aren’t' },
    { text: 'I bought them because [[those is]] cheaper.', fix: 'those are' },
  ],
  misses: ['That are good books.', 'I know that this are mine.'],
  check({ tokens }, report) {
    for (const [index, subject] of tokens.entries()) {
      const verb = tokens[index + 1];
      const plural = PLURAL_OF.get(subject.norm);
      const singular = SINGULAR_OF.get(subject.norm);
      if (plural === undefined || singular === undefined || !follows(verb)) continue;
      const before = tokens[index - 1];
      if (before && !OPENERS.has(before.norm) && !/^[“"‘(:;]$/.test(before.text)) continue;
      const isThis = subject.norm === 'this';
      const other = (isThis ? SINGULAR_VERB : PLURAL_VERB).get(verb.norm);
      const next = tokens[index + 2];
      if (other === undefined || next?.kind !== 'word' || !follows(next)) continue;
      const isOne = next.norm === 'a' || next.norm === 'an';
      const verbOf = (wanted: 'one' | 'many') =>
        (wanted === 'one') === isThis ? other : verb.norm;
      const one = `${singular} ${verbOf('one')}`;
      const many = `${plural} ${verbOf('many')}`;
      const fixes = (isOne ? [one, many] : [many, one]).map((fix) => matchCase(subject.text, fix));
      report({ start: subject.start, end: verb.end }, fixes);
    }
  },
});
