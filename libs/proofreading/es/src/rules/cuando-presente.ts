import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { clauseVerb, subjunctivesAt, WANTS_SUBJUNCTIVE } from '../grammar/subjunctive';
import { isStatement, isVerb, may } from '../grammar/words';

/** After these, `cuando` may ask: `sabrás cuando llega`. */
const ASKING = /^(?:saber|decir|ver|preguntar|conocer|averiguar|recordar|depender|ser)$/;

export const cuandoPresente = defineRule({
  id: 'es/cuando-presente',
  category: 'verb',
  level: 'error',
  message: WANTS_SUBJUNCTIVE,
  explanation: {
    en: 'Beside a verb in the future, “cuando”, “en cuanto” and “hasta que” take the subjunctive: “cuando llegues, te llamaré”.',
    fr: 'À côté d’un verbe au futur, « cuando », « en cuanto » et « hasta que » veulent le subjonctif : « cuando llegues, te llamaré ».',
    es: 'Junto a un verbo en futuro, «cuando», «en cuanto» y «hasta que» piden subjuntivo: «cuando llegues, te llamaré».',
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
  ],
  invalid: [
    { text: 'Cuando [[llegas]] a casa, te llamaré.', fix: 'llegues' },
    { text: 'En cuanto [[sé]] algo, te escribiré.', fix: 'sepa' },
    { text: 'Te esperaré hasta que [[vienes]].', fix: 'vengas' },
    { text: 'Iré a verte cuando [[tengo]] tiempo.', fix: 'tenga' },
    { text: 'Cuando [[vienes]] mañana, trae pan.', fix: 'vengas' },
    { text: 'Cuando usted [[quiere]], podremos hablar.', fix: 'quiera' },
  ],
  misses: ['Cuando llegas, te llamo.'],
  check({ words, grammar }, report) {
    if (words.some(({ text }) => text === '¿' || text === '?')) return;
    for (const index of words.keys()) {
      const start = startOf(words, index);
      if (start === undefined) continue;
      const at = clauseVerb(words, start);
      const verb = words[at];
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
