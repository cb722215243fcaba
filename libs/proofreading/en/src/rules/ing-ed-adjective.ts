import { definePatterns } from '../grammar/define-patterns';

const FEELING_ING =
  'exciting|boring|interesting|confusing|disappointing|annoying|frustrating|embarrassing|exhausting|frightening|surprising|worrying|depressing|fascinating';
const FEELING_ED =
  'excited|bored|interested|confused|disappointed|annoyed|frustrated|exhausted|frightened|surprised|fascinated|depressed';

export const ingEdAdjective = definePatterns({
  id: 'en/ing-ed-adjective',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'What causes a feeling ends in -ing, who has it in -ed: “{fix}”.',
    fr: 'Ce qui cause un sentiment prend -ing, qui l’éprouve prend -ed : « {fix} ».',
    es: 'Lo que causa un sentimiento acaba en -ing y quien lo tiene, en -ed: «{fix}».',
  },
  explanation: {
    en: '“The film is boring, so I am bored”: the thing is “boring, interesting, exciting”, the person “bored, interested, excited”.',
    fr: '« The film is boring, so I am bored » : la chose est « boring », la personne « bored ».',
    es: '«The film is boring, so I am bored»: la cosa es «boring» y la persona, «bored».',
  },
  valid: [
    'The film is boring.',
    'I am bored with this film.',
    'She is interested in art.',
    'It is interesting to see.',
    'He is a very interesting man.',
    'I was surprising even to my friends.',
    'They are exciting new players.',
    'It was so excited that it barked.',
    'We were disappointed by the result.',
  ],
  invalid: [
    { text: 'I am [[interesting]] in art.', fix: 'interested' },
    { text: 'I felt really [[boring]].', fix: 'bored' },
    { text: 'We are so [[boring]] of this game.', fix: 'bored' },
    { text: 'She was very [[disappointing]] with me.', fix: 'disappointed' },
    { text: 'The film was very [[bored]].', fix: 'boring' },
    { text: 'It is [[interested]] to see that.', fix: 'interesting' },
    { text: 'This book is really [[interested]].', fix: 'interesting' },
  ],
  patterns: [
    [
      'am|i’m|is|are|was|were|he’s|she’s|we’re|they’re|be|been|very|really|so|more|not|also|get|got|become [interesting] in',
      'interested',
    ],
    [`i am|was|feel|felt|i’m very|really|so|quite|too [${FEELING_ING}] $`, '{4.ed}'],
    [`we are|were|feel|felt very|really|so|quite|too [${FEELING_ING}] $`, '{4.ed}'],
    [
      `i|we|he|she|they am|is|are|was|were|feel|feels|felt very|really|so|quite|too? [${FEELING_ING}] about|with|by|of|when|because`,
      '{4.ed}',
    ],
    [
      `it|this|that|film|movie|book|story|lesson|game|match|trip|city|subject|show|party is|was very|really|so|quite|too [${FEELING_ED}] $`,
      '{4.ing}',
    ],
    [
      `it is|was|would very|really|so|more|be? [interested|surprised|bored|exhausted|confused|fascinated] to|that`,
      '{4.ing}',
    ],
  ],
});
