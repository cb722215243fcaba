import { definePatterns } from '../grammar/define-patterns';

export const principlePrincipal = definePatterns({
  id: 'en/principle-principal',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: a principle is a rule, “principal” means main, or head of a school.',
    fr: 'Écrivez « {fix} » : « principle » est un principe, « principal » veut dire majeur ou directeur d’école.',
    es: 'Escribe «{fix}»: «principle» es un principio y «principal», lo principal o el director de un colegio.',
  },
  explanation: {
    en: 'A principle is a rule or a belief; the principal reason is the main one, and a school principal is its head.',
    fr: '« Principle » est toujours un nom, un principe ; « principal » qualifie ce qui vient en premier, ou désigne un chef d’établissement.',
    es: '«Principle» es siempre un nombre, un principio; «principal» califica lo que va primero o designa al director de un colegio.',
  },
  valid: [
    'The principle of the school is equality.',
    'It is a matter of principle.',
    'The principal reason is cost.',
    'In principle I agree.',
    'The school principal spoke.',
    'Our principles matter.',
    'The principal dancers bowed.',
    'Both principal and interest are due.',
    'We stick to our principles.',
    'You pay interest on the principal.',
    'Our principals met in May.',
    'A new principle was found.',
  ],
  invalid: [
    { text: 'The [[principle]] of the school said no.', fix: 'principal' },
    { text: 'In [[principal]] I agree.', fix: 'principle' },
    { text: 'The [[principle]] reason is cost.', fix: 'principal' },
    { text: 'The school [[principle]] spoke.', fix: 'principal' },
    { text: 'She stands by her [[principals]].', fix: 'principles' },
    { text: 'It is a matter of [[principal]].', fix: 'principle' },
    { text: 'The basic [[principals]] are clear.', fix: 'principles' },
  ],
  misses: ['He is a man of principals.'],
  patterns: [
    ['in|basic|guiding|moral|fundamental|underlying [principal] $', 'principle'],
    ['matter|question of [principal]', 'principle'],
    ['^ in [principal] i|we|you|he|she|it|they|the|this', 'principle'],
    [
      'basic|guiding|moral|fundamental|underlying|core|democratic|scientific [principals] of|are|is|were|that|and|$',
      'principles',
    ],
    [
      'stand|stands|stood|live|lives|stick|sticks|stuck by|to my|your|his|her|our|their [principals]',
      'principles',
    ],
    [
      'the|a|our|my|their|his|her [principle] of the|our|my|this|a school|college|university said|says|told|came|called|wants|wanted|asked|spoke|decided|retired',
      'principal',
    ],
    ['school|vice|assistant|deputy|high-school [principle]', 'principal'],
    [
      'the|our|its|their|his|her|main|whose [principle] reason|reasons|investigator|activity|aim|cause|source|character|role|goal|objective|dancer|concern|difference|cities|city|export|exports|amount|author|component|components|engineer|owner|residence|payment|balance',
      'principal',
    ],
  ],
});
