import { definePatterns } from '../grammar/define-patterns';

export const adverbOrder = definePatterns({
  id: 'en/adverb-order',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'The adverb stands elsewhere: “{fix}”.',
    fr: 'L’adverbe ne se place pas là : « {fix} ».',
    es: 'El adverbio va en otro lugar: «{fix}».',
  },
  explanation: {
    en: '“Always”, “never”, “usually”, “also” stand before the verb; nothing stands between a verb and its object: “I always go there”, “I like it very much.”',
    fr: '« Always », « never », « usually », « also » précèdent le verbe ; rien ne sépare le verbe de son objet : « I like it very much. »',
    es: '«Always», «never», «usually», «also» van ante el verbo; nada separa el verbo de su objeto: «I like it very much.»',
  },
  valid: [
    'I always go there.',
    'She also has a brother.',
    'I like the city very much.',
    'We thought often of him.',
    'I have always been here.',
    'It is big enough for us.',
    'They have enough good books.',
    'You have never a dull moment here.',
    'I have never felt better.',
    'Is there enough cold water?',
    'I love very much being here.',
  ],
  invalid: [
    { text: 'I [[go always]] there.', fix: 'always go' },
    { text: 'She [[has also]] a brother.', fix: 'also has' },
    { text: 'I like [[very much this city]].', fix: 'this city very much' },
    { text: 'We love [[a lot our teacher]].', fix: 'our teacher a lot' },
    { text: 'He is not [[enough tall]] for that.', fix: 'tall enough' },
    { text: 'They [[eat never]] meat.', fix: 'never eat' },
    { text: '[[Always I]] get up at six.', fix: 'I always' },
  ],
  misses: ['She plays always the same song.'],
  patterns: [
    [
      '^ i|we|they|you [@bare always|never|usually] !@ing|that|in|been|@pp|@past|saw|felt|a|to|yet|once|before|,|themselves',
      '{3} {2}',
    ],
    ['^ he|she|it [@verbs always|never|usually] !@ing|that|in|been', '{3} {2}'],
    ['^ i|we|they|you [have also] a|an|two|three|four|many|some|@possessive', 'also have'],
    ['^ he|she|it [has also] a|an|two|three|four|many|some|@possessive', 'also has'],
    ['^ @det @noun [has also] a|an|two|three|four|many|some|@possessive', 'also has'],
    [
      'like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|hate|hates|appreciate|miss|want [very much the|this|that|these|those|my|your|his|her|our|their @noun] $',
      '{4} {5} {2} {3}',
    ],
    [
      'like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|hate|hates|appreciate|miss|want [very much the|this|that|these|those|my|your|his|her|our|their @adj @noun] $',
      '{4} {5} {6} {2} {3}',
    ],
    [
      'like|likes|love|loves|enjoy|enjoys|enjoyed|hate|hates|appreciate [very much @noun] ,|and|but|because|$',
      '{4} very much',
    ],
    [
      'like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|hate|hates|appreciate|miss [a lot the|this|that|these|those|my|your|his|her|our|their @noun] $',
      '{4} {5} a lot',
    ],
    [
      'is|are|was|were|not|isn’t|wasn’t|aren’t|am|i’m|he’s|she’s|be [enough tall|big|good|old|strong|rich|smart|clever|small|high|long|large|fast|brave|warm|near|hot|easy|clear|important|young|safe|close|mature|interesting|happy] to|for|$',
      '{3} enough',
    ],
    ['^^ [always i|we|they|he|she] @base|@s', '{2} always'],
  ],
});
