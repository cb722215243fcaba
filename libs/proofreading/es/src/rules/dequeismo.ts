import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isFinite, isNoun, isVerb, may } from '../grammar/words';

const VERBS =
  /^(?:pensar|creer|opinar|decir|afirmar|considerar|suponer|imaginar|parecer|comentar|manifestar|confirmar|mencionar|demostrar|negar|prometer|pedir|querer|desear|esperar|contestar|explicar|señalar|sostener|comprobar|descubrir|observar|recordar|resultar|lograr|conseguir|permitir|aconsejar|recomendar|declarar|temer|intuir|sospechar|admitir|reconocer|anunciar|aclarar|entender|necesitar)$/;
const ADJECTIVES =
  /^(?:posible|imposible|probable|necesario|importante|fácil|difícil|mejor|bueno|lógico|evidente|obvio|conveniente|preciso|cierto|raro|normal|natural|verdad|increíble|justo)$/u;

export const dequeismo = defineRule({
  id: 'es/dequeismo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'This verb takes “que” without “de”.',
    fr: 'Ce verbe est suivi de « que » sans « de ».',
    es: 'Este verbo lleva «que» sin «de» (dequeísmo).',
  },
  explanation: {
    en: 'Verbs of saying and thinking, and “es posible”, “es fácil”…, take “que” directly: “pienso que”, “me dijo que”, “es posible que”.',
    fr: 'Les verbes de parole et de pensée, et « es posible », « es fácil »…, sont suivis directement de « que » : « pienso que », « me dijo que ».',
    es: 'Los verbos de lengua y pensamiento, y «es posible», «es fácil»…, llevan «que» directamente: «pienso que», «me dijo que», «es posible que».',
  },
  valid: [
    'Pienso que vendrá.',
    'Señales de que algo va mal.',
    'Me alegro de que vengas.',
    'Se aseguró de que cerraran.',
    'Habló de que se iba.',
    'El anuncio de que cierra sorprendió.',
    'Es hora de que te vayas.',
    'Se acordó de que llovía.',
    'Tiene miedo de que llueva.',
    '¿Qué opinas de que cierren el cine?',
    'Todo esto resulta de que nadie escucha.',
    'Antes de que llegue.',
  ],
  invalid: [
    { text: 'Pienso [[de que]] vendrá.', fix: 'que' },
    { text: 'Me dijo [[de que]] no venía.', fix: 'que' },
    { text: 'Creemos [[de que]] es cierto.', fix: 'que' },
    { text: 'Es posible [[de que]] llueva.', fix: 'que' },
    { text: 'Opina [[de que]] es caro.', fix: 'que' },
    { text: 'El problema es [[de que]] no hay dinero.', fix: 'que' },
    { text: 'Lo bueno era [[de que]] llegamos pronto.', fix: 'que' },
    { text: 'Resulta [[de que]] no hay nadie.', fix: 'que' },
  ],
  misses: ['Mi idea es de que vengas.'],
  check({ words }, report) {
    for (const [index, de] of words.entries()) {
      const verb = words[index - 1];
      const que = words[index + 1];
      if (de.norm !== 'de' || que?.norm !== 'que' || !follows(de) || !follows(que) || !verb)
        continue;
      const isSaying =
        verb.readings.some((reading) => isVerb(reading) && VERBS.test(reading.lemma)) &&
        (may(verb, isFinite) || verb.best.form === 'inf') &&
        (!may(verb, isNoun) || words[index - 2]?.best.pos !== 'DET') &&
        (verb.best.pos !== 'NOUN' || (index < 2 && verb.best.number !== 'pl'));
      const isJudging =
        ADJECTIVES.test(verb.norm) &&
        /^(?:ser|parecer|resultar|ver)$/.test(words[index - 2]?.best.lemma ?? '');
      if (!isJudging && !isSaying && !isNaming(words, index - 1)) continue;
      // `se olvidó`, `convencerse`: with its pronoun a verb may take `de`.
      if (isSaying && (words[index - 2]?.norm === 'se' || isAsked(words, index - 1))) continue;
      report({ start: de.start, end: que.end }, ['que'], {
        safe: isSaying && verb.best.form === 'fin',
      });
    }
  },
});

/** `¿qué opinas de que cierren?`, `nada dijo de que se iba`; and `esto resulta de que`, what comes of it. */
const isAsked = (words: readonly AnalysedWord[], verb: number): boolean =>
  words
    .slice(Math.max(0, verb - 4), verb)
    .some(({ norm }) => /^(?:qué|nada|algo|mucho|poco)$/u.test(norm)) ||
  (words[verb]?.best.lemma === 'resultar' && words[verb - 1]?.kind === 'word');

/** What is or was the case: `el problema es de que`; but `la sensación es de que`. */
const NAMING =
  /^(?:problema|verdad|realidad|cosa|ventaja|desventaja|diferencia|opinión|razón|motivo|solución|objetivo|resultado|punto|tema|plan|bueno|malo|mejor|peor|importante|único|cierto|triste|interesante|raro)$/u;

const isNaming = (words: readonly AnalysedWord[], verb: number): boolean =>
  /^(?:es|era|fue)$/u.test(words[verb]?.norm ?? '') &&
  NAMING.test(words[verb - 1]?.norm ?? '') &&
  /^(?:el|la|lo|mi|tu|su|un|una|otro|otra)$/u.test(words[verb - 2]?.norm ?? '');
