import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { follows, isNoun, isVerb, may, wordSet } from '../grammar/words';

/** Verb → the preposition it leads its place or thing by, and what that may be. */
const VERBS: readonly { verb: RegExp; by: string; nouns: ReadonlySet<string> }[] = [
  {
    verb: /^asistir$/,
    by: 'a',
    nouns: wordSet(
      'clase clases escuela universidad reunión reuniones fiesta boda conferencia concierto evento curso cursos misa ceremonia taller partido colegio instituto',
    ),
  },
  {
    verb: /^entrar$/,
    by: 'en',
    nouns: wordSet(
      'casa habitación cuarto sala tienda cocina baño oficina edificio clase escuela universidad iglesia museo restaurante bar cueva bosque banco ascensor salón',
    ),
  },
  {
    verb: /^salir$/,
    by: 'de',
    nouns: wordSet(
      'casa habitación cuarto sala tienda cocina baño oficina edificio clase escuela universidad iglesia museo restaurante agua bosque coche hospital cárcel',
    ),
  },
];
const DETERMINERS =
  /^(?:el|la|los|las|mi|tu|su|un|una|esta|este|nuestra|nuestro|mis|sus|unas|unos)$/u;
const FUSED: Readonly<Record<string, string>> = { a: 'al', de: 'del' };

export const faltaPreposicion = defineRule({
  id: 'es/falta-preposicion',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The verb needs a preposition: “{fix}”.',
    fr: 'Le verbe demande une préposition : « {fix} ».',
    es: 'El verbo pide una preposición: «{fix}».',
  },
  explanation: {
    en: 'Spanish says “asistir a una clase”, “entrar en la casa” and “salir de casa”, where English has a bare object.',
    fr: 'On dit « asistir a una clase », « entrar en la casa », « salir de casa », là où l’anglais n’a pas de préposition.',
    es: 'Se dice «asistir a una clase», «entrar en la casa» y «salir de casa», donde el inglés no lleva preposición.',
  },
  valid: [
    'Asistí a una clase.',
    'Entró en la casa.',
    'Salimos de casa.',
    'Asistió la reina.',
    'Al entrar la clase, calló.',
    'Entra la luz.',
    'Sale el coche.',
    'Juega la selección.',
    'Asiste a clase mi hermana.',
  ],
  invalid: [
    { text: 'Ayer asistí [[una]] clase de yoga.', fix: 'a una' },
    { text: 'Quiero asistir [[la]] universidad.', fix: 'a la' },
    { text: 'Entré [[la]] casa sin llamar.', fix: 'en la' },
    { text: 'Salgo [[mi]] casa a las ocho.', fix: 'de mi' },
    { text: 'Asistimos [[el]] concierto juntos.', fix: 'al' },
  ],
  misses: ['Ella entró la casa.'],
  check({ words }, report) {
    for (const [index, determiner] of words.entries()) {
      const verb = words[index - 1];
      const noun = words[index + 1];
      if (!verb || !DETERMINERS.test(determiner.norm)) continue;
      if (!follows(determiner) || !follows(noun) || !takesNoSubject(words, index - 1)) continue;
      const found = VERBS.find(
        (one) =>
          verb.readings.some((reading) => isVerb(reading) && one.verb.test(reading.lemma)) &&
          one.nouns.has(noun.norm),
      );
      if (!found) continue;
      const fused = determiner.norm === 'el' ? entryOf(FUSED, found.by) : undefined;
      report(determiner, [fused ?? `${found.by} ${determiner.text}`]);
    }
  },
});

/** First and second persons and infinitives: the noun behind cannot be their subject. */
function takesNoSubject(words: readonly AnalysedWord[], at: number): boolean {
  const verb = words[at];
  if (!verb || may(verb, isNoun)) return false;
  // `por ahí puede salir el coche`: only of `quiero` and `puedes` the noun is no subject.
  const ruling = words.slice(0, at).findLast(({ best }) => best.form === 'fin');
  if (verb.best.form === 'inf')
    return (
      !/^(?:al|de|sin|hasta|tras)$/u.test(words[at - 1]?.norm ?? '') &&
      ruling !== undefined &&
      ruling.readings.filter(isVerb).every(({ person }) => person !== 3)
    );
  return (
    verb.best.form === 'fin' &&
    verb.readings
      .filter(isVerb)
      .every(({ person, mood }) => person !== 3 && (mood !== 'imp' || /í$/u.test(verb.norm)))
  );
}
