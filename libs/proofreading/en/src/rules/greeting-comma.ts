import { definePatterns } from '../grammar/define-patterns';

export const greetingComma = definePatterns({
  id: 'en/greeting-comma',
  category: 'punctuation',
  level: 'suggestion',
  message: {
    en: 'The person spoken to is set off by a comma: “{fix}”.',
    fr: 'La personne à qui l’on parle est séparée par une virgule : « {fix} ».',
    es: 'La persona a la que se habla se separa con coma: «{fix}».',
  },
  explanation: {
    en: '“Thank you, Tom”, “Hello, Ann”: the name of the one you speak to stands apart.',
    fr: '« Thank you, Tom », « Hello, Ann » : le nom de l’interlocuteur est détaché.',
    es: '«Thank you, Tom», «Hello, Ann»: el nombre de quien escucha va aparte.',
  },
  valid: [
    'Thank you, Tom.',
    'Thanks, Ann.',
    'Thank you for coming.',
    'Please, Tom, help us.',
    'Thank you Notes are nice.',
    'Yes, Tom did it.',
    'Please Tom with a cake.',
    'No Tom lives here.',
  ],
  invalid: [
    { text: '[[Thank you]] Tom, for your help.', fix: 'Thank you,' },
    { text: '[[Thanks]] Ann!', fix: 'Thanks,' },
    { text: '[[Please]] Tom, help us.', fix: 'Please,' },
    { text: '[[Sorry]] Peter!', fix: 'Sorry,' },
    { text: '[[Thank you]] Mary.', fix: 'Thank you,' },
  ],
  patterns: [
    ['^^ [thank you] @name ,|$', 'Thank you,'],
    ['^^ [thanks|sorry|congratulations|goodbye|please] @name ,', '{1},'],
    ['^^ [thanks|sorry|congratulations|goodbye|bye] @name $', '{1},'],
  ],
});
