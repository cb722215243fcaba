import { definePatterns } from '../grammar/define-patterns';

const THOUGHT =
  'thought|knew|hoped|realized|realised|seemed|believed|suggested|felt|feared|understood|noticed|decided|promised|suspected|assumed|wondered|imagined';

export const reportedPast = definePatterns({
  id: 'en/reported-past',
  category: 'verb',
  level: 'suggestion',
  message: {
    en: 'After a verb in the past, this verb moves to the past as well: “{fix}”.',
    fr: 'Après un verbe au passé, ce verbe passe lui aussi au passé : « {fix} ».',
    es: 'Tras un verbo en pasado, este verbo pasa también al pasado: «{fix}».',
  },
  explanation: {
    en: 'What someone thought, knew or hoped is told in the past: “I thought that he would come”, “She knew that they had left.”',
    fr: 'Ce que quelqu’un pensait ou savait se raconte au passé : « I thought that he would come. »',
    es: 'Lo que alguien pensaba o sabía se cuenta en pasado: «I thought that he would come.»',
  },
  valid: [
    'I thought that he would come.',
    'She knew that they had left.',
    'I think that he will come.',
    'They said that it will rain.',
    'We found that water is heavy.',
    'I thought it through.',
    'I knew what will means.',
    'He promised he would come, and he will.',
  ],
  invalid: [
    { text: 'I thought that he [[will]] come.', fix: 'would' },
    { text: 'We hoped she [[can]] stay.', fix: 'could' },
    { text: 'She knew they [[won’t]] come back.', fix: 'wouldn’t' },
    { text: 'I realized that he [[has]] left.', fix: 'had' },
    { text: 'He promised he [[will]] call.', fix: 'would' },
    { text: 'It seemed that she [[doesn’t]] like it.', fix: 'didn’t' },
  ],
  misses: ['He said he is coming.'],
  patterns: [
    [`${THOUGHT} that? i|he|she|it|we|they|you [will]`, 'would'],
    [`${THOUGHT} that? i|he|she|it|we|they|you [won’t]`, 'wouldn’t'],
    [`${THOUGHT} that? i|he|she|it|we|they|you [can]`, 'could'],
    [`${THOUGHT} that? i|he|she|it|we|they|you [can’t|cannot]`, 'couldn’t'],
    [`${THOUGHT} that? i|he|she|it|we|they [has|have] @pp`, 'had'],
    [`${THOUGHT} that? i|he|she|it|we|they [doesn’t|don’t]`, 'didn’t'],
    [`seemed that? i|he|she|it|we|they|this|the [has|have] a|an|the|no`, 'had'],
  ],
});
