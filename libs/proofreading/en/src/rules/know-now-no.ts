import { ANOTHER_WORD } from '@tercet/proofreading-core';
import { definePatterns } from '../grammar/define-patterns';

export const knowNowNo = definePatterns({
  id: 'en/know-now-no',
  category: 'confusion',
  level: 'error',
  message: ANOTHER_WORD,
  explanation: {
    en: '“Know” is to have knowledge, “now” is this moment, “no” is the opposite of yes, “not” makes a verb negative.',
    fr: '« Know » est savoir, « now » maintenant, « no » le contraire de oui, « not » la négation du verbe.',
    es: '«Know» es saber, «now» ahora, «no» lo contrario de sí, «not» la negación del verbo.',
  },
  valid: [
    'I do. No what? No idea.',
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
    { text: 'I want to [[no]] how it works.', fix: 'know' },
    { text: 'Do you [[no]] if he is here?', fix: 'know' },
    { text: 'I do not [[no]] what to say.', fix: 'know' },
    { text: 'She doesn’t [[no]] where it is.', fix: 'know' },
    { text: 'Right [[know]] I am busy.', fix: 'now' },
    { text: 'I am busy [[know]].', fix: 'now' },
    { text: 'We should [[no]] buy it.', fix: 'not' },
    { text: 'He could [[no]] see us.', fix: 'not' },
    { text: 'There is [[know]] time.', fix: 'no' },
    { text: 'I [[don’t now]] the answer.', fix: 'don’t know' },
    { text: 'I do [[no]] know him.', fix: 'not' },
  ],
  patterns: [
    ['by|from [know] on', 'now'],
    ['right|until|till [know]', 'now'],
    ['am|i’m|is|are busy|home|fine|ready|available|done|gone [know] $', 'now'],
    ['can|could|would|will|should|may|might|must|do|does|did [no] @bare', 'not'],
    ['am|i’m|is|are|was|were [no] sure|able', 'not'],
    ['have|has|had [no] been', 'not'],
    ['there is|are|was|were|had|have|has [know] @noun', 'no'],
    ['want|wanted|like|need|love to [now] the|what|how|why|whether|if|where|who|that', 'know'],
    ['don’t|doesn’t|didn’t [now] the answer|truth|reason|difference|name', 'know'],
    ['i|we|they|you [don’t now] @det|what|how|why|if|who|where|$', 'don’t know'],
    ['let me|us [now] if|when|what|how|why|whether|$', 'know'],
    [
      'do|does|did not [no] what|how|why|where|if|whether|that|him|her|them|anything|the|who|when|$',
      'know',
    ],
    [
      'don’t|doesn’t|didn’t [no] what|how|why|where|if|whether|that|him|her|them|anything|the|who|when|much|$',
      'know',
    ],
    [
      'want|wants|wanted|like|need|needs|love|get|got|getting|have|glad|me|you to [no] how|what|if|why|whether|where|who|him|her|you|them|it|about|more|that|the',
      'know',
    ],
    [
      'i|we|you|they [no] what|how|why|if|whether|where|that|him|her|them|the|this|i|myself|from',
      'know',
    ],
    [
      'do|did|does i|you|we|they|he|she|people [no] what|how|why|if|whether|where|that|who|him|her|the|about|any|of|it',
      'know',
    ],
    ['don’t|didn’t|doesn’t [no] @obj|i|we|they|my|your|about|any|which|there', 'know'],
  ],
});
