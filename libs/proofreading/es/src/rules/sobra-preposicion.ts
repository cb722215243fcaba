import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isInfinitive, may } from '../grammar/words';

/** What one looks or asks for; `buscó por un pueblo` is where, `pidió por un enfermo` for whom. */
const THINGS =
  /^(?:piso|trabajo|empleo|libro|hotel|restaurante|regalo|apartamento|llaves?|gafas|café|favor|taxi|vaso|té|médico|solución|respuesta|ayuda)s?$/u;

export const sobraPreposicion = defineRule({
  id: 'es/sobra-preposicion',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'This verb takes its object without a preposition.',
    fr: 'Ce verbe prend son complément sans préposition.',
    es: 'Este verbo lleva su complemento sin preposición.',
  },
  explanation: {
    en: '“Buscar” and “pedir” take the thing directly: “busco trabajo”, “pidió un café”.',
    fr: '« Buscar » et « pedir » prennent la chose directement : « busco trabajo », « pidió un café ».',
    es: '«Buscar» y «pedir» llevan la cosa directamente: «busco trabajo», «pidió un café».',
  },
  valid: [
    'Busco trabajo.',
    'Buscó por toda la casa.',
    'Pidió un café.',
    'Pagó por ello.',
    'Pide para comer.',
    'Busca para mí un libro.',
    'Pidió por favor un café.',
    'Busco a mi hermano.',
    'Pide por sus hijos.',
    'Espero para el lunes una respuesta.',
    'Vale la pena del viaje.',
    'Pidió por un enfermo.',
    'Buscaron por un pueblo entero.',
    'Busca para un médico un regalo.',
  ],
  invalid: [
    { text: 'Busco [[para ]]un trabajo nuevo.', fix: '' },
    { text: 'Estoy buscando [[por ]]un piso.', fix: '' },
    { text: 'Pidió [[por ]]un café.', fix: '' },
    { text: 'Buscamos [[para ]]unas llaves.', fix: '' },
    { text: 'Vale la pena [[de ]]ir.', fix: '' },
    { text: 'Espero [[para ]]el autobús.', fix: '' },
    { text: 'Busco [[por ]]mis llaves.', fix: '' },
    { text: 'Está buscando [[para ]]un médico.', fix: '' },
  ],
  misses: ['Busca por su libro.'],
  check({ words }, report) {
    for (const [index, preposition] of words.entries()) {
      if (isExtra(words, index)) {
        report({ start: preposition.start, end: words[index + 1]?.start ?? preposition.end }, ['']);
        continue;
      }
      const verb = words[index - 1];
      const article = words[index + 1];
      const noun = words[index + 2];
      if (
        !/^(?:para|por)$/u.test(preposition.norm) ||
        !verb ||
        !(
          verb.best.lemma === 'buscar' ||
          (verb.best.lemma === 'pedir' && preposition.norm === 'por')
        ) ||
        verb.best.pos === 'NOUN'
      )
        continue;
      if (
        !article ||
        !/^un[oa]?s?$/u.test(article.norm) ||
        !follows(noun) ||
        may(noun, isInfinitive)
      )
        continue;
      if (noun.best.pos !== 'NOUN' || !THINGS.test(noun.norm)) continue;
      // `busca para un médico un regalo`
      if (words.slice(index + 3).some(({ best }) => best.pos === 'DET')) continue;
      report({ start: preposition.start, end: article.start }, ['']);
    }
  },
});

const AWAITED = /^(?:autobús|bus|tren|metro|avión|taxi|camión|vuelo|tranvía|ascensor|respuesta)$/u;
const SOUGHT =
  /^(?:llaves?|gafas|lentes|teléfono|móvil|celular|cartera|pasaporte|perro|gato|zapatos|reloj|paraguas)$/u;

/** `vale la pena de ir`, `espero para el tren`, `busco por mis llaves` */
function isExtra(words: readonly AnalysedWord[], index: number): boolean {
  const norms = words.slice(Math.max(0, index - 3), index + 3).map(({ norm }) => norm);
  const [preposition, determiner, noun] = norms.slice(-3);
  const before = words[index - 1];
  if (preposition === 'de' && index >= 3)
    return (
      /^(?:vale|valía|valdrá|valga|valió) la pena$/u.test(norms.slice(0, 3).join(' ')) &&
      may(words[index + 1], isInfinitive)
    );
  if (!/^(?:el|la|mis?|tus?|sus?)$/u.test(determiner ?? '') || before?.best.pos === 'NOUN')
    return false;
  if (before?.best.lemma === 'esperar') return preposition === 'para' && AWAITED.test(noun ?? '');
  return before?.best.lemma === 'buscar' && preposition === 'por' && SOUGHT.test(noun ?? '');
}
