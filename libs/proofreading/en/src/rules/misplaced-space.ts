import { definePatterns } from '../grammar/define-patterns';

export const misplacedSpace = definePatterns({
  id: 'en/misplaced-space',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The space is a letter too early or too late: “{fix}”.',
    fr: 'L’espace est une lettre trop tôt ou trop tard : « {fix} ».',
    es: 'El espacio va una letra antes o después: «{fix}».',
  },
  explanation: {
    en: 'When one types fast, the space slips: “tot he” for “to the”. The parts are words, so a dictionary passes them.',
    fr: 'Quand on tape vite, l’espace se déplace : « tot he » pour « to the ». Les morceaux sont des mots, le dictionnaire les accepte.',
    es: 'Al teclear deprisa, el espacio se desplaza: «tot he» por «to the». Los trozos son palabras y el diccionario los acepta.',
  },
  valid: [
    'She is the tot he adores.',
    'Oft he came at dawn.',
    'They held the fort he built.',
    'The doe snorted.',
    'Thou hast one.',
    'We went to the park.',
    'It is one of the best.',
    'A fort he had once seen is gone.',
  ],
  invalid: [
    { text: 'We went [[tot he]] park.', fix: 'to the' },
    { text: 'This is the end [[oft he]] road.', fix: 'of the' },
    { text: 'She [[hast o]] leave now.', fix: 'has to' },
    { text: 'It [[doe snot]] matter.', fix: 'does not' },
    { text: 'We waited [[fort he]] bus.', fix: 'for the' },
  ],
  patterns: [
    ['!a|the|this|that|his|her|tiny|little|every|each [tot he]', 'to the'],
    [
      'one|some|most|all|end|part|because|out|front|many|each|top|bottom|side|rest|beginning|middle|both|name [oft he]',
      'of the',
    ],
    ['he|she|it|everyone|who|that [hast o] @base', 'has to'],
    ['[doe snot]', 'does not'],
    [
      'wait|waited|waiting|look|looked|looking|pay|paid|thanks|ready|good|bad|enough|responsible [fort he]',
      'for the',
    ],
  ],
});
