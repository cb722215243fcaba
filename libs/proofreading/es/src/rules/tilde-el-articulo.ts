import { defineRule, matchCase } from '@tercet/proofreading-core';
import { nounCells } from '../grammar/agreement';
import { follows, isAdjective, isNoun, isParticiple, isPlain, may } from '../grammar/words';
import { isPerson, isProfession } from '../grammar/people';

const ORDER = /^(?:único|primer|último|mejor|peor|segundo|tercer|mayor|siguiente|nuevo|gran)$/u;

export const tildeElArticulo = defineRule({
  id: 'es/tilde-el-articulo',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The article has no accent: “el”.',
    fr: 'L’article n’a pas d’accent : « el ».',
    es: 'El artículo va sin tilde: «el».',
  },
  explanation: {
    en: '“Él” is the pronoun (“él viene”); before a noun or an adjective of order goes the article “el”: “el único día”.',
    fr: '« Él » est le pronom (« él viene ») ; devant un nom va l’article « el » : « el único día ».',
    es: '«Él» es pronombre («él viene»); ante un nombre o un ordinal va el artículo «el»: «el único día».',
  },
  valid: [
    'Él viene.',
    'El único día.',
    'Él mismo lo dijo.',
    'Él solo pudo.',
    'Con él primero hablé.',
    'Él también.',
    'Él canta bien.',
    'Vino él primero.',
    'Hecho él director, todo cambió.',
  ],
  invalid: [
    { text: 'Esto es [[él]] único problema.', fix: 'el' },
    { text: '[[Él]] niño canta bien.', fix: 'El' },
    { text: 'Vi [[él]] primer capítulo.', fix: 'el' },
    { text: '[[Él]] profesor tiene un perro.', fix: 'El' },
    { text: 'Es [[él]] mejor libro.', fix: 'el' },
  ],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => norm === 'él')) return;
    for (const [index, pronoun] of words.entries()) {
      const next = words[index + 1];
      if (pronoun.norm !== 'él' || !follows(next) || !isPlain(next)) continue;
      const after = words[index + 2];
      const isOrder =
        ORDER.test(next.norm) && follows(after) && may(after, isNoun) && after.best.pos === 'NOUN';
      const isThing =
        next.readings.every((reading) => isNoun(reading) || isAdjective(reading)) &&
        may(next, isNoun) &&
        (next.best.pos === 'NOUN' || after?.best.form === 'fin') &&
        nounCells(next) === 1;
      // `él médico y ella abogada`, `si sale elegido él presidente`
      const isPaired =
        (isProfession(next) || isPerson(next)) &&
        (words.some(({ norm }) => /^(?:ella|yo|tú)$/u.test(norm)) ||
          may(words[index - 1], isParticiple));
      if (isPaired) continue;
      const isLed =
        /^(?:de|con|a|para|por|en|sin|que|como|y|era|es)$/u.test(words[index - 1]?.norm ?? '') &&
        !isOrder;
      if (
        isOrder ||
        (isThing && !isLed && words[index - 1]?.best.form !== 'part' && next.norm !== 'solo')
      )
        report(pronoun, [matchCase(pronoun.text, 'el')]);
    }
  },
});
