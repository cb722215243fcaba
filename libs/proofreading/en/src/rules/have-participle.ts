import { definePatterns } from '../grammar/define-patterns';

export const haveParticiple = definePatterns({
  id: 'en/have-participle',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “have” comes the past participle: “{fix}”.',
    fr: 'Après « have » vient le participe passé : « {fix} ».',
    es: 'Tras «have» va el participio: «{fix}».',
  },
  explanation: {
    en: 'The perfect tense is “have” and the past participle: “I have gone”, “she has written”, not “went”, “wrote”.',
    fr: 'Le « perfect » se forme de « have » et du participe passé : « I have gone », « she has written », et non « went », « wrote ».',
    es: 'El «perfect» se forma con «have» y el participio: «I have gone», «she has written», no «went», «wrote».',
  },
  valid: [
    'What few friends he had have left.',
    'I have work for two of you.',
    'They have live music here.',
    'Once people have access, they stay.',
    'They have use for it.',
    'I have gone home.',
    'Have you seen it?',
    'She has written twice.',
    'What I have went missing.',
    'He had broken it.',
    'Those who have took no risk.',
    'I have work to do.',
    'Everything they had began to burn.',
    'They have run far.',
  ],
  invalid: [
    { text: 'I have [[work]] here for two years.', fix: 'worked' },
    { text: 'They have [[live]] in Rome since May.', fix: 'lived' },
    { text: 'I have [[try]] to call her.', fix: 'tried' },
    { text: 'I have [[use]] it once.', fix: 'used' },
    { text: 'The club has [[announce]] a party.', fix: 'announced' },
    { text: 'There had [[be]] no rain.', fix: 'been' },
    { text: 'He has never [[hate]] anyone.', fix: 'hated' },
    { text: 'I have [[went]] home.', fix: 'gone' },
    { text: 'Have you [[saw]] it?', fix: 'seen' },
    { text: 'She has not always [[wrote]] back.', fix: 'written' },
    { text: 'How far have they [[went]]?', fix: 'gone' },
    { text: 'I would have [[took]] a bus.', fix: 'taken' },
    { text: 'He has already [[ate]].', fix: 'eaten' },
    { text: 'It has often [[rain]] here.', fix: 'rained' },
  ],
  patterns: [
    [
      '@subj have|has|had|haven’t|hasn’t|hadn’t not|never|ever|already|always|just? [try|learn|decide|manage|happen] to @base',
      '{4.en}',
    ],
    [
      'haven’t|hasn’t|hadn’t|i’ve|you’ve|we’ve|they’ve|would’ve|could’ve|should’ve|must’ve not|never|ever|already|always|often|just|also|recently? always|often|ever|already? [went]',
      'gone',
    ],
    [
      '^ @subj have|has|had not|never|ever|already|always|often|just|also|recently? always|often|ever|already? [went]',
      'gone',
    ],
    ['would|could|should|might|must|may|to have [went]', 'gone'],
    [
      '^ @subj have|has|had not|never|ever|already|always|often|just|also|recently? always|often|ever|already? [wrote|took|ate|saw|did|began|broke|chose|drove|fell|flew|forgot|gave|grew|knew|rode|rose|spoke|stole|threw|wore|drank|sang|swam|rang|sank|shook|froze|woke|hid] !place|off|out',
      '{5.en}',
    ],
    [
      'haven’t|hasn’t|hadn’t|i’ve|you’ve|we’ve|they’ve|would’ve|could’ve|should’ve not|never|ever|already|always|often|just|also|recently? always|often|ever|already? [wrote|took|ate|saw|did|began|broke|chose|drove|fell|flew|forgot|gave|grew|knew|rode|rose|spoke|stole|threw|wore|drank|sang|swam|rang|sank|shook|froze|woke|hid] !the|place|off|out',
      '{4.en}',
    ],
    [
      'would|could|should|might|must|may have [wrote|took|ate|saw|did|began|broke|chose|drove|fell|flew|forgot|gave|grew|knew|rode|rose|spoke|stole|threw|wore|drank|sang|swam|ran|came|became]',
      '{3.en}',
    ],
    [
      'have|has|had|haven’t|hasn’t|hadn’t i|you|he|she|we|they|it|anyone|anybody|someone|there ever|already|not|really|also? [went|wrote|took|ate|saw|did|began|broke|chose|drove|fell|flew|forgot|gave|grew|knew|rode|rose|spoke|stole|threw|wore|drank|sang|swam|ran|came|became]',
      '{4.en}',
    ],
    ['had|has|have there [was|were|be|being|is]', 'been'],
    [
      'have|has|i’ve|we’ve|they’ve not|always|often|never|ever|also|just|already [rain|happen|work|live|learn|visit|receive|decide|modify|finish|study|play|start|travel|improve|increase|change|see|be|do|go|make|take|know|think] !to|on|in|and',
      '{3.en}',
    ],
    [
      'i’ve|we’ve|they’ve|you’ve [modify|decide|receive|finish|learn|see|take|make|write|speak|know|think|forget|begin|choose|give|eat|drive|fall|buy|bring|send|tell|find|lose|be|do|go]',
      '{2.en}',
    ],
    [
      'i|we|they|you have [like|love|see|know|decide|receive|forget|choose|give|take|make|buy|bring|send|tell|find|lose|modify|finish] her|him|it|them|you|the|a|that|this|my',
      '{3.en}',
    ],
    [
      'have|has|had you|he|she|they|we|i ever|already|not? [think|see|go|be|do|try|eat|visit|take|make|hear|read about] about|of|to|that|it|a|the|in',
      '{4.en}',
    ],
    [
      'have|has|had you|he|she|they|we ever|already [think|see|go|be|do|try|eat|visit|take|make|hear]',
      '{4.en}',
    ],
    [
      '@subj have|has|had|haven’t|hasn’t|hadn’t not|never|ever|already|always|often|just|also|recently|really? [@bare] !to|up|left|gone|been|come',
      '{4.en}',
    ],
    [
      'i’ve|you’ve|we’ve|they’ve|would’ve|could’ve|should’ve|must’ve not|never|ever|already|always|often|just|also|recently|really? [@bare]',
      '{3.en}',
    ],
    [
      'would|could|should|might|must|may not? have never|ever|already|always|also? [@past]',
      '{5.en}',
    ],
    [
      'would|could|should|might|must|may not? have never|ever|already|always|also? [@bare] !@noun',
      '{5.en}',
    ],
    [
      'haven’t|hasn’t|hadn’t|i’ve|you’ve|we’ve|they’ve never|ever|already|always|yet? [@past] !the|place|off|out',
      '{3.en}',
    ],
    [
      '@subj|which have|has|had|haven’t|hasn’t|hadn’t not? [@plainbase] it|him|them|me|us|you|my|your|his|their|our|a|an',
      '{4.en}',
    ],
    [
      '@subj|which|@noun have|has|had|haven’t|hasn’t|hadn’t never|already|ever|recently|also|often|always [@plainbase] !to|for|in|on|of|@noun',
      '{4.en}',
    ],
    [
      '!let|lets|make|made|must|help @plain have|has|had not|never|already|ever|recently|also|often|always|just|all|both|since? [@bare|be] !careful|to|,|access|left|gone|been|come',
      '{4.en}',
    ],
    ['^ have|has|had i|you|he|she|we|they ever|already|not? [@bare|be] !to', '{4.en}'],
    [
      '@subj have|has|had not|now|also? [use|try|call|visit|join|order|watch|ask|settle|reduce|finish|open|start|return|travel|walk|wait|stay] the|this|that|these|many|some|all|both|in|at|with|out',
      '{4.en}',
    ],
    ['have|has|had|haven’t|hasn’t|hadn’t [bit] @possessive|the', 'bitten'],
    ['haven’t|hasn’t|hadn’t [bit]', 'bitten'],
    [
      'i|we|they|you|he|she have|has already|never|always|also|only? [work|live|study|wait] here|there for|since',
      '{4.en}',
    ],
    [
      'i|we|they|you|he|she have|has already|never|always|also|only? [work|live|study|wait|play|travel|stay|teach|train] for|since @num|many|several|a years|months|weeks|days|hours|long',
      '{4.en}',
    ],
    [
      'i|we|they|you|he|she have|has already|never|always|also|only? [live] in|here|there|with|for|at|on|alone|abroad',
      'lived',
    ],
  ],
});
