import { type AnalysedWord, type Grammar, defineRule, matchCase } from '@tercet/proofreading-core';
import { isPerson } from '../grammar/people';
import { subjectOf } from '../grammar/subjects';
import { conjugate } from '../grammar/verbs';
import { follows, isAdjective, isNoun, isStatement, may, wordSet } from '../grammar/words';

/** What one can only be for a while, or where something is. */
const STATES =
  /^(?:content[oa]s?|ubicad[oa]s?|enojad[oa]s?|enfadad[oa]s?|embarazadas?|hart[oa]s?|disponibles?|descalz[oa]s?|preocupad[oa]s?|emocionad[oa]s?)$/u;
/** Of others these tell what they are or undergo: `el viaje es cansado`, `son acostados a las ocho`. */
const OWN_STATES = /^(?:cansad|sentad|acostad)[oa]s?$/u;
const OPENED =
  /^(?:puertas?|ventanas?|tiendas?|vasos?|cajas?|botellas?|bar|museo|banco|restaurante|farmacia|biblioteca|oficina|caja)$/u;
const DOORS = /^(?:abiert|cerrad|vací|llen|rot)[oa]s?$/u;
const NOW = wordSet('ahora hoy ya todavía aún');
const DEGREE = wordSet('muy tan más bastante demasiado');
/** Those who, and what, can be somewhere; an event is not among them. */
const LOCATED =
  wordSet(`casa hotel restaurante escuela universidad ciudad país playa tienda oficina museo iglesia parque pueblo isla
  apartamento piso edificio río lago montaña banco hospital biblioteca farmacia estación aeropuerto calle plaza puente castillo perro gato libro
  coche carro llave mesa silla ropa padre madre hermano hermana amigo amiga abuelo abuela primo prima novio novia esposo esposa hijo hija niño niña
  mamá papá tío tía profesor profesora familia gente cama cocina baño habitación dormitorio jardín él ella ellos ellas`);
const PLACE_AFTER = wordSet(
  'el la los las un una mi tu su mis sus casa este esta ese esa nuestra nuestro',
);
const NOT_PLACES =
  /^(?:que|cual|quien|cuales|parte|realidad|verdad|general|fondo|momento|mayoría|práctica|forma|manera|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|otoño|primavera|año|siglo)$/u;

export const serEstar = defineRule({
  id: 'es/ser-estar',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“Estar” goes here: “{fix}”.',
    fr: 'Ici, il faut « estar » : « {fix} ».',
    es: 'Aquí va «estar»: «{fix}».',
  },
  explanation: {
    en: '“Estar” says where something is, how it is at the moment and, with a gerund, what is going on: “mi casa está en Lima”, “el vaso está lleno”, “está trabajando”.',
    fr: '« Estar » dit où se trouve quelque chose, dans quel état et, avec un gérondif, ce qui est en cours : « mi casa está en Lima », « el vaso está lleno », « está trabajando ».',
    es: '«Estar» dice dónde se encuentra algo, en qué estado y, con gerundio, qué ocurre en ese momento: «mi casa está en Lima», «el vaso está lleno», «está trabajando».',
  },
  valid: [
    'Mi casa está en Lima.',
    'La fiesta es en mi casa.',
    'Mi casa es grande.',
    'El vaso está lleno.',
    'Mi hermano es en quien confío.',
    'Fue sentado en el trono.',
    'La boda es en la catedral.',
    'Mi escuela es la de la esquina.',
    'Es cerca de las tres.',
    'El hotel es en parte nuevo.',
    'La mejor manera es leyendo.',
    'La cita es cerca de las tres.',
    'El viaje es muy cansado.',
    'Es harto difícil.',
    'Hoy la sesión es abierta al público.',
    'Mi madre es en la cocina una artista.',
    'La gente es en su mayoría amable.',
  ],
  invalid: [
    { text: 'Mi casa [[es]] en Madrid.', fix: 'está' },
    { text: 'Mis padres [[son]] en la tienda.', fix: 'están' },
    { text: 'Ahora [[soy]] muy contento.', fix: 'estoy' },
    { text: 'La puerta [[es]] abierta ahora mismo.', fix: 'está' },
    { text: 'El hotel [[es]] ubicado en el centro.', fix: 'está' },
    { text: 'Él [[es]] en casa.', fix: 'está' },
    { text: 'Hoy [[soy]] muy cansado.', fix: 'estoy' },
    { text: 'Mi casa [[es]] cerca del mar.', fix: 'está' },
    { text: 'Yo [[soy]] estudiando español.', fix: 'estoy' },
    { text: '[[Soy]] en casa de Ana.', fix: 'Estoy' },
    { text: 'Mi hermano [[es]] trabajando en un banco.', fix: 'está' },
  ],
  misses: ['La caja es vacía.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (verb.best.lemma !== 'ser' || verb.best.form !== 'fin' || /^f/u.test(verb.norm)) continue;
      if (!isInState(words, index) && !isSomewhere(words, index) && !isDoing(words, index))
        continue;
      const [fix] = estarFor(grammar, verb);
      if (fix !== undefined) report(verb, [matchCase(verb.text, fix)]);
    }
  },
});

