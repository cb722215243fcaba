import { definePatterns } from '../grammar/define-patterns';

export const thereHave = definePatterns({
  id: 'en/there-have',
  category: 'verb',
  level: 'error',
  message: {
    en: 'To say that something exists, English uses “there is” and “there are”: “{fix}”.',
    fr: 'Pour dire que quelque chose existe, l’anglais emploie « there is » ou « there are » : « {fix} ».',
    es: 'Para decir que algo existe, el inglés usa «there is» o «there are»: «{fix}».',
  },
  explanation: {
    en: '“Have” says that someone owns something: “The town has two parks.” Without an owner it is “There are two parks in the town.”',
    fr: '« Have » dit que quelqu’un possède : « The town has two parks. » Sans possesseur, on écrit « There are two parks in the town. »',
    es: '«Have» dice que alguien posee algo: «The town has two parks.» Sin poseedor se dice «There are two parks in the town.»',
  },
  valid: [
    'There are many parks here.',
    'There have been many changes.',
    'There has to be a way.',
    'The people there have many cars.',
    'There has never been a bus.',
    'There have always been two.',
    'Those there have no idea.',
    'There has got to be one.',
  ],
  invalid: [
    { text: 'There [[have]] many parks here.', fix: 'are' },
    { text: 'There [[has]] a park near the school.', fix: 'is' },
    { text: 'In my town, there [[have]] two schools.', fix: 'are' },
    { text: 'I think that there [[has]] no time left.', fix: 'is' },
    { text: 'There [[have]] a lot of shops.', fix: 'are' },
    { text: 'There [[had]] many people in the hall.', fix: 'were' },
  ],
  misses: ['In the park have many trees.'],
  patterns: [
    [
      '^ there [have] many|some|several|two|three|four|five|lots|no|so|too|few|different|various|people',
      'are',
    ],
    ['^ there [have] a lot|few|number of?', 'are'],
    ['^ there [has|have] a|an|no|one|something|another|nothing !lot|few|number', 'is'],
    ['^ there [has] many|some|several|two|three|four|five|lots', 'are'],
    ['^ there [has] a lot|few|number', 'are'],
    ['^ there [had] many|some|several|two|three|four|five|lots|few', 'were'],
    ['^ there [had] a|an|no|one|another', 'was'],
    [
      'in|at|on @possessive|the|this @noun there [have] many|some|several|two|three|four|five|lots|a',
      'are',
    ],
    ['that|because there [have] many|some|several|two|three|four|five|lots', 'are'],
    ['that|because there [has] a|an|no|one|something', 'is'],
  ],
});
