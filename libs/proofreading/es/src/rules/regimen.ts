import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isFinite, isInfinitive, isNoun, isVerb, may } from '../grammar/words';

/** Lemma of a verb or form of an adjective → wrong preposition → right one. */
const VERBS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  consistir: { de: 'en', a: 'en' },
  depender: { en: 'de', sobre: 'de' },
  enamorar: { con: 'de' },
  insistir: { a: 'en' },
  obsesionar: { de: 'con' },
  votar: { para: 'por' },
  asistir: { en: 'a' },
  casar: { a: 'con' },
  divorciar: { con: 'de' },
  arrepentir: { por: 'de' },
  carecer: { en: 'de' },
  soñar: { de: 'con', en: 'con' },
  burlar: { con: 'de' },
};
const ADJECTIVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  interesado: { a: 'en', sobre: 'en' },
  agradecido: { para: 'por' },
  responsable: { para: 'de' },
  capaz: { a: 'de', en: 'de' },
  famoso: { para: 'por' },
  conocido: { para: 'por' },
  orgulloso: { con: 'de', en: 'de' },
  preocupado: { sobre: 'por' },
  enojado: { a: 'con' },
  enfadado: { a: 'con' },
  lleno: { con: 'de' },
  respetuoso: { a: 'con' },
  amable: { a: 'con' },
  obsesionado: { de: 'con', en: 'con' },
  enamorado: { con: 'de' },
  casado: { a: 'con' },
  aficionado: { de: 'a', en: 'a' },
  cansado: { con: 'de' },
  similar: { como: 'a' },
};
const FUSED: Readonly<Record<string, string>> = { de: 'del', a: 'al' };
const REFLEXIVE = /^(?:enamorar|casar|divorciar|arrepentir|burlar|obsesionar)$/;

/** What makes the preposition an adverb: `insiste a menudo`, `asiste en persona`. */
const ADVERBIAL: Readonly<Record<string, RegExp>> = {
  de: /^(?:noche|día|nuevo|verdad|niño|niña|joven|pequeño|pequeña|vez|repente|lado|otro|manera|forma)$/u,
  en: /^(?:voz|color|colores|blanco|grande|español|inglés|parte|gran|buena|todo|general|última|casa|su|sí|mi|tu|absoluto|persona|serio|secreto|silencio|vivo|directo|especial|particular|grupo|vano|ocasiones|primer|segundo|último|esencia|principio|realidad)$/u,
  a: /^(?:menudo|veces|pesar|diario|ciegas|gritos|solas|tiempo|fondo|medias|distancia|mano|través|cambio|causa|partir)$/u,
};

