import { defineRule } from '@tercet/proofreading-core';
import { isInfinitive } from '../grammar/words';
import { hasAuxiliary } from '../grammar/auxiliaries';

export const faitInfinitif = defineRule({
  id: 'fr/fait-infinitif',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“Fait” stays as it is before an infinitive: “{fix}”.',
    fr: '« Fait » reste invariable devant un infinitif : « {fix} ».',
    es: '«Fait» es invariable ante un infinitivo: «{fix}».',
  },
  explanation: {
    en: 'The participle “fait” never agrees when an infinitive follows: “je les ai fait venir”, “elle s’est fait couper les cheveux”.',
    fr: 'Le participe « fait » ne s’accorde jamais quand un infinitif suit : « je les ai fait venir », « elle s’est fait couper les cheveux ».',
    es: 'El participio «fait» nunca concuerda si le sigue un infinitivo: «je les ai fait venir», «elle s’est fait couper les cheveux».',
  },
  valid: [
    'Je les ai fait venir.',
    'Elle s’est fait couper les cheveux.',
    'Les erreurs que j’ai faites sont graves.',
    'Il les a bien faites.',
    'Cette tarte est faite maison.',
    'Les choses sont faites pour durer.',
    'Elle est faite pour chanter.',
    'Vous faites rire les enfants.',
    'Nous les avons fait taire.',
  ],
  invalid: [
    { text: 'Je les ai [[faits]] venir.', fix: 'fait' },
    { text: 'Elle s’est [[faite]] couper les cheveux.', fix: 'fait' },
    { text: 'Il nous a encore [[faits]] attendre.', fix: 'fait' },
    { text: 'Les arbres qu’il a [[faits]] planter sont beaux.', fix: 'fait' },
    { text: 'Ils se sont [[faits]] avoir.', fix: 'fait' },
  ],
  misses: ['Elle s’est vue faite rire.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (!/^(?:faite|faits|faites)$/u.test(word.norm)) continue;
      const next = words[index + 1];
      if (!next?.readings.some(isInfinitive) || !isInfinitive(next.best)) continue;
      if (hasAuxiliary(words, index)) report(word, [word.text.replace(/e?s?$/iu, '')]);
    }
  },
});
