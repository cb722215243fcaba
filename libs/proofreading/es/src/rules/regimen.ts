import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { isPerson, isProfession } from '../grammar/people';
import { follows, isFinite, isInfinitive, isNoun, isVerb, may, must } from '../grammar/words';

/** What has to follow for the preposition to be the complement's: anything that is clearly a thing, a person or an infinitive. */
type Kind = 'thing' | 'person' | 'own' | 'noun' | 'inf' | 'school';
type Table = Readonly<Record<string, Readonly<Record<string, readonly [fix: string, kind: Kind]>>>>;

/** Lemma of a verb or form of an adjective → wrong preposition → right one and its complement. */
const VERBS: Table = {
  consistir: { de: ['en', 'thing'], a: ['en', 'inf'] },
  depender: { en: ['de', 'thing'], sobre: ['de', 'thing'] },
  enamorar: { con: ['de', 'person'] },
  insistir: { a: ['en', 'inf'] },
  obsesionar: { de: ['con', 'thing'] },
  votar: { para: ['por', 'person'] },
  asistir: { en: ['a', 'school'] },
  casar: { a: ['con', 'person'] },
  divorciar: { con: ['de', 'person'] },
  arrepentir: { por: ['de', 'own'] },
  soñar: { de: ['con', 'thing'] },
};
const ADJECTIVES: Table = {
  interesado: { a: ['en', 'thing'], sobre: ['en', 'thing'] },
  agradecido: { para: ['por', 'own'] },
  responsable: { para: ['de', 'thing'] },
  capaz: { a: ['de', 'inf'], en: ['de', 'inf'] },
  famoso: { para: ['por', 'own'] },
  conocido: { para: ['por', 'own'] },
  preocupado: { sobre: ['por', 'thing'] },
  enojado: { a: ['con', 'person'] },
  enfadado: { a: ['con', 'person'] },
  respetuoso: { a: ['con', 'person'] },
  amable: { a: ['con', 'person'] },
  obsesionado: { de: ['con', 'thing'] },
  enamorado: { con: ['de', 'person'] },
  casado: { a: ['con', 'person'] },
  similar: { como: ['a', 'thing'] },
  relacionado: { a: ['con', 'thing'], al: ['con', 'noun'] },
};
const FUSED: Readonly<Record<string, string>> = { de: 'del', a: 'al' };
const REFLEXIVE = /^(?:enamorar|casar|divorciar|arrepentir|obsesionar)$/;

const OPENERS =
  /^(?:el|las?|los|una?|est[ae]|es[ae]|est[ao]s|es[ao]s|esto|eso|mis?|tus?|sus?|nuestr[ao]s?|much[oa]s|vari[oa]s|dos|tres|cuatro|cinco|mí|ti|él|ella|ellos|ellas|nosotros|usted|ustedes|cómo|qué|quién)$/u;
const PRONOUN = /^(?:mí|ti|él|ella|ellos|ellas|nosotros|nosotras|usted|ustedes)$/u;
const OWN = /^(?:mis?|tus?|sus?|nuestr[ao]s?)$/u;
const MEASURES = /^(?:muy|demasiado|bastante|poco|tan|más|menos)$/u;
const SCHOOL =
  /^(?:escuela|universidad|colegio|instituto|clase|reunión|curso|concierto|fiesta|boda|misa|conferencia|academia)s?$/u;
