import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import {
  clauseVerb,
  subjunctivesAt,
  subjunctivesOf,
  WANTS_SUBJUNCTIVE,
} from '../grammar/subjunctive';
import { isStatement, isVerb, may } from '../grammar/words';

/** After these, `cuando` may ask: `sabrás cuando llega`. */
const ASKING = /^(?:saber|decir|ver|preguntar|conocer|averiguar|recordar|depender|ser)$/;

export const cuandoSubjuntivo = defineRule({
  id: 'es/cuando-subjuntivo',
  category: 'verb',
  level: 'error',
  message: WANTS_SUBJUNCTIVE,
  explanation: {
    en: 'What has not happened yet is in the subjunctive after “cuando”, “en cuanto” and “hasta que”, neither in the future nor, beside a verb in the future, in the present: “cuando llegues, te llamaré”.',
    fr: 'Ce qui n’est pas encore arrivé se dit au subjonctif après « cuando », « en cuanto » et « hasta que », et non au futur ni, à côté d’un verbe au futur, au présent : « cuando llegues, te llamaré ».',
    es: 'Lo que aún no ha ocurrido va en subjuntivo tras «cuando», «en cuanto» y «hasta que», no en futuro ni, junto a un verbo en futuro, en presente: «cuando llegues, te llamaré».',
  },
  valid: [
    'Cuando llegues, te llamaré.',
    'Cuando llego a casa, ceno.',
    'Te llamaré cuando llegue.',
    'Cuando llueve, el suelo se mojará.',
    'La sala se abrirá cuando pulsas el botón.',
    'Te esperaré hasta que vengas.',
    'Cuando lo dice Ana, es que es verdad.',
    'Será verdad cuando lo dices.',
    'Cuando llueve por la mañana, no salgo.',
    'Cuando llegues, llámame.',
    '¿Cuándo llegarás?',
    'No sé cuándo vendrá.',
    'Será en mayo cuando lloverá más.',
    'El lunes, cuando saldrá la lista, lo veremos.',
    'En cuanto a lo que dirá, da igual.',
    'Espero hasta que vengas.',
    'Cuando llegaba, llovía.',
    'Pregunta cuando llegará el tren.',
  ],
  invalid: [
    { text: 'Cuando [[llegas]] a casa, te llamaré.', fix: 'llegues' },
    { text: 'En cuanto [[sé]] algo, te escribiré.', fix: 'sepa' },
    { text: 'Te esperaré hasta que [[vienes]].', fix: 'vengas' },
    { text: 'Iré a verte cuando [[tengo]] tiempo.', fix: 'tenga' },
    { text: 'Cuando [[vienes]] mañana, trae pan.', fix: 'vengas' },
    { text: 'Cuando usted [[quiere]], podremos hablar.', fix: 'quiera' },
    { text: 'Cuando [[llegarás]] a casa, llámame.', fix: 'llegues' },
    { text: 'Cuando [[tendré]] dinero, compraré un coche.', fix: 'tenga' },
    { text: 'En cuanto lo [[sabré]], te escribo.', fix: 'sepa' },
    { text: 'No me iré hasta que me [[darás]] las llaves.', fix: 'des' },
    { text: 'Tan pronto como [[podré]], iré a verte.', fix: 'pueda' },
    { text: 'Y cuando [[seremos]] viejos, viviremos aquí.', fix: 'seamos' },
  ],
  misses: ['Cuando llegas, te llamo.', 'Te llamaré cuando Ana llegará.'],
  check({ words, grammar }, report) {
    if (words.some(({ text }) => text === '¿' || text === '?')) return;
    for (const index of words.keys()) {
      const start = startOf(words, index);
      if (start === undefined) continue;
      const at = clauseVerb(words, start);
      const verb = words[at];
      if (verb && isFutureHere(words, index, verb)) {
        const fixes = subjunctivesOf(grammar, verb, 'pres');
        if (fixes.length > 0) report(verb, fixes);
        continue;
      }
      if (!verb || !may(verb, ({ mood, tense }) => mood === 'ind' && tense === 'pres')) continue;
      if (!isOfOnce(words, start, at)) continue;
      if (!isBeforeFuture(words, index, at) && !isAfterFuture(words, index)) continue;
      const fixes = subjunctivesAt(grammar, words, at, 'pres');
      if (fixes.length > 0) report(verb, fixes);
    }
  },
});

