import { defineReplacement } from '@tercet/proofreading-core';

export const siIl = defineReplacement({
  id: 'fr/si-il',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Before “il”, write “{fix}”.',
    fr: 'Devant « il », écrivez « {fix} ».',
    es: 'Ante «il», escribe «{fix}».',
  },
  explanation: {
    en: '“Si” loses its vowel before “il” and “ils”, and only there: “s’il”, but “si elle”.',
    fr: '« Si » s’élide devant « il » et « ils », et seulement là : « s’il », mais « si elle ».',
    es: '«Si» pierde la vocal ante «il» e «ils», y solo ahí: «s’il», pero «si elle».',
  },
  phrases: { 'si il': 's’il', 'si ils': 's’ils' },
  safe: true,
  valid: [
    'S’il vient, tant mieux.',
    'Si elle vient, tant mieux.',
    'Si on partait ?',
    'S’ils veulent, ils peuvent.',
    'Il est si illogique.',
    'Ce jardin si idyllique me plaît.',
    'Dis-moi si Illan arrive.',
    'Même si, il faut le dire, c’est tard.',
  ],
  invalid: [
    { text: '[[Si il]] vient, tant mieux.', fix: 'S’il' },
    { text: 'Je ne sais pas [[si il]] dort.', fix: 's’il' },
    { text: 'Demande-leur [[si ils]] viennent.', fix: 's’ils' },
    { text: '[[Si ils]] partent, je pars aussi.', fix: 'S’ils' },
    { text: 'Même [[si il]] pleut, nous sortons.', fix: 's’il' },
  ],
});