/** Nouns of adverbials: `a la edad de`, `por su culpa`, `en el fondo`. */
const ADVERBIAL =
  /^(?:año|mes|día|hora|semana|mañana|tarde|noche|momento|instante|vez|veces|edad|manera|modo|forma|fin|final|principio|comienzo|fondo|hecho|medida|grado|mayoría|caso|opinión|lado|culpa|cuenta|bien|sombra|altura|largo|par|fuerza|vida|pesar|favor|muerte|infancia|juventud|regreso|vuelta|llegada)e?s?$/u;

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
    'Depende sobre todo de ti.',
    'Depende en la mayoría de los casos del precio.',
    'Está preocupada sobre todo por su hija.',
    'Se casaron a principios de mayo.',
    'Se casó a la edad de veinte años.',
    'Casado a los veinte años, tuvo tres hijos.',
    'Lo asistieron en el hospital.',
    'Insiste a su hijo en que coma.',
    'Soñaba en francés.',
    'Se burlaron con crueldad de él.',
    'Se arrepintió por la noche.',
    'Se enamoró con locura.',
    'Es un actor conocido para todos.',
    'Fue famoso para siempre.',
    'Es muy conocido para su corta carrera.',
    'Se divorció con dos hijos.',
    'Es amable a su manera.',
    'Estaba cansado con la maleta a cuestas.',
    'Es un tema relacionado con la salud.',
    'Está relacionado a veces con eso.',
    'Está relacionado a la vez con el arte y la ciencia.',
    'Son casos relacionados a menudo entre sí.',
    'Está relacionado al menos con dos casos.',
    'Con relación a tu carta, no sé nada.',
    'Se ha relacionado a Ana con el robo.',
    'Fueron relacionados a través de un juego.',
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
    { text: 'Es un tema relacionado [[a]] la salud.', fix: 'con' },
    { text: 'Son ideas relacionadas [[al]] clima.', fix: 'con el' },
    { text: 'Hay problemas relacionados [[a]] este cambio.', fix: 'con' },
    { text: 'Una noticia relacionada [[a]] su trabajo.', fix: 'con' },
    { text: 'Todo lo relacionado [[al]] viaje me interesa.', fix: 'con el' },
  ],
  misses: ['Piensa de su madre.', 'Se relaciona al clima.'],
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
      if (
        preposition.norm === 'de' &&
        isTrying(before) &&
        may(next, isInfinitive) &&
        !/^(?:comer|beber|cenar|desayunar|almorzar)$/u.test(next.norm)
      ) {
        report({ start: before.start, end: preposition.end }, [before.text], { message: 'none' });
        continue;
      }
      const [fix, kind] = governedBy(before, preposition.norm) ?? [];
      if (!fix || !kind || !isComplement(words, index + 1, kind)) continue;
      // `muy conocido para su corta carrera`
      if (kind === 'own' && MEASURES.test(words[index - 2]?.norm ?? '')) continue;
      if (isRightBehind(words, index + 1, fix)) continue;
      // `lo asistieron en el hospital`, `la enamoró con flores`
      const clitic = words[index - 2]?.norm ?? '';
      if (before.best.lemma === 'asistir' && /^(?:l[aeo]s?|[mts]e|[no]s)$/u.test(clitic)) continue;
      const isAlone = before.best.form === 'fin' && !/^(?:[mts]e|nos|os)$/u.test(clitic);
      if (isAlone && REFLEXIVE.test(before.best.lemma)) continue;
      if (may(before, isNoun) && before.best.pos === 'NOUN') continue;
      if (words[index - 2]?.best.lemma === 'haber') continue;
      if (preposition.norm === 'al') {
        report(preposition, [`${fix} el`]);
        continue;
      }
      const fused = next.norm === 'el' ? entryOf(FUSED, fix) : undefined;
      const end = fused ? next.end : preposition.end;
      report({ start: preposition.start, end }, [fused ?? fix]);
    }
  },
});

/** The words from the first to the end of the clause. */
function clauseFrom(words: readonly AnalysedWord[], at: number): readonly AnalysedWord[] {
  const end = words.findIndex((word, index) => index > at && word.kind !== 'word');
  return words.slice(at, end < 0 ? undefined : end);
}

/** `insiste a su hijo en que coma`: the complement follows after all. */
const isRightBehind = (words: readonly AnalysedWord[], at: number, fix: string): boolean =>
  clauseFrom(words, at).some(({ norm }) => norm === fix || norm === entryOf(FUSED, fix));

/** What follows the preposition can be nothing but the complement. */
function isComplement(words: readonly AnalysedWord[], at: number, kind: Kind): boolean {
  const first = words[at];
  if (!first) return false;
  if (kind === 'inf') return must(first, isInfinitive);
  if (kind === 'noun') return first.best.pos === 'NOUN' && !ADVERBIAL.test(first.norm);
  const isName = first.best.pos === 'PROPN' && first.text !== first.norm;
  const phrase = clauseFrom(words, at).slice(0, 3);
  const noun = phrase.find(({ best }) => best.pos === 'NOUN');
  if (kind === 'person') {
    if (isName || PRONOUN.test(first.norm)) return true;
    // `se divorció con dos hijos`
    if (!/^(?:el|la|una?|est[ae]|es[ae]|mi|tu|su)$/u.test(first.norm)) return false;
    return noun !== undefined && (isPerson(noun) || isProfession(noun));
  }
  if (kind === 'school') return noun !== undefined && SCHOOL.test(noun.norm);
  if (kind === 'own' && !OWN.test(first.norm)) return false;
  if (noun && (ADVERBIAL.test(noun.norm) || (kind === 'own' && isPerson(noun)))) return false;
  return isName || OPENERS.test(first.norm);
}

/** Forms of `intentar` and the like that are no nouns: not `el intento de salir`. */
const isTrying = (verb: AnalysedWord): boolean =>
  /^(?:intentar|lograr|conseguir|evitar|prometer)$/.test(verb.best.lemma) &&
  verb.best.form === 'fin' &&
  verb.readings.every(isVerb);

function governedBy(before: AnalysedWord, wrong: string): readonly [string, Kind] | undefined {
  const { best } = before;
  if (isVerb(best) && (isFinite(best) || best.form === 'inf' || best.form === 'ger')) {
    const table = entryOf(VERBS, best.lemma);
    return table && entryOf(table, wrong);
  }
  if (best.pos !== 'ADJ' && best.form !== 'part') return undefined;
  const stem = before.norm.replace(/a?s$|a$/u, (end) => (end.startsWith('a') ? 'o' : ''));
  const table = [before.norm, stem].map((key) => entryOf(ADJECTIVES, key)).find(Boolean);
  return table && entryOf(table, wrong);
}
