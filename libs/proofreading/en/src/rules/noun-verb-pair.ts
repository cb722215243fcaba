import { definePatterns } from '../grammar/define-patterns';

const DETERMINERS = 'the|a|my|your|his|our|their|no|strong|firm|great|biggest|of|with|without';

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
    'I will proof it tonight.',
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
    'We watched his live show.',
    'The first thing that he did was wrong.',
    'It made her believe that he lied.',
    'She thinks and believes that it helps.',
    'We have the option to extend.',
    'In the dead of night it rang.',
    'It is the key to success.',
  ],
  invalid: [
    { text: 'It is the [[believe]] of many.', fix: 'belief' },
    { text: 'I [[belief]] that he is right.', fix: 'believe' },
    { text: 'There is no [[prove]] of that.', fix: 'proof' },
    { text: 'We got many [[complains]] from guests.', fix: 'complaints' },
    { text: 'You have no [[choose]].', fix: 'choice' },
    { text: 'He can’t [[proof]] that he was there.', fix: 'prove' },
    { text: 'They want to [[success]] in life.', fix: 'succeed' },
    { text: 'My whole [[live]] was hard.', fix: 'life' },
    { text: 'I don’t [[thing]] it will rain.', fix: 'think' },
  ],
  misses: ['The arrive of the train was late.'],
  patterns: [
    ['[prove] of concept', 'proof'],
    [`${DETERMINERS} [believe] of|in|that|is|was|about|system|$`, 'belief'],
    [
      'our|their|my|your|religious|political|personal [believes] of|in|that|are|were|about|and|$',
      'beliefs',
    ],
    [
      'i|we|they|don’t|can’t|would|could [belief] that|in|it|you|me|him|her|them|the|this',
      'believe',
    ],
    ['no|any|the|a|enough|your [prove] of|that|is|was|for|$', 'proof'],
    [
      'can|can’t|cannot|could|will|would|must|should|i|we|they|to [proof] that|them|me|you wrong|he|she|they|it|we|i',
      'prove',
    ],

    [
      'a|this|the|my|your|our|biggest|no|any|official|formal [complain] about|is|was|from|to|against|with|that|of|$',
      'complaint',
    ],
    [
      'many|several|the|these|those|no|any|received|their|our|your|get|got [complains] about|from|are|were|of|and|against|$',
      'complaints',
    ],
    ['a|no|my|your|our|his|good|bad|best|wrong [choose] of|is|was|but|to|for|$', 'choice'],
    ['can|will|i|we|they|should|could [choice] the|a|between|one|my|your|to', 'choose'],
    ['want|wants|wanted|hope|able|how|try|need to [success] in|at|$', 'succeed'],
    ['can|could|will [success] in|$', 'succeed'],
    ['a|the|my|his|your|great [succeed] of|is|was', 'success'],
    ['my|our|his|whole|daily|everyday|entire|personal|married [live] $', 'life'],
    [
      'my|his|your|our whole|daily|everyday|social|entire|own|private|personal? [live] is|was|has|will|would|changed',
      'life',
    ],
    ['what|some|certain|large|great|full|such|lesser|the [extend] to|that|of|possible', 'extent'],
    ['to what|some|an|a? certain|large|great [extend] !to|that|of|possible', 'extent'],
    ['the|a|her|his|my|their [analyze|analyse] of|is|was|shows', 'analysis'],
    ['the|a|rapid|economic|population [grow] of|rate', 'growth'],
    ['his|her|my|sudden|early [dead] of', 'death'],
    ['the|his|in [defend] of', 'defense'],
    ['great|big|terrible|heavy|the|a|no [lose] of', 'loss'],
    [
      'i|we|you|they|people|students|not|don’t|didn’t|to|will|would|can|could|should [thing] that|it|about|we|they|i|he|she|this|there|of|people',
      'think',
    ],
  ],
});
