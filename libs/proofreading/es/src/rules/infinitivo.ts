import { type AnalysedWord, type Reading, defineRule } from '@tercet/proofreading-core';
import { infinitiveOf } from '../grammar/verbs';
import {
  follows,
  isAdjective,
  isFinite,
  isGerund,
  isInfinitive,
  isNoun,
  isPlain,
  may,
  wordSet,
} from '../grammar/words';

const MODALS =
  /^(?:poder|querer|deber|soler|necesitar|desear|preferir|lograr|conseguir|intentar|decidir)$/;
const LIKING = /^(?:gustar|encantar|fascinar|apetecer)$/;
const PREPOSITIONS = wordSet('para sin de por al');
const GOING = /^(?:ir|volver|empezar|comenzar|aprender|ayudar|enseñar)$/;
const BETWEEN = wordSet('mucho no también más');
/** `lo que quiero es`: the verb after the modal is another clause. */
const COPULAS = /^(?:ser|estar|haber)$/;

export const infinitivo = defineRule({
  id: 'es/infinitivo',
  category: 'verb',
  level: 'error',
  message: {
    en: 'The infinitive goes here: “{fix}”.',
    fr: 'Ici, il faut l’infinitif : « {fix} ».',
    es: 'Aquí va el infinitivo: «{fix}».',
  },
  explanation: {
    en: 'After a preposition, and after verbs such as “poder”, “querer” or “gustar”, the verb is an infinitive: “para comer”, “puedo ir”, “me gusta leer”.',
    fr: 'Après une préposition et après des verbes comme « poder », « querer » ou « gustar », le verbe est à l’infinitif : « para comer », « puedo ir », « me gusta leer ».',
    es: 'Tras una preposición y tras verbos como «poder», «querer» o «gustar», el verbo va en infinitivo: «para comer», «puedo ir», «me gusta leer».',
  },
  valid: [
    'El que más nos gustó decía la verdad.',
    'Voy a tomar fotos.',
    'Voy a casa y luego a clase.',
    'Me gusta leer.',
    'Lo que quiero es dormir.',
    'Puede que venga.',
    'Trabaja para vivir mejor.',
    'Lo vi nadando o corriendo.',
    'Quiere ayuda y trabajo.',
    'Después de comer, duerme.',
    'Sin duda vendrá.',
    'Va a misa los domingos.',
    'Hay que ver lo que pasa.',
    'Lo que tengo que vale más es esto.',
    'Lo consigue estudiando mucho.',
    'Donde puede duerme.',
    'Va a subasta el cuadro.',
    'Me gusta más cantando que bailando.',
  ],
  invalid: [
    { text: 'Voy a [[compro]] unas flores.', fix: 'comprar' },
    { text: 'No puedo [[tengo]] miedo.', fix: 'tener' },
    { text: 'Después de [[tomando]] el café, salió.', fix: 'tomar' },
    { text: 'Me gusta [[viajando]] por el mundo.', fix: 'viajar' },
    { text: 'Lo hizo para [[ganó]] más dinero.', fix: 'ganar' },
    { text: 'Quiero [[comiendo]] ahora.', fix: 'comer' },
    { text: 'Voy a [[toma]] fotos del mar.', fix: 'tomar' },
    { text: 'Compró tijeras para [[corta]] su pelo.', fix: 'cortar' },
    { text: 'Lo hizo para no [[vomitáramos]].', fix: 'vomitar' },
    { text: 'Antes de [[salgo]] de casa, cierro la puerta.', fix: 'salir' },
    { text: 'Tengo que [[estudio]] más.', fix: 'estudiar' },
    { text: 'Hay que [[comes]] bien.', fix: 'comer' },
  ],
  misses: ['Voy a compra pan.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      if (!follows(verb) || !isPlain(verb) || may(verb, isInfinitive)) continue;
      if (words[index + 1]?.token === verb.token) continue;
      const isGerundHere = may(verb, isGerund);
      const isBare = !isGerundHere && !isOnlyFinite(verb) && !hasObject(words, index);
      if (isBare && !isDuty(words, index)) continue;
      const led = leader(words, index, isGerundHere) || isDuty(words, index);
      const infinitive = led ? infinitiveOf(verb) : undefined;
      if (infinitive !== undefined) report(verb, [infinitive]);
    }
  },
});

const isOnlyFinite = (verb: AnalysedWord): boolean =>
  verb.best.form === 'fin' &&
  !may(verb, isNoun) &&
  !may(verb, isAdjective) &&
  verb.readings.every(isFinite);

const OBJECT =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|mucho|muchos|muchas|al|fotos)$/u;

const POSSESSED = /^(?:mis?|tus?|sus?|un|una)$/u;

