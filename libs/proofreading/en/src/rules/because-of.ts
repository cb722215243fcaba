import { definePatterns } from '../grammar/define-patterns';

export const becauseOf = definePatterns({
  id: 'en/because-of',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'A clause with a verb follows “because”; “because of” goes before a noun.',
    fr: 'Une proposition avec un verbe suit « because » ; « because of » précède un nom.',
    es: 'Una oración con verbo sigue a «because»; «because of» va ante un nombre.',
  },
  explanation: {
    en: '“We left because it rained”, but “We left because of the rain”.',
    fr: '« We left because it rained » (parce qu’il pleuvait), mais « We left because of the rain » (à cause de la pluie).',
    es: '«We left because it rained» (porque llovía), pero «We left because of the rain» (por la lluvia).',
  },
  valid: [
    'We left because it rained.',
    'We left because of the rain.',
    'It is because of you.',
    'They stayed because they could.',
    'It failed because of her.',
    'Because of it we lost.',
    'It is because of what they said.',
    'Because of this, there is hope.',
  ],
  invalid: [
    { text: 'Ours is small [[because of]] we are few.', fix: 'because' },
    { text: 'He left [[because of]] he was tired.', fix: 'because' },
    { text: 'I stayed [[because of]] I had time.', fix: 'because' },
    { text: 'They won [[because of]] they trained.', fix: 'because' },
    { text: '[[Because of]] there is no bus, we walk.', fix: 'Because' },
    { text: 'She cried [[because of]] she lost it.', fix: 'because' },
  ],
  patterns: [
    ['[because of] i|he|she|we|they', 'because'],
    ['[because of] there is|are|was|were', 'because'],
  ],
});
