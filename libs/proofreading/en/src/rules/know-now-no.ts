import { definePatterns } from '../grammar/define-patterns';

export const knowNowNo = definePatterns({
  id: 'en/know-now-no',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here; “{found}” is another word.',
    fr: 'Écrivez « {fix} » ici ; « {found} » est un autre mot.',
    es: 'Escribe «{fix}»; «{found}» es otra palabra.',
  },
  explanation: {
    en: '“Know” is to have knowledge, “now” is this moment, “no” is the opposite of yes, “not” makes a verb negative.',
    fr: '« Know » est savoir, « now » maintenant, « no » le contraire de oui, « not » la négation du verbe.',
    es: '«Know» es saber, «now» ahora, «no» lo contrario de sí, «not» la negación del verbo.',
  },
  valid: [
    'I know the answer.',
    'Now I am free.',
    'There is no time.',
    'I do not know.',
    'Right now it rains.',
    'We could no longer wait.',
    'I would know it at once.',
    'It can no more fly than I can.',
    'No one is here.',
    'They know now.',
  ],
  invalid: [
    { text: 'Right [[know]] I am busy.', fix: 'now' },
    { text: 'I am busy [[know]].', fix: 'now' },
    { text: 'I would [[no]] do this.', fix: 'not' },
    { text: 'She could [[no]] hear you.', fix: 'not' },
    { text: 'There is [[know]] time.', fix: 'no' },
    { text: 'I [[don’t now]] the answer.', fix: 'don’t know' },
    { text: 'I do [[no]] know him.', fix: 'not' },
  ],
  patterns: [
    ['right|until|till|by|from|just|and [know] on|that|i|it|we|$', 'now'],
    ['right|until|till [know]', 'now'],
    ['busy|here|happy|home|fine|better|ready|available|done|gone [know] $', 'now'],
    [
      'can|could|would|will|should|may|might|must|do|does|did [no] @base !doubt|fear|harm|wrong|use|matter|good',
      'not',
    ],
    ['am|is|are|was|were|have|has|had [no] been|going|sure|able|ready', 'not'],
    ['there is|are|was|were|had|have|has [know] @noun', 'no'],
    [
      'doesn’t|didn’t|not|to|do [now] the answer|truth|reason|difference|name|that|what|how|why|whether|if|where|who',
      'know',
    ],
    ['i|we|they|you [don’t now]', 'don’t know'],
    ['let me [now]', 'know'],
    ['let us [now] if|when|what|how|why|whether|$', 'know'],
  ],
});
