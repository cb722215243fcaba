import { defineRule } from '@tercet/proofreading-core';
import { follows, wordMap, wordSet } from '../clauses';

const PLURAL_VERB = wordMap({
  is: 'are',
  'isn’t': 'aren’t',
  was: 'were',
  'wasn’t': 'weren’t',
  has: 'have',
  'hasn’t': 'haven’t',
  does: 'do',
  'doesn’t': 'don’t',
  wants: 'want',
  needs: 'need',
  knows: 'know',
  lives: 'live',
  likes: 'like',
  thinks: 'think',
  works: 'work',
});
const PERSONS = wordSet('people men women children students those');
/** The verb may belong to what stands before: "one of the people who …", "the mother of two children who …". */
const OTHER_HEADS = wordSet(
  'of one with and for to from between among by like than as whose only is was or about',
);
const MAX_WORDS_BEFORE = 6;

export const peopleVerb = defineRule({
  id: 'en/people-verb',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'Several people are meant, so the verb is plural: “{fix}”.',
    fr: 'Il s’agit de plusieurs personnes : le verbe est au pluriel, « {fix} ».',
    es: 'Se trata de varias personas: el verbo va en plural, «{fix}».',
  },
  explanation: {
    en: '“People”, “men”, “women”, “children” are plural in English, and so is the verb of “who” or “that” after them.',
    fr: '« People », « men », « women », « children » sont des pluriels en anglais ; le verbe de « who » ou « that » qui les suit l’est aussi.',
    es: '«People», «men», «women», «children» son plurales en inglés, y también el verbo de «who» o «that» que los sigue.',
  },
  valid: [
    'People who have money travel.',
    'She is one of the people who is always late.',
    'The mother of two children who was hurt is home.',
    'A person who has money travels.',
    'The number of women who have a say grows.',
    'A man of the people who was loved by all.',
    'People, who has my keys?',
    'I asked the children who was there.',
    'Do people know who is coming?',
    'They told the men who was to blame.',
  ],
  invalid: [
    { text: 'People who [[has]] money travel.', fix: 'have' },
    { text: 'There are people that [[has]] no home.', fix: 'have' },
    { text: 'Those who [[wants]] to come may come.', fix: 'want' },
    { text: 'The students who [[needs]] help can ask.', fix: 'need' },
    { text: 'Women who [[works]] at night sleep by day.', fix: 'work' },
    { text: '[[People is]] kind here.', fix: 'People are' },
  ],
  misses: ['The cars that has no lights stay here.', 'I met people who is nice.'],
  check({ tokens }, report) {
    for (const [index, verb] of tokens.entries()) {
      const plural = PLURAL_VERB.get(verb.norm);
      if (plural === undefined || !follows(verb)) continue;
      const before = tokens[index - 1];
      if (index === 1 && before?.norm === 'people' && /^(?:is|was|has|does)/.test(verb.norm)) {
        report({ start: before.start, end: verb.end }, [`${before.text} ${plural}`]);
        continue;
      }
      const isRelative = before?.norm === 'who' || before?.norm === 'that';
      const noun = tokens[index - 2];
      if (!isRelative || !follows(before) || !noun || !PERSONS.has(noun.norm)) continue;
      if (before.norm === 'that' && noun.norm !== 'people') continue;
      // "asked the children who was there" asks; a relative clause with "is" or "was" looks the same.
      const isAmbiguous = /^(?:is|was)/.test(verb.norm) || before.norm === 'that';
      const earlier = tokens.slice(Math.max(0, index - 2 - MAX_WORDS_BEFORE), index - 2);
      if (isAmbiguous && !/^(?:|are|were)$/.test(earlier.at(-1)?.norm ?? '')) continue;
      if (earlier.some(({ norm }) => OTHER_HEADS.has(norm))) continue;
      report(verb, [plural]);
    }
  },
});
