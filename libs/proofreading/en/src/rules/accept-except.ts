import { definePatterns } from '../grammar/define-patterns';

export const acceptExcept = definePatterns({
  id: 'en/accept-except',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “accept” means to take, “except” means apart from.',
    fr: 'Écrivez « {fix} » ici : « accept » signifie « accepter » ; « except », « sauf ».',
    es: 'Escribe «{fix}»: «accept» significa «aceptar», y «except», «excepto».',
  },
  explanation: {
    en: 'You accept an offer; you like all fruit except apples.',
    fr: 'On accepte une offre, « accept » ; on aime tous les fruits sauf les pommes, « except ».',
    es: 'Se acepta una oferta, «accept»; gusta toda la fruta excepto las manzanas, «except».',
  },
  valid: [
    'Please accept my thanks.',
    'Everyone came except Tom.',
    'I accept your terms.',
    'It works except on Sundays.',
    'Nobody knew except me.',
    'We accept cash.',
    'All except one were new.',
    'They can accept it or not.',
    'Everyone I accept is here.',
  ],
  invalid: [
    { text: 'Please [[except]] my apology.', fix: 'accept' },
    { text: 'I cannot [[except]] this offer.', fix: 'accept' },
    { text: 'We will [[except]] your proposal.', fix: 'accept' },
    { text: 'Everyone [[accept]] Tom came.', fix: 'except' },
    { text: 'Nobody knew [[accept]] me.', fix: 'except' },
    { text: 'She refused to [[except]] it.', fix: 'accept' },
  ],
  misses: ['She excepted my apology.'],
  patterns: [
    [
      'to|will|would|can|cannot|can’t|could|must|should|won’t|don’t|didn’t|not|gladly|kindly [except] @possessive|the|this|that|these|it|them|him|her|any|defeat|responsibility|credit|payment|cash',
      'accept',
    ],
    [
      '!let|lets|make|can|will|would|should|that everyone|everybody|everything|nobody|nothing|none|nowhere|anywhere|everywhere|knew [accept] @name|for|one|me|him|us|in|on|when',
      'except',
    ],
    ['please [except] @possessive|it|them', 'accept'],
    ['[excepted] the|his|her|my|our|their offer|proposal|invitation|terms', 'accepted'],
  ],
});
