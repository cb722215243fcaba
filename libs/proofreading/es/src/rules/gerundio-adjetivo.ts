import { defineRule } from '@tercet/proofreading-core';
import { conjugate } from '../grammar/verbs';
import { follows, isClearNoun, isGerund, may } from '../grammar/words';

const DESCRIBING =
  /^(?:contener|regular|representar|describir|decir|pertenecer|consistir|indicar|establecer|prohibir|autorizar|especificar|mostrar|definir)$/;
const THINGS =
  /^(?:caja|ley|leyes|decreto|mensaje|objeto|documento|carta|archivo|fichero|texto|cadena|lista|array|tabla|libro|paquete|correo|norma|función|directorio|tupla|informe|artículo|cartel|letrero|bolsa|sobre|vector|diccionario|estructura)s?$/u;

export const gerundioAdjetivo = defineRule({
  id: 'es/gerundio-adjetivo',
  category: 'verb',
  level: 'suggestion',
  message: {
    en: 'The gerund does not describe a noun: “{fix}”.',
    fr: 'Le gérondif ne qualifie pas un nom : « {fix} ».',
    es: 'El gerundio no califica a un nombre: «{fix}».',
  },
  explanation: {
    en: 'A gerund tells how something is done, not which thing it is: “una caja que contiene libros”, not “una caja conteniendo libros”.',
    fr: 'Le gérondif dit comment se fait quelque chose, et ne décrit pas un nom : « una caja que contiene libros ».',
    es: 'El gerundio dice cómo se hace algo; para describir un nombre se usa «que»: «una caja que contiene libros».',
  },
  valid: [
    'Una caja que contiene libros.',
    'Vi a un niño jugando.',
    'Salió conteniendo la risa.',
    'Hay agua hirviendo.',
    'Una casa ardiendo.',
    'El niño, conteniendo el aire, nadó.',
    'Un hombre corriendo pasó.',
    'Pasó el día leyendo.',
  ],
  invalid: [
    { text: 'Llegó una caja [[conteniendo]] libros.', fix: 'que contiene' },
    { text: 'Publicaron una ley [[regulando]] el comercio.', fix: 'que regula' },
    { text: 'Recibí un mensaje [[diciendo]] que no.', fix: 'que dice' },
    { text: 'Devuelve un objeto [[representando]] la fecha.', fix: 'que representa' },
    { text: 'Es un documento [[describiendo]] el proceso.', fix: 'que describe' },
  ],
  check({ words, grammar }, report) {
    for (const [index, gerund] of words.entries()) {
      const noun = words[index - 1];
      if (
        !follows(gerund) ||
        !may(gerund, isGerund) ||
        !isClearNoun(noun) ||
        !THINGS.test(noun.norm)
      )
        continue;
      if (!DESCRIBING.test(gerund.best.lemma) || !/^un[oa]?s?$/u.test(words[index - 2]?.norm ?? ''))
        continue;
      if (words[index + 1]?.token === gerund.token) continue;
      const [form] = conjugate(
        grammar,
        gerund.best.lemma,
        `fin.ind.pres.3.${noun.best.number ?? 'sg'}`,
      );
      if (form !== undefined) report(gerund, [`que ${form}`]);
    }
  },
});