/** Where the clause starts that `cuando` and its like lead, or undefined. */
function startOf(words: readonly AnalysedWord[], index: number): number | undefined {
  const norm = words[index]?.norm;
  const next = words[index + 1]?.norm;
  if (norm === 'cuando') return index + 1;
  if (norm === 'en' && next === 'cuanto')
    return words[index + 2]?.norm === 'a' ? undefined : index + 2;
  if (norm === 'tan' && next === 'pronto')
    return words[index + 2]?.norm === 'como' ? index + 3 : undefined;
  return norm === 'hasta' && next === 'que' ? index + 2 : undefined;
}

/** A promise, or what I do myself; a thing may do it each time: `cuando pulsas aquí, se abrirá una ventana`. */
function isOfOnce(words: readonly AnalysedWord[], start: number, verb: number): boolean {
  const before = words.slice(start, verb);
  const word = words[verb];
  if (before.some(({ norm }) => norm === 'se') || (word?.best.form !== 'fin' && before.length > 0))
    return false;
  return (
    before.some(({ norm }) => norm === 'usted' || norm === 'ustedes') ||
    [word, ...words.filter(isFuture)].some((one) =>
      may(one, ({ mood, person }) => mood === 'ind' && person === 1),
    ) ||
    words[verb + 1]?.norm === 'mañana'
  );
}

const isFuture = (word: AnalysedWord): boolean =>
  word.readings.every((reading) => isVerb(reading) && reading.tense === 'fut') &&
  word.readings.some(isStatement);

/** `cuando llegas, te llamaré`, `cuando llegas mañana, …`: the clause opens the sentence. */
function isBeforeFuture(words: readonly AnalysedWord[], lead: number, verb: number): boolean {
  if (
    words
      .slice(0, lead)
      .some(({ kind, norm }) => kind === 'word' && !/^(?:y|pero|porque)$/u.test(norm))
  )
    return false;
  const comma = words.findIndex(({ text }, at) => at > verb && text === ',');
  if (comma < 0 || comma > verb + 9) return false;
  const inside = words.slice(verb + 1, comma);
  if (inside.some(({ best, kind }) => best.form === 'fin' || kind !== 'word')) return false;
  if (
    inside.some(
      ({ norm }, at) => norm === 'mañana' && !/^(?:la|cada|de)$/u.test(inside[at - 1]?.norm ?? ''),
    )
  )
    return true;
  const main = words.slice(comma + 1, comma + 6).find(({ best }) => best.form === 'fin');
  return main !== undefined && isFuture(main);
}

/** `te llamaré cuando llego` */
function isAfterFuture(words: readonly AnalysedWord[], lead: number): boolean {
  const before = words.slice(Math.max(0, lead - 7), lead);
  const at = before.findLastIndex(({ best, kind }) => kind !== 'word' || best.form === 'fin');
  const main = before[at];
  return (
    main !== undefined && main.kind === 'word' && isFuture(main) && !ASKING.test(main.best.lemma)
  );
}

/** `cuando llegarás`: but within a sentence `cuando` may ask, or tell of a time that was named. */
const isFutureHere = (words: readonly AnalysedWord[], lead: number, verb: AnalysedWord): boolean =>
  verb.kind === 'word' &&
  isFuture(verb) &&
  verb.best.mood === 'ind' &&
  (words[lead]?.norm !== 'cuando' ||
    words
      .slice(0, lead)
      .every(({ kind, norm }) => kind === 'punctuation' || /^(?:y|pero|porque)$/u.test(norm)));
