import { definePatterns } from '../grammar/define-patterns';

export const intransitivePassive = definePatterns({
  id: 'en/intransitive-passive',
  category: 'verb',
  level: 'error',
  message: {
    en: 'This verb has no passive: “{fix}”.',
    fr: 'Ce verbe n’a pas de passif : « {fix} ».',
    es: 'Este verbo no tiene pasiva: «{fix}».',
  },
  explanation: {
    en: 'What happens, occurs, appears or dies does so by itself, without “be”: “The accident happened at noon.”',
    fr: 'Ce qui se produit (« happen », « occur », « appear », « die ») le fait de soi-même, sans « be » : « The accident happened at noon. »',
    es: 'Lo que sucede («happen», «occur», «appear», «die») sucede por sí mismo, sin «be»: «The accident happened at noon.»',
  },
  valid: [
    'It happened at noon.',
    'It has happened before.',
    'What is happening here?',
    'He is dead.',
    'It is an existing rule.',
    'It was a happy day.',
    'The ones that were died out.',
    'She was dying.',
  ],
  invalid: [
    { text: 'It [[was happened]] at noon.', fix: 'happened' },
    { text: 'The accident [[was occurred]] in May.', fix: 'occurred' },
    { text: 'My aunt [[was died]] last year.', fix: 'died' },
    { text: 'New cars [[are appeared]] every year.', fix: 'appear' },
    { text: 'The bird [[was disappeared]].', fix: 'disappeared' },
    { text: 'The problem [[is existed]] in every town.', fix: 'exists' },
  ],
  patterns: [
    ['[was|were happened|occurred|disappeared|existed|belonged|consisted|collapsed]', '{2}'],
    ['[was|were appeared|died|arrived|emerged|fallen] $', '{2}'],
    [
      '[was|were appeared|died|arrived|emerged] in|on|at|last|yesterday|when|because|after|before|by',
      '{2}',
    ],
    ['[is happened|occurred|disappeared|existed|appeared|consisted]', '{2.s}', '{2}'],
    ['[are happened|occurred|disappeared|existed|appeared|consisted]', '{2.base}', '{2}'],
    [
      'will|would|can|could|may|might|should|must [be happened|occurred|disappeared|existed|appeared]',
      '{3.base}',
    ],
  ],
});
