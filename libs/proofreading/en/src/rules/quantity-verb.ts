import { defineRule } from '@tercet/proofreading-core';
import { follows, startsClause, wordMap, wordSet } from '../clauses';

const QUANTITIES = wordSet('most many several both some all few');
const PRONOUNS = wordSet('them us these those you');
const PLURAL_VERB = wordMap({
  is: 'are',
  'isn’t': 'aren’t',
  was: 'were',
  'wasn’t': 'weren’t',
  has: 'have',
  'hasn’t': 'haven’t',
  'doesn’t': 'don’t',
});
const ALSO_AFTER = wordSet('and that');

export const quantityVerb = defineRule({
  id: 'en/quantity-verb',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The subject is plural, so the verb is too: “{fix}”.',
    fr: 'Le sujet est au pluriel, le verbe aussi : « {fix} ».',
    es: 'El sujeto es plural y el verbo también: «{fix}».',
  },
  explanation: {
    en: '“Most of them”, “some of us”, “both of you” stand for several: “most of them are good”. “One of them” and “each of them” stand for one.',
    fr: '« Most of them », « some of us », « both of you » en désignent plusieurs : « most of them are good ». « One of them » et « each of them » n’en désignent qu’un.',
    es: '«Most of them», «some of us», «both of you» son varios: «most of them are good». «One of them» y «each of them» son uno solo.',
  },
  valid: [
    'Most of them are good.',
    'One of them is good.',
    'Most of it is good.',
    'Knowing some of them is a help.',
    'Each of these was sold.',
    'To see all of them is a joy.',
    'None of us was there.',
    'The best of all of them was red.',
    'All of this is true.',
  ],
  invalid: [
    { text: 'Most of them [[is]] ripe now.', fix: 'are' },
    { text: 'Some of us [[was]] late.', fix: 'were' },
    { text: 'I called, but both of you [[was]] out.', fix: 'were' },
    { text: 'Many of these [[has]] no name.', fix: 'have' },
    { text: 'We know that all of them [[isn’t]] ready.', fix: 'aren’t' },
  ],
  misses: ['Most of my friends is here.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, quantity] of tokens.entries()) {
      if (!QUANTITIES.has(quantity.norm) || tokens[index + 1]?.norm !== 'of') continue;
      const verb = tokens[index + 3];
      if (!PRONOUNS.has(tokens[index + 2]?.norm ?? '') || !follows(verb)) continue;
      const plural = PLURAL_VERB.get(verb.norm);
      if (plural !== undefined && startsClause(sentence, index, ALSO_AFTER)) report(verb, [plural]);
    }
  },
});
