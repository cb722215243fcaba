import { definePatterns } from '../grammar/define-patterns';

const DETERMINERS =
  'the|a|an|this|that|my|your|his|her|our|their|these|no|different|strong|firm|great|biggest|of|with|without';

export const nounVerbPair = definePatterns({
  id: 'en/noun-verb-pair',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Noun and verb differ by a letter or two: write “{fix}”.',
    fr: 'Le nom et le verbe diffèrent d’une lettre ou deux : écrivez « {fix} ».',
    es: 'El nombre y el verbo se distinguen por una o dos letras: escribe «{fix}».',
  },
  explanation: {
    en: 'One believes a belief, proves with a proof, chooses a choice, complains with a complaint, and grows by growth.',
    fr: '« Believe », « prove », « choose », « complain » sont des verbes ; « belief », « proof », « choice », « complaint », des noms.',
    es: '«Believe», «prove», «choose», «complain» son verbos; «belief», «proof», «choice», «complaint», nombres.',
  },
  valid: [
    'I believe it.',
    'Their belief is strong.',
    'We need proof of that.',
    'You must prove it.',
    'They have many complaints.',
    'She complains a lot.',
    'The choice is yours.',
    'What they believe is true.',
    'Those who choose well win.',
    'Many believe that it helps, and some believe in it.',
    'You are on the path to success.',
    'He lives in my live show.',
    'The first thing that he did was wrong.',
  ],
  invalid: [
    { text: 'It is the [[believe]] of many.', fix: 'belief' },
    { text: 'I [[belief]] that he is right.', fix: 'believe' },
    { text: 'There is no [[prove]] of that.', fix: 'proof' },
    { text: 'We got many [[complains]] from guests.', fix: 'complaints' },
    { text: 'You have no [[choose]].', fix: 'choice' },
    { text: 'He can’t [[proof]] it.', fix: 'prove' },
    { text: 'They want to [[success]] in life.', fix: 'succeed' },
    { text: 'My whole [[live]] was hard.', fix: 'life' },
    { text: 'I don’t [[thing]] it will rain.', fix: 'think' },
  ],
  patterns: [
    [`${DETERMINERS} [believe] of|in|that|is|was|about|system|$`, 'belief'],
    [
      `these|those|many|several|different|of|our|their|his|her|my|your|and|religious|political|personal [believes] of|in|that|are|were|about|and|$`,
      'beliefs',
    ],
    [
      'i|we|they|you|to|not|don’t|can’t|would|could [belief] that|in|it|you|me|him|her|them|the|this',
      'believe',
    ],
    [
      `no|any|the|a|some|enough|more|their|his|her|your|as|of|is [prove] of|that|is|was|for|$`,
      'proof',
    ],
    [
      'to|can|can’t|cannot|could|will|would|must|should|i|we|they|not [proof] it|that|this|the|them|me|my|his|your|their|to',
      'prove',
    ],
    [
      'a|this|the|my|your|our|his|her|their|biggest|no|any|official|formal|common [complain] about|is|was|from|to|against|with|that|of|$',
      'complaint',
    ],
    [
      'of|many|several|the|these|those|no|any|some|received|more|their|our|your|customer|get|got [complains] about|from|are|were|of|and|against|$',
      'complaints',
    ],
    [
      'a|the|no|my|your|his|her|their|our|good|bad|best|only|better|right|wrong|other [choose] of|is|was|but|to|for|$',
      'choice',
    ],
    ['to|can|will|i|we|you|they|should|could [choice] the|a|between|one|my|your|to', 'choose'],
    [
      'can|will|could|i|we|they|want|wants|wanted|need|hope|try|able|how to? [success] in|at|$',
      'succeed',
    ],
    ['a|the|my|his|her|your|our|their|great|of [succeed] of|is|was|in|and|$', 'success'],
    [
      'my|his|her|your|our|whole|daily|everyday|normal|real|social|entire|own|private|personal|married|happy [live] $',
      'life',
    ],
    [
      'my|his|her|your|our whole|daily|everyday|social|entire|own|private|personal? [live] is|was|in|has|will|and|with|would|changed',
      'life',
    ],
    ['what|some|certain|large|great|full|such|lesser|the [extend] to|that|of|possible', 'extent'],
    ['to|what|some|an|certain|large|great [extend] $', 'extent'],
    ['to what|some|an|a? certain|large|great [extend]', 'extent'],
    ['the|a|her|his|my|their [analyze|analyse] of|is|was|shows', 'analysis'],
    ['the|a|rapid|economic|population|fast|strong [grow] of|in|is|was|rate', 'growth'],
    ['the|his|her|my|their|sudden|early [dead] of', 'death'],
    ['the|his|in|self [defend] of', 'defense'],
    ['great|big|terrible|heavy|the|a|no [lose] of', 'loss'],
    [
      'i|we|you|they|people|students|not|don’t|didn’t|to|will|would|can|could|should [thing] that|it|about|we|they|i|he|she|this|there|of|people',
      'think',
    ],
  ],
});
