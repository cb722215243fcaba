import { definePatterns } from '../grammar/define-patterns';

export const eachEveryNoun = definePatterns({
  id: 'en/each-every-noun',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'After this word the noun is singular: “{fix}”.',
    fr: 'Après ce mot, le nom est au singulier : « {fix} ».',
    es: 'Tras esta palabra el nombre va en singular: «{fix}».',
  },
  explanation: {
    en: '“Each”, “every”, “another”, “a” and “one” look at one thing at a time: “every day”, “each student”.',
    fr: '« Each », « every », « another », « a » et « one » ne visent qu’une chose à la fois : « every day », « each student ».',
    es: '«Each», «every», «another», «a» y «one» miran las cosas de una en una: «every day», «each student».',
  },
  valid: [
    'Every day is new.',
    'Each student has a book.',
    'Every two days it rains.',
    'Another few days passed.',
    'A sports car is fast.',
    'Each of the students came.',
    'One means of travel is a boat.',
    'A series of tests began.',
    'Every parents’ meeting was full.',
  ],
  invalid: [
    { text: 'Every [[days]] is new.', fix: 'day' },
    { text: 'Each [[students]] has a book.', fix: 'student' },
    { text: 'She talked to every [[employees]] here.', fix: 'employee' },
    { text: 'I worked for one [[hours]].', fix: 'hour' },
    { text: 'We need another [[chairs]].', fix: 'chair' },
    { text: 'It was a major [[problems]] for us.', fix: 'problem' },
  ],
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
});
