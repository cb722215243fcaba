import { defineRule } from '@tercet/proofreading-core';

const SINGULAR =
  /^(?:suis|es|est|étais|était|serai|seras|sera|serais|serait|sois|soit|être|semble|parait|paraît)$/;
const PLURAL = /^(?:sommes|êtes|sont|étions|étiez|étaient|serons|serez|seront|soyez|semblent)$/;
const ADVERBS = /^(?:toujours|presque|déjà|pas|enfin|tous|plus|fin|vraiment)$/;

export const pretA = defineRule({
  id: 'fr/pret-a',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Ready to” is “{fix} à”: “près” means “near”.',
    fr: '« Disposé à » se dit « {fix} à » : « près » signifie « proche ».',
    es: '«Dispuesto a» es «{fix} à»: «près» significa «cerca».',
  },
  explanation: {
    en: 'Before “à” and an infinitive stands the adjective “prêt”, which agrees; “près” goes with “de”.',
    fr: 'Devant « à » et un infinitif, on met l’adjectif « prêt », qui s’accorde ; « près » se construit avec « de ».',
    es: 'Ante «à» y un infinitivo va el adjetivo «prêt», que concuerda; «près» se construye con «de».',
  },
  valid: [
    'Il est prêt à partir.',
    'Il est près de partir.',
    'Nous étions à peu près à jour.',
    'La ville est près, à vrai dire.',
    'C’est à peu près à refaire.',
    'De près, à voir ainsi, il est beau.',
    'Il est tout près à présent.',
    'Elle se tient près, à l’abri.',
  ],
  invalid: [
    { text: 'Il est [[près]] à partir.', fix: 'prêt' },
    { text: 'Tout le monde est [[près]] à commencer.', fix: 'prêt' },
    { text: 'Ils sont [[près]] à tout faire.', fix: 'prêts' },
    { text: 'Je ne suis pas [[près]] à le croire.', fix: 'prêt' },
    { text: 'Nous sommes enfin [[près]] à vendre.', fix: 'prêts' },
  ],
  misses: ['Je me sens près à partir.'],
  check({ tokens }, report) {
    for (const [index, near] of tokens.entries()) {
      if (near.norm !== 'près' || tokens[index + 1]?.norm !== 'à' || near.gap !== ' ') continue;
      const before = tokens[index - 1]?.norm ?? '';
      const verb = ADVERBS.test(before) ? (tokens[index - 2]?.norm ?? '') : before;
      const isPlural = PLURAL.test(verb);
      if (!isPlural && !SINGULAR.test(verb)) continue;
      const rest = tokens.slice(index + 2, index + 4);
      if (rest[0]?.gap !== ' ' || !rest.some(({ norm }) => /^\p{L}+(?:er|ir|re)$/u.test(norm)))
        continue;
      report(near, isPlural ? ['prêts', 'prêtes'] : ['prêt', 'prête']);
    }
  },
});
