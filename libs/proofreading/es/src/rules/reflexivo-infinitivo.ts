import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { isStatement } from '../grammar/words';

const RULING =
  /^(?:querer|poder|deber|necesitar|preferir|desear|intentar|decidir|soler|esperar|lograr|conseguir)$/;
const WITH_A = /^(?:ir|volver|empezar|comenzar|aprender)$/;
const PRONOUNS: Readonly<Record<string, string>> = {
  '1.sg': 'me',
  '2.sg': 'te',
  '1.pl': 'nos',
  '2.pl': 'os',
};

export const reflexivoInfinitivo = defineRule({
  id: 'es/reflexivo-infinitivo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The pronoun goes with the person of the verb: “{fix}”.',
    fr: 'Le pronom suit la personne du verbe : « {fix} ».',
    es: 'El pronombre sigue a la persona del verbo: «{fix}».',
  },
  explanation: {
    en: '“Se” on an infinitive is only for the third person: “quiero levantarme”, “vamos a sentarnos”, “él quiere levantarse”.',
    fr: '« Se » à la fin de l’infinitif ne vaut que pour la troisième personne : « quiero levantarme », « vamos a sentarnos ».',
    es: 'El «se» unido al infinitivo es solo de la tercera persona: «quiero levantarme», «vamos a sentarnos», «él quiere levantarse».',
  },
  valid: [
    'Quiero levantarme temprano.',
    'Quiere levantarse temprano.',
    'Debemos sentarnos.',
    'Hay que sentarse.',
    'Vamos a dárselo.',
    'Puedo decírselo.',
    'Tengo que irme.',
    'Usted puede irse.',
    'Quiero verlo sentarse.',
  ],
  invalid: [
    { text: 'Quiero [[levantarse]] temprano.', fix: 'levantarme' },
    { text: 'Vamos a [[sentarse]] aquí.', fix: 'sentarnos' },
    { text: 'Tengo que [[irse]] ya.', fix: 'irme' },
    { text: 'No podemos [[quejarse]] de nada.', fix: 'quejarnos' },
    { text: '¿Quieres [[ducharse]] ahora?', fix: 'ducharte' },
    { text: 'Voy a [[relajarse]] un rato.', fix: 'relajarme' },
  ],
  misses: ['Me gusta relajarse.'],
  check({ words }, report) {
    for (const [index, se] of words.entries()) {
      const infinitive = words[index - 1];
      const isHanging = se.norm === 'se' && se.gap === '' && infinitive?.token === se.token;
      if (!isHanging || infinitive.best.form !== 'inf' || words[index + 1]?.token === se.token)
        continue;
      const ruling = rulingVerb(words, index - 1);
      const pronoun = ruling && pronounOf(ruling);
      if (pronoun)
        report({ start: infinitive.start, end: se.end }, [`${infinitive.text}${pronoun}`]);
    }
  },
});

/** The finite verb that the infinitive hangs on: `quiero`, `voy a`, `tengo que`. */
function rulingVerb(words: readonly AnalysedWord[], at: number): AnalysedWord | undefined {
  const before = words[at - 1];
  const verb = words[at - 2];
  if (before && RULING.test(before.best.lemma) && before.best.form === 'fin') return before;
  if (!before || verb?.best.form !== 'fin') return undefined;
  if (before.norm === 'a' && WITH_A.test(verb.best.lemma)) return verb;
  return before.norm === 'que' && verb.best.lemma === 'tener' ? verb : undefined;
}

/** The pronoun of a verb that can only be in the first or second person. */
function pronounOf(verb: AnalysedWord): string | undefined {
  const persons = new Set(
    verb.readings.filter(isStatement).map(({ person, number }) => `${person}.${number}`),
  );
  const [only] = persons;
  return persons.size === 1 && only ? entryOf(PRONOUNS, only) : undefined;
}
