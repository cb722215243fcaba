import { defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, wordMap, wordSet } from '../clauses';

const PLURAL_BE = wordMap({
  is: 'are',
  'isn’t': 'aren’t',
  was: 'were',
  'wasn’t': 'weren’t',
});
const DEGREES = wordSet('so too very not also still already');

export const thereIsMany = defineRule({
  id: 'en/there-is-many',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'Several things follow, so the verb is plural: “{fix}”.',
    fr: 'Plusieurs choses suivent : le verbe est au pluriel, « {fix} ».',
    es: 'Siguen varias cosas: el verbo va en plural, «{fix}».',
  },
  explanation: {
    en: 'In “there is” and “there are” the verb agrees with what comes after it: “there is one way”, “there are many ways”.',
    fr: 'Dans « there is » et « there are », le verbe s’accorde avec ce qui le suit : « there is one way », « there are many ways ».',
    es: 'En «there is» y «there are» el verbo concuerda con lo que sigue: «there is one way», «there are many ways».',
  },
  valid: [
    'There are many ways.',
    'There is many a slip.',
    'There is much to do.',
    'Is there any time left?',
    'There is a lot of time.',
    'There was a few minutes left.',
    'There is one of many.',
    'There was so much noise.',
    'There is more than one.',
  ],
  invalid: [
    { text: 'There [[is]] many people here.', fix: 'are' },
    { text: 'There [[was]] several reasons.', fix: 'were' },
    { text: 'There [[isn’t]] many trees.', fix: 'aren’t' },
    { text: 'I think there [[is]] too many cars.', fix: 'are' },
    { text: '[[Is]] there many people here?', fix: 'Are' },
  ],
  misses: ['There is two cats.', 'There’s many people.'],
  check({ tokens }, report) {
    for (const [index, there] of tokens.entries()) {
      if (there.norm !== 'there') continue;
      const [before, after] = [tokens[index - 1], tokens[index + 1]];
      const isQuestion = index === 1 && before !== undefined && PLURAL_BE.has(before.norm);
      const verb = isQuestion ? before : after;
      const fix = PLURAL_BE.get(verb?.norm ?? '');
      if (!verb || fix === undefined) continue;
      const at = isQuestion ? index + 1 : index + 2;
      const first = tokens[at];
      const quantity = first && DEGREES.has(first.norm) ? at + 1 : at;
      const [amount, noun] = [tokens[quantity], tokens[quantity + 1]];
      if (!follows(amount) || !/^(?:many|several)$/.test(amount.norm)) continue;
      if (!follows(noun) || noun.kind !== 'word' || noun.norm === 'a' || noun.norm === 'an')
        continue;
      report(verb, [matchCase(verb.text, fix)]);
    }
  },
});
