import { definePatterns } from '../grammar/define-patterns';

export const lotOfVerb = definePatterns({
  id: 'en/lot-of-verb',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“The number of” is one number, “a number of” and “a lot of” are many things: “{fix}”.',
    fr: '« The number of » est un seul nombre, « a number of » et « a lot of » sont plusieurs choses : « {fix} ».',
    es: '«The number of» es un solo número; «a number of» y «a lot of» son varias cosas: «{fix}».',
  },
  explanation: {
    en: 'The verb follows the sense: “The number of cars is high”, but “A number of cars are red” and “A lot of people live here.”',
    fr: 'Le verbe suit le sens : « The number of cars is high », mais « A lot of people live here. »',
    es: 'El verbo sigue al sentido: «The number of cars is high», pero «A lot of people live here.»',
  },
  valid: [
    'The number of cars is high.',
    'A number of cars are red.',
    'A lot of people live here.',
    'A lot of water is lost.',
    'A number of my age is fine.',
    'The number of people who are late is small.',
    'The number of seats and doors are known.',
    'A lot of the trees are old.',
  ],
  invalid: [
    { text: 'The number of cars [[are]] high.', fix: 'is' },
    { text: 'The number of students [[have]] grown.', fix: 'has' },
    { text: 'A lot of visitors [[leaves]] early.', fix: 'leave' },
    { text: 'A lot of people [[has]] a car.', fix: 'have' },
    { text: 'Lots of students [[was]] late.', fix: 'were' },
    { text: 'A number of houses [[was]] sold.', fix: 'were' },
  ],
  patterns: [
    ['^ the number of @adj? @plonly|people|visitors|students|cars|houses|things [are]', 'is'],
    ['^ the number of @adj? @plonly|people|visitors|students|cars|houses|things [were]', 'was'],
    ['^ the number of @adj? @plonly|people|visitors|students|cars|houses|things [have]', 'has'],
    ['^ a lot|number of @adj? @plonly|people|visitors|students|cars|houses|things [is]', 'are'],
    ['^ lots of @adj? @plonly|people|visitors|students|cars|houses|things [is]', 'are'],
    ['^ a lot|number of @adj? @plonly|people|visitors|students|cars|houses|things [was]', 'were'],
    ['^ lots of @adj? @plonly|people|visitors|students|cars|houses|things [was]', 'were'],
    ['^ a lot|number of @adj? @plonly|people|visitors|students|cars|houses|things [has]', 'have'],
    ['^ lots of @adj? @plonly|people|visitors|students|cars|houses|things [has]', 'have'],
    [
      '^ a lot|number of @adj? @plonly|people|visitors|students|cars|houses|things [doesn’t]',
      'don’t',
    ],
    ['^ lots of @adj? @plonly|people|visitors|students|cars|houses|things [doesn’t]', 'don’t'],
    [
      '^ a lot|number of @adj? @plonly|people|visitors|students|cars|houses|things [isn’t]',
      'aren’t',
    ],
    ['^ lots of @adj? @plonly|people|visitors|students|cars|houses|things [isn’t]', 'aren’t'],
    [
      '^ a lot|number of @adj? @plonly|people|visitors|students|cars|houses|things [wasn’t]',
      'weren’t',
    ],
    ['^ lots of @adj? @plonly|people|visitors|students|cars|houses|things [wasn’t]', 'weren’t'],
    [
      '^ a lot|number of @adj? @plonly|people|visitors|students|cars|houses|things [hasn’t]',
      'haven’t',
    ],
    ['^ lots of @adj? @plonly|people|visitors|students|cars|houses|things [hasn’t]', 'haven’t'],
    [
      '^ a lot|number of @adj? @plonly|people|visitors|students|cars|houses|things [@verbs]',
      '{6.base}',
    ],
    [
      '^ a lot of @adj? @plonly|people|visitors|students|cars|houses|things [leaves|lives|works|comes|goes|likes|needs|wants|thinks|visits|travels|starts|stops|plays|uses|looks|helps|changes] early|late|in|at|on|to|the|a|here|there|that|every|from|with|abroad',
      '{6.base}',
    ],
  ],
});
