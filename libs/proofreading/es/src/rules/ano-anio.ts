import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { normAt } from '../grammar/phrase';
import { wordSet } from '../grammar/words';

const FAMILY: Readonly<Record<string, string>> = { mama: 'mamá', papa: 'papá' };
const POSSESSIVES = wordSet('mi tu su');
const BEFORE_YEAR = wordSet(
  'este ese cada próximo tercer primer segundo cuarto último mismo pasado nuevo un medio hace tengo tiene tenía cumplo cumplió cuántos muchos varios pocos algunos unos los dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta cien mil',
);
const BEFORE_ENGLISH = wordSet(
  'en de hablar hablo habla hablan hablas aprender aprendo estudiar estudio estudia leer escribir el del al mi su buen español y o entiendo entiende sé sabe enseñar enseña clases',
);

export const anoAnio = defineRule({
  id: 'es/ano-anio',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: without its mark it is another word.',
    fr: 'Écrivez « {fix} » : sans son signe, c’est un autre mot.',
    es: 'Escribe «{fix}»: sin su signo es otra palabra.',
  },
  explanation: {
    en: 'Ñ and the accent make the word: “año” (year), “mamá”, “papá”, “inglés”; “ano”, “mama”, “papa” and “ingles” mean something else.',
    fr: 'Le ñ et l’accent font le mot : « año » (an), « mamá », « papá », « inglés » ; « ano », « mama », « papa » et « ingles » veulent dire autre chose.',
    es: 'La eñe y la tilde hacen la palabra: «año», «mamá», «papá», «inglés»; «ano», «mama», «papa» e «ingles» son otra cosa.',
  },
  valid: [
    'Tengo diez años.',
    'Mi mamá canta.',
    'Pelé una papa.',
    'El Papa habló en Roma.',
    'Habla inglés.',
    'Le duelen las ingles.',
    'El bebé mama del pecho.',
    'Compró papas fritas.',
  ],
  invalid: [
    { text: 'Tengo diez [[anos]].', fix: 'años' },
    { text: 'Mi [[mama]] canta muy bien.', fix: 'mamá' },
    { text: 'Su [[papa]] es médico.', fix: 'papá' },
    { text: 'Habla [[ingles]] y francés.', fix: 'inglés' },
    { text: 'Este [[ano]] fue difícil.', fix: 'año' },
    { text: 'Nací hace 20 [[anos]].', fix: 'años' },
  ],
  misses: ['La mama de Ana canta.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      const before = normAt(sentence, index - 1);
      // `su mama izquierda`, `un ano artificial`, `dolor de ingles`
      const isOfBody =
        /^(?:izquierda|derecha|artificial|contra)$/u.test(normAt(sentence, index + 1)) ||
        /^(?:dolor|lesión|molestias?|tirón)$/u.test(normAt(sentence, index - 2));
      const family = entryOf(FAMILY, token.norm);
      if (family !== undefined && POSSESSIVES.has(before) && token.text === token.norm && !isOfBody)
        report(token, [family]);
      if (/^anos?$/u.test(token.norm)) {
        const isYear =
          (BEFORE_YEAR.has(before) && !isOfBody) || tokens[index - 1]?.kind === 'number';
        if (isYear) report(token, [matchCase(token.text, token.norm.replace('n', 'ñ'))]);
      }
      if (
        token.norm === 'ingles' &&
        BEFORE_ENGLISH.has(before) &&
        !isOfBody &&
        normAt(sentence, index - 2) !== 'las'
      )
        report(token, [matchCase(token.text, 'inglés')]);
    }
  },
});
