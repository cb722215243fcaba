import { definePatterns } from '../grammar/define-patterns';

export const byBuy = definePatterns({
  id: 'en/by-buy',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“By” is a preposition, “buy” the verb: write “{fix}”.',
    fr: '« By » est une préposition, « buy » le verbe (acheter) : écrivez « {fix} ».',
    es: '«By» es una preposición y «buy» el verbo (comprar): escribe «{fix}».',
  },
  explanation: {
    en: 'To get something for money is to “buy” it; “by” says who did something, how, where or until when.',
    fr: '« Buy » est acheter ; « by » dit par qui, comment, où ou pour quand.',
    es: '«Buy» es comprar; «by» dice quién lo hizo, cómo, dónde o para cuándo.',
  },
  valid: [
    'It is late, if not by a day.',
    'I need to buy milk.',
    'The house was built by my uncle.',
    'I will be there by noon.',
    'I have to, by law, pay.',
    'Whom does he want to be helped by?',
    'We need two by Monday.',
    'I do what I can by the day.',
    'He was forced to by his boss.',
  ],
  invalid: [
    { text: 'Can I [[by]] you a drink?', fix: 'buy' },
    { text: 'When you [[by]] a car, test it.', fix: 'buy' },
    { text: 'Remind me to [[by]] some eggs.', fix: 'buy' },
    { text: 'I need to [[by]] milk.', fix: 'buy' },
    { text: 'She wants to [[by]] a new car.', fix: 'buy' },
    { text: 'We are going to [[by]] some bread.', fix: 'buy' },
    { text: 'I can’t afford to [[by]] it.', fix: 'buy' },
    { text: 'Let’s [[by]] a cake.', fix: 'buy' },
    { text: 'Where can I [[by]] a ticket?', fix: 'buy' },
  ],
  misses: ['They by the house next year.'],
  patterns: [
    [
      'can|could|let|may|i’ll i|me|us|we? [by] you|him|her|them a|some|something|dinner|lunch|breakfast|drinks',
      'buy',
    ],
    [
      'need|needs|needed|want|wants|wanted|going|afford|like|decided|able|try|trying|plan|planned|money|shop|store|had|have|has|went|how|where|what|which|wish|hope to [by] a|an|the|some|it|them|new|milk|bread|food|clothes|things|something|anything|more|two|three|him|her|me|you|us|tickets|gifts|presents|books|shoes|water|groceries|meat|fruit|vegetables|eggs|fish|stuff|@possessive',
      'buy',
    ],
    ['let’s [by] a|an|the|some|it|them|new|something', 'buy'],
    ['where|can|could|will|should|did|do i|you|we|they [by] a|an|some|it|them|something', 'buy'],
    [
      'when|if|where|whatever|because|that you|i|we|they|people [by] a|an|some|it|them|new|things',
      'buy',
    ],
    [
      'option|ability|chance|place|time|me|him|her|us|them|likely|people|customers|users to [by] a|an|the|some|it|them|@pl|new|more',
      'buy',
    ],
    [
      'must|should|will|would|might|may|can’t|couldn’t|didn’t|don’t|cannot [by] a|an|some|it|them|new|anything|something',
      'buy',
    ],
  ],
});