function isInState(words: readonly AnalysedWord[], index: number): boolean {
  let at = index + 1;
  while (DEGREE.has(words[at]?.norm ?? '')) at += 1;
  const adjective = words[at];
  if (!follows(adjective)) return false;
  if (words[at + 1]?.norm === 'por' || words[index - 1]?.norm === 'lo') return false;
  // `harto difícil`
  if (/^hart/u.test(adjective.norm) && may(words[at + 1], isAdjective)) return false;
  const isSpeaker = /^(?:soy|eres|somos|sois)$/u.test(words[index]?.norm ?? '');
  if (STATES.test(adjective.norm) || (isSpeaker && OWN_STATES.test(adjective.norm))) return true;
  const isNow = words.some(({ norm }) => NOW.has(norm));
  return (
    at === index + 1 &&
    isNow &&
    DOORS.test(adjective.norm) &&
    OPENED.test(subjectOf(words, index)?.head.norm ?? '')
  );
}

/** `mi casa es en Lima`, but `la fiesta es en mi casa` and `Ana es en quien confío`. */
function isSomewhere(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  const place = words[index + 2];
  if (isNear(words, index)) return isPlaced(words, index);
  if (next?.norm !== 'en' || !follows(next) || !follows(place) || place.kind !== 'word')
    return false;
  const named = place.best.pos === 'PROPN' || PLACE_AFTER.has(place.norm);
  if (!named || [place, words[index + 3]].some((word) => NOT_PLACES.test(word?.norm ?? '')))
    return false;
  // `mi madre es en la cocina una artista`: what she is comes behind.
  const behind = words.slice(index + 3, index + 7);
  const end = behind.findIndex(({ kind, best }) => kind !== 'word' || best.pos === 'CCONJ');
  const rest = end < 0 ? behind : behind.slice(0, end);
  const isMore = rest.some(
    ({ best }, at) =>
      at > 0 &&
      (/^una?$/u.test(rest[at]?.norm ?? '') ||
        (best.pos === 'DET' && rest[at - 1]?.best.pos === 'NOUN')),
  );
  if (isMore) return false;
  return isPlaced(words, index);
}

/** `mi casa es cerca del mar`, `el hotel es lejos` */
function isNear(words: readonly AnalysedWord[], index: number): boolean {
  const at = DEGREE.has(words[index + 1]?.norm ?? '') ? index + 2 : index + 1;
  const after = words[at + 1];
  return (
    /^(?:cerca|lejos|aquí|allí|ahí)$/u.test(words[at]?.norm ?? '') &&
    (!after || after.kind === 'punctuation' || /^(?:de|del)$/u.test(after.norm)) &&
    words[at + 2]?.norm !== 'las'
  );
}

function isPlaced(words: readonly AnalysedWord[], index: number): boolean {
  // `soy en casa`: you and I are no events.
  const isSpeaker = /^(?:soy|eres|somos|sois)$/u.test(words[index]?.norm ?? '');
  if (isSpeaker)
    return (
      index === 0 || /^(?:yo|tú|nosotros|ahora|hoy|y|ya|[.,;])$/u.test(words[index - 1]?.norm ?? '')
    );
  const subject = subjectOf(words, index);
  if (
    !subject ||
    words.slice(0, subject.first).some(({ norm }) => norm === 'que' || norm === 'cuando')
  )
    return false;
  return (
    LOCATED.has(subject.head.norm) || subject.head.readings.some(({ lemma }) => LOCATED.has(lemma))
  );
}

/** `soy estudiando`, `mi hermano es trabajando`; but `lo mejor es leyendo` tells how. */
function isDoing(words: readonly AnalysedWord[], index: number): boolean {
  const gerund = words[index + 1];
  if (!follows(gerund) || gerund.best.form !== 'ger' || may(gerund, isNoun)) return false;
  if (/^(?:soy|eres|somos|éramos|eras)$/u.test(words[index]?.norm ?? '')) return true;
  const before = words[index - 1]?.norm ?? '';
  if (/^(?:yo|tú|él|ella|ellos|ellas|nosotros|nosotras)$/u.test(before)) return true;
  const subject = subjectOf(words, index);
  return subject !== undefined && isPerson(subject.head);
}

function estarFor(grammar: Grammar, verb: AnalysedWord): string[] {
  const readings = [verb.best, ...verb.readings.filter(isStatement)].filter(
    ({ lemma }) => lemma === 'ser',
  );
  return readings.flatMap(({ mood, tense, person, number }) =>
    mood && tense && person && number
      ? conjugate(grammar, 'estar', `fin.${mood}.${tense}.${person}.${number}`)
      : [],
  );
}
