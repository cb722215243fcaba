import { defineRule } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

export const unosDe = defineRule({
  id: 'es/unos-de',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'One of a group is singular: “{fix}”.',
    fr: 'L’un d’un groupe est au singulier : « {fix} ».',
    es: 'Uno del grupo va en singular: «{fix}».',
  },
  explanation: {
    en: 'Who or what is one of several is “uno de” or “una de” them: “es uno de mis amigos”, “fue una de las mejores”.',
    fr: 'Qui fait partie d’un groupe en est « uno » ou « una » : « es uno de mis amigos », « fue una de las mejores ».',
    es: 'Quien forma parte de un grupo es «uno» o «una» de ellos: «es uno de mis amigos», «fue una de las mejores».',
  },
  valid: [
    'Es uno de mis amigos.',
    'Son unos de los mejores del país.',
    'Fue una de las mejores.',
    'Unos de mis primos viven lejos.',
    'Hay unos de cada color.',
    'Es unos años mayor.',
    'Será uno de los nuestros.',
    'Compró unas de lana.',
  ],
  invalid: [
    { text: 'Es [[unos]] de mis amigos.', fix: 'uno' },
    { text: 'Fue [[unas]] de las mejores.', fix: 'una' },
    { text: 'Era [[unos]] de los más altos.', fix: 'uno' },
    { text: 'París es [[unas]] de las ciudades más caras.', fix: 'una' },
    { text: 'Ese será [[unos]] de los problemas.', fix: 'uno' },
  ],
  misses: ['Unos de los chicos lloró.'],
  check(sentence, report) {
    for (const [index, token] of sentence.tokens.entries()) {
      if (!/^un[oa]s$/u.test(token.norm) || !isNext(sentence.tokens[index + 1])) continue;
      const isOne = /^(?:es|era|fue|será|sería|sea|soy|eres)$/u.test(normAt(sentence, index - 1));
      const isOfGroup =
        normAt(sentence, index + 1) === 'de' &&
        /^(?:los|las|mis|tus|sus|nuestr[oa]s|es[oa]s|est[oa]s)$/u.test(normAt(sentence, index + 2));
      if (isOne && isOfGroup) report(token, [token.text.slice(0, -1)]);
    }
  },
});
