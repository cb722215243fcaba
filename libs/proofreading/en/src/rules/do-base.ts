import { definePatterns } from '../grammar/define-patterns';

export const doBase = definePatterns({
  id: 'en/do-base',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “do”, “does”, “did” comes the bare verb: “{fix}”.',
    fr: 'Après « do », « does », « did » vient le verbe nu : « {fix} ».',
    es: 'Tras «do», «does», «did» va el verbo sin más: «{fix}».',
  },
  explanation: {
    en: '“Do”, “does” or “did” already carries the tense and the -s: “She didn’t know”, “Did he call?”',
    fr: '« Do », « does » ou « did » porte déjà le temps et le -s : « She didn’t know », « Did he call? »',
    es: '«Do», «does» o «did» ya lleva el tiempo y la -s: «She didn’t know», «Did he call?»',
  },
  valid: [
    'How do things change?',
    'It did, noticed or not.',
    'She didn’t know.',
    'Did the boys call?',
    'He didn’t put it there.',
    'Does memory use grow?',
    'Did you get tired?',
    'I did my work, went home and ate.',
    'What they did made me sad.',
    'Didn’t the lost dog bark?',
    'Doesn’t what he said matter?',
  ],
  invalid: [
    { text: 'He does not [[changes]] his mind.', fix: 'change' },
    { text: 'It doesn’t [[needs]] a key.', fix: 'need' },
    { text: 'How do I [[changed]] it?', fix: 'change' },
    { text: 'I didn’t clearly [[understood]] it.', fix: 'understand' },
    { text: 'She doesn’t really [[likes]] it.', fix: 'like' },
    { text: 'Did the dogs [[barked]]?', fix: 'bark' },
    { text: 'Does anybody [[has]] an idea?', fix: 'have' },
    { text: 'Did your parents [[went]] home?', fix: 'go' },
    { text: 'We didn’t [[knew]] that.', fix: 'know' },
    { text: 'Didn’t he [[told]] you?', fix: 'tell' },
  ],
  patterns: [
    [
      'don’t|doesn’t|didn’t clearly|really|even|always|ever|actually|fully|completely|also|just|quite? [understood|likes|liked|has|had|went|goes|knew|knows|told|saw|sees|came|comes|took|takes|made|makes|gave|gives|got|gets|found|finds|thought|thinks|wanted|wants|needed|needs|worked|works|said|says|did|does|felt|feels|heard|hears|bought|buys|ate|eats|wrote|writes|spoke|speaks|became|becomes|began|begins|kept|keeps|left|leaves|lost|loses|met|paid|realized|noticed|remembered|believed|believes|started|tried|called|asked|asks|happened|happens|existed|exists|means|meant|seems|seemed|matters|helped|looked|looks|moved|stopped|used] to|the|a|an|any|it|that|this|him|her|me|us|them|you|my|his|your|their|our|about|what|how|why|there|here|@adv|$',
      '{3.base}',
    ],
    [
      '!what|that|who|which|they|we|i|you|he|she|it|people did|didn’t|does|doesn’t|do anybody|anyone|somebody|someone|everybody|everyone|he|she|it|you|they|we|i [understood|likes|liked|has|had|went|goes|knew|knows|told|saw|sees|came|comes|took|takes|made|makes|gave|gives|got|gets|found|finds|thought|thinks|wanted|wants|needed|needs|said|says|felt|heard|bought|ate|wrote|spoke|became|began|kept|lost|met|noticed|remembered|believed|believes|started|tried|happened|happens|exists|meant|seems|seemed|barked|worked|works|lived|lives]',
      '{3.base}',
    ],
    [
      '^ did|didn’t|does|doesn’t|do the|your|my|his|her|our|their|this|that|these|those|memory|new|old new? @noun @noun? [understood|likes|liked|has|had|went|goes|knew|knows|told|saw|sees|came|comes|took|takes|made|makes|gave|gives|got|gets|found|finds|thought|thinks|wanted|wants|needs|felt|bought|ate|wrote|spoke|became|began|kept|lost|noticed|remembered|believed|believes|started|tried|happened|happens|exists|meant|seems|seemed|barked|worked|grows|arrived|answered]',
      '{6.base}',
    ],
    ['don’t|doesn’t|didn’t even|really|always|ever|actually|just|also? [@past|@verbs]', '{3.base}'],
    ['do|does|did not even|really|always|ever|actually|just|also? [@past|@verbs]', '{4.base}'],
    ['did|does|do i|you|he|she|it|we|they ever|also|really? [@past|@verbs]', '{4.base}'],
    ['^ i|he|she|we|they|you do|does|did [@ing] !of', '{3.base}'],
    [
      '@subj|which|there|@noun don’t|doesn’t|didn’t even|really|always|ever|actually|just|also|necessarily? [@ended]',
      '{4.base}',
    ],
    [
      '@subj|which|there|@noun do|does|did not even|really|always|ever|actually|just|also|necessarily? [@ended]',
      '{5.base}',
    ],
    ['^ do|does|did i|you|he|she|it|we|they really|ever|also|still? [@ended]', '{4.base}'],
    [
      'what|how|why|where|when|who|much|many|often|long do|does|did i|you|he|she|it|we|they really|ever|also|still|usually? [@ended]',
      '{5.base}',
    ],
  ],
});