export const regimen = defineRule({
  id: 'es/regimen',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The word takes another preposition: “{fix}”.',
    fr: 'Ce mot demande une autre préposition : « {fix} ».',
    es: 'La palabra pide otra preposición: «{fix}».',
  },
  messages: {
    none: {
      en: 'This verb takes the infinitive without a preposition: “{fix}”.',
      fr: 'Ce verbe prend l’infinitif sans préposition : « {fix} ».',
      es: 'Este verbo lleva el infinitivo sin preposición: «{fix}».',
    },
  },
  explanation: {
    en: 'Verbs and adjectives have a preposition of their own: “depender de”, “consistir en”, “enamorarse de”, “interesado en”, “agradecido por”.',
    fr: 'Verbes et adjectifs ont leur préposition : « depender de », « consistir en », « enamorarse de », « interesado en ».',
    es: 'Los verbos y adjetivos tienen su preposición: «depender de», «consistir en», «enamorarse de», «interesado en», «agradecido por».',
  },
  valid: [
    'Fue un intento de llegar antes.',
    'Depende de ti.',
    'Consiste en leer.',
    'Se enamoró de Ana.',
    'Está interesada en el arte.',
    'Está agradecida por todo.',
    'Votó por ella.',
    'Se casó a los veinte años.',
    'Acordó con ella la venta.',
    'Depende en parte de ti.',
    'Asiste en persona a todas las reuniones.',
    'Insiste a menudo en ello.',
    'Carece en absoluto de sentido.',
    'Está interesado por la historia.',
    'La enamoró con flores.',
    'Seguro en su casa, durmió.',
  ],
  invalid: [
    { text: 'Siempre [[intentamos de]] llegar pronto.', fix: 'intentamos' },
    { text: 'Todo depende [[en el]] tiempo.', fix: 'del' },
    { text: 'El juego consiste [[de]] tres partes.', fix: 'en' },
    { text: 'Se enamoró [[con]] su vecina.', fix: 'de' },
    { text: 'Estoy agradecida [[para]] tu ayuda.', fix: 'por' },
    { text: 'Ayer voté [[para]] ella.', fix: 'por' },
    { text: 'Está interesado [[a]] la música.', fix: 'en' },
    { text: 'Está preocupada [[sobre]] su examen.', fix: 'por' },
    { text: 'Anoche soñé [[de]] una casa vieja.', fix: 'con' },
  ],
  misses: ['Piensa de su madre.'],
  check({ words }, report) {
    for (const [index, preposition] of words.entries()) {
      const before = words[index - 1];
      const next = words[index + 1];
      if (
        !before ||
        !follows(preposition) ||
        !follows(next) ||
        preposition.text !== preposition.norm
      )
        continue;
      // `siempre intento de salir`: nothing goes between the two verbs.
      if (preposition.norm === 'de' && isTrying(before) && may(next, isInfinitive)) {
        report({ start: before.start, end: preposition.end }, [before.text], { message: 'none' });
        continue;
      }
      const fix = prepositionFor(before, preposition.norm);
      if (fix === undefined) continue;
      if (ADVERBIAL[preposition.norm]?.test(next.norm)) continue;
      if (REFLEXIVE.test(before.best.lemma)) {
        // `la enamoró con flores`, `se casó a los veinte años`
        const isFiniteHere = before.best.form === 'fin';
        if (isFiniteHere && !/^(?:me|te|se|nos|os)$/u.test(words[index - 2]?.norm ?? '')) continue;
        if (preposition.norm === 'a' && /^(?:los|las|la|su)$/u.test(next.norm)) continue;
      }
      if (preposition.norm === 'para' && (may(next, isInfinitive) || next.norm === 'que')) continue;
      if (may(before, isNoun) && before.best.pos === 'NOUN') continue;
      const fused = next.norm === 'el' ? FUSED[fix] : undefined;
      const end = fused ? next.end : preposition.end;
      report({ start: preposition.start, end }, [fused ?? fix]);
    }
  },
});

/** Forms of `intentar` and the like that are no nouns: not `el intento de salir`. */
const isTrying = (verb: AnalysedWord): boolean =>
  /^(?:intentar|lograr|conseguir|evitar|prometer)$/.test(verb.best.lemma) &&
  verb.best.form === 'fin' &&
  verb.readings.every(isVerb);

function prepositionFor(before: Parameters<typeof may>[0], wrong: string): string | undefined {
  if (!before) return undefined;
  const { best } = before;
  if (isVerb(best) && (isFinite(best) || best.form === 'inf' || best.form === 'ger')) {
    const table = Object.hasOwn(VERBS, best.lemma) ? VERBS[best.lemma] : undefined;
    return table && Object.hasOwn(table, wrong) ? table[wrong] : undefined;
  }
  if (best.pos !== 'ADJ' && best.form !== 'part') return undefined;
  const stem = before.norm.replace(/a?s$|a$/u, (end) => (end.startsWith('a') ? 'o' : ''));
  const table = [before.norm, stem]
    .map((key) => (Object.hasOwn(ADJECTIVES, key) ? ADJECTIVES[key] : undefined))
    .find(Boolean);
  return table && Object.hasOwn(table, wrong) ? table[wrong] : undefined;
}