/** `voy a toma fotos`, `para corta su pelo`: what follows can only be the object of a verb. */
function hasObject(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index];
  const before = words[index - 1]?.norm ?? '';
  if (!verb || !follows(words[index + 1]) || !OBJECT.test(words[index + 1]?.norm ?? ''))
    return false;
  // `para muestra un botón`
  const isThing =
    before === 'a'
      ? isPlace(words, index)
      : verb.norm === 'muestra' || !POSSESSED.test(words[index + 1]?.norm ?? '');
  return (
    /^(?:a|para)$/u.test(before) &&
    may(verb, isFinite) &&
    !isThing &&
    !isNamedThing(words, index) &&
    /[ae]$/u.test(verb.norm)
  );
}

/** `guardó para prueba una copia`, `va a subasta el cuadro`: a noun, and what the verb before is about. */
const isNamedThing = (words: readonly AnalysedWord[], index: number): boolean =>
  may(words[index], isNoun) &&
  ((words[index - 1]?.norm === 'para' && /^una?$/u.test(words[index + 1]?.norm ?? '')) ||
    may(words[index - 2], (reading) => isFinite(reading) && reading.person === 3));

/** `voy a misa los domingos`, `va a casa el lunes` */
const isPlace = (words: readonly AnalysedWord[], index: number): boolean =>
  /^(?:casa|clase|misa|caza|pesca|cama|tierra|una|fiesta)$/u.test(words[index]?.norm ?? '') ||
  words[index + 1]?.norm === 'al';

/** `el que más nos gustó decía`: the verb after it may be that of the clause around. */
const isInRelative = (words: readonly AnalysedWord[], verb: number): boolean =>
  words
    .slice(Math.max(0, verb - 5), verb)
    .some(({ norm }) =>
      /^(?:que|quien|quienes|si|cuando|donde|como|cuanto|según|mientras)$/u.test(norm),
    );

/** What `de` stands behind, the lemma of a verb. */
function leadOf(words: readonly AnalysedWord[], de: number): string {
  const lead = words[de - 1];
  return lead && may(lead, isFinite) && lead.best.form === 'fin'
    ? lead.best.lemma
    : (lead?.norm ?? '');
}

const LED_BY_DE = /^(?:antes|después|ganas|vez|lugar|dejar|acabar|tratar)$/u;

/** Whether what stands before the verb asks for an infinitive. */
function leader(words: readonly AnalysedWord[], index: number, isGerundHere: boolean): boolean {
  let at = index - 1;
  const verb = words[index];
  while (BETWEEN.has(words[at]?.norm ?? '')) at -= 1;
  const before = words[at];
  if (!before || before.kind !== 'word' || !verb) return false;
  if (may(before, isFinite) && before.best.form === 'fin') {
    const { lemma } = before.best;
    if (LIKING.test(lemma))
      return (
        !isInRelative(words, at) &&
        !/^(?:o|que)$/u.test(words[index + 1]?.norm ?? '') &&
        !COPULAS.test(verb.best.lemma)
      );
    if (!MODALS.test(lemma) || COPULAS.test(verb.best.lemma) || verb.best.mood === 'sub')
      return false;
    // `se consigue leyendo`: how it is done
    return isGerundHere
      ? lemma !== 'decidir' && !/^(?:se|l[oa]s?|me|te|nos|eso)$/u.test(words[at - 1]?.norm ?? '')
      : !isInRelative(words, at);
  }
  if (at !== index - 1 && !(before.norm === 'para' && words[at + 1]?.norm === 'no')) return false;
  if (before.norm === 'a') return GOING.test(words[at - 1]?.best.lemma ?? '');
  if (!PREPOSITIONS.has(before.norm)) return false;
  if (before.norm === 'de' && isOnlyFinite(verb)) return LED_BY_DE.test(leadOf(words, at));
  if (isGerundHere)
    return (
      before.norm !== 'de' ||
      /^(?:después|antes|luego|además|lugar|vez)$/u.test(words[at - 1]?.norm ?? '')
    );
  return (
    before.norm === 'para' &&
    !COPULAS.test(verb.best.lemma) &&
    words[at - 1]?.kind === 'word' &&
    infinitiveOf(verb) !== 'parar'
  );
}

const DUTY = /^(?:tengo|tienes|tiene|tenemos|tienen|tenía|teníamos|hay|tuve|tuvo)$/u;

/** `tengo que estudio`, `hay que comes`, but not `lo que tengo que vale más` and `tiene que ser así`. */
function isDuty(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index];
  const lead = words[index - 2];
  if (words[index - 1]?.norm !== 'que' || !lead || !DUTY.test(lead.norm) || !verb) return false;
  const isInner = words
    .slice(Math.max(0, index - 7), index - 2)
    .some(
      ({ norm, text }) =>
        /^(?:que|qué|l[oa]s?|más|menos|cuanto|donde)$/u.test(norm) || text === '¿',
    );
  const reading = verb.readings.find(isFinite);
  return !isInner && verb.readings.every(isPresent) && reading !== undefined;
}

/** A present that is no subjunctive, or a noun of the same form: `estudio`. */
const isPresent = (reading: Reading): boolean =>
  isNoun(reading) ||
  (isFinite(reading) && reading.mood === 'ind' && reading.tense === 'pres') ||
  reading.mood === 'imp';
