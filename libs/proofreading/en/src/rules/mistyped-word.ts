import { definePatterns } from '../grammar/define-patterns';

export const mistypedWord = definePatterns({
  id: 'en/mistyped-word',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'A letter more, less or changed makes another word; “{fix}” fits here.',
    fr: 'Une lettre de plus, de moins ou changée donne un autre mot ; ici il faut « {fix} ».',
    es: 'Una letra de más, de menos o cambiada da otra palabra; aquí va «{fix}».',
  },
  explanation: {
    en: 'Such slips are words too, so a dictionary passes them: “on of the best”, “there exits a way”. The words around give them away.',
    fr: 'Ces fautes de frappe sont elles aussi des mots : le dictionnaire les laisse passer, leurs voisins les trahissent (« on of the best »).',
    es: 'Estos deslices también son palabras: el diccionario los deja pasar, pero las vecinas los delatan («on of the best»).',
  },
  valid: [
    'The lamp was on of its own accord.',
    'Cold he was, and hungry.',
    'It is the longest letter in the word.',
    'My bed, English oak, is old.',
    'Let me show you skills you need.',
    'Your faithfully kept word matters.',
    'It is one of the best.',
    'Please note that we close at six.',
    'I am not sure.',
    'The exits are closed.',
    'Cold tea is fine.',
    'He lay on of all things a rug.',
    'The best was to come.',
    'My bed is soft.',
    'After the word came a comma.',
    'He came sometime in May.',
    'When the car was empty, we left.',
    'These experiences form my point of view.',
    'It did not please us this time.',
  ],
  invalid: [
    { text: 'She has sailed all over the [[word]].', fix: 'world' },
    { text: 'Please excuse my [[bed]] French.', fix: 'bad' },
    { text: 'Reading will improve [[you]] vocabulary.', fix: 'your' },
    { text: 'He has been ill [[every]] since then.', fix: 'ever' },
    { text: '[[Your]] sincerely, Ann.', fix: 'Yours' },
    { text: 'It is [[on]] of the best films.', fix: 'one' },
    { text: 'I am [[note]] sure about it.', fix: 'not' },
    { text: 'There [[exits]] a way out.', fix: 'exists' },
    { text: 'We sell tea, cakes, [[and so one]].', fix: 'and so on' },
  ],
  misses: ['It was on of us.'],
  patterns: [
    ['thank|thanks|like|love|enjoyed you|it|him|her? [vary] much', 'very'],
    ['[every] since then|i|he|she|we|they', 'ever'],
    ['[wildly] accepted|used|available|recognized|recognised', 'widely'],
    ['is|are|was|keep|kept|stay|stays [up to data] $', 'up to date'],
    [
      'is|was|are|were|it’s|that’s|be|became|still [on] of the most|best|few|main|first|biggest|largest|greatest|many|reasons|oldest|things|people|worst|highest',
      'one',
    ],
    [
      'is|was|it’s|that’s|became|still [on] of my|our|his|her|their|your|its favourite|favorite|best|friends|first|main|most',
      'one',
    ],

    [
      'am|i’m|is|are|was|it’s|you’re|we’re|they’re [note] sure|able|possible|good|clear|true|allowed',
      'not',
    ],
    ['^ there [exits] a|an|no|some|only|one|another', 'exists'],

    ['all over|around the [word] $', 'world'],
    ['sorry|excuse|pardon for? my [bed] english|french|spanish|german|grammar', 'bad'],
    ['[and so one] $', 'and so on'],

    ['^ [one the one|other hand] ,|i|we|it|there|the|you', 'on the {3} hand'],

    ['not [jet] ready|finished|done|here|sure|available|clear|started|decided', 'yet'],
    [
      'would|could|should|will|must|can [bee] a|the|able|happy|good|very|there|here|at|more|nice|great|fun',
      'be',
    ],
    ['^ [form] my|your|his|her point of view ,', 'from'],
    ['see|look [form] my|your|his|her point of view', 'from'],
    ['a wide|large|great variety|number [or] different|people|things|options|ways|reasons', 'of'],
    [
      'what|when|if|because|where|that|as|than|, [the] have|are|were|should|would|could|don’t|didn’t',
      'they',
    ],
    ['what|how|whatever|everything [the] like|want|need|think|know|do $', 'they'],

    [
      'improve|change|lose|develop [you] skills|life|mind|job|body|health|home|goals|english|vocabulary|pronunciation',
      'your',
    ],

    ['^ [your] sincerely|faithfully $', 'yours'],
  ],
});
