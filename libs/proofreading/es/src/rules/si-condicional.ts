import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { conjugate } from '../grammar/verbs';
import { wordSet } from '../grammar/words';

const BETWEEN = wordSet(
  'no me te se nos os le les lo la los las yo tú él ella usted nosotros ellos ellas ustedes alguien también todos ya nunca',
);
const OPENERS = wordSet('pero y porque que como o aunque pues también entonces solo');

export const siCondicional = defineRule({
  id: 'es/si-condicional',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “si” the condition is not in the conditional: “{fix}”.',
    fr: 'Après « si », pas de conditionnel : « {fix} ».',
    es: 'Tras «si» la condición no va en condicional: «{fix}».',
  },
  explanation: {
    en: 'The “if” part takes the imperfect subjunctive, the other part the conditional: “si tuviera dinero, viajaría”.',
    fr: 'La partie avec « si » prend l’imparfait du subjonctif, l’autre le conditionnel : « si tuviera dinero, viajaría ».',
    es: 'La parte con «si» va en imperfecto de subjuntivo y la otra en condicional: «si tuviera dinero, viajaría».',
  },
  valid: [
    'Si tuviera dinero, viajaría.',
    'No sé si vendría.',
    'Preguntó si podría entrar.',
    'Si llueve, no saldré.',
    'Dudaba si sería capaz.',
    'Como si fuera poco, llueve.',
    'Iría si pudiera.',
    'Quería saber si lo haría.',
  ],
  invalid: [
    { text: 'Si [[tendría]] dinero, viajaría.', fix: 'tuviera' },
    { text: 'Si no [[llovería]], saldríamos.', fix: 'lloviera' },
    { text: 'Si me lo [[dirías]], lo sabría.', fix: 'dijeras' },
    { text: 'Como si [[sería]] fácil.', fix: 'fuera' },
    { text: 'Si yo [[podría]], iría contigo.', fix: 'pudiera' },
  ],
  misses: ['Iría contigo si podría.'],
  check({ words, grammar }, report) {
    for (const [index, si] of words.entries()) {
      if (si.norm !== 'si' || !isCondition(words, index)) continue;
      let at = index + 1;
      while (BETWEEN.has(words[at]?.norm ?? '')) at += 1;
      const verb = words[at];
      if (verb?.best.mood !== 'cnd' || verb.readings.some(({ mood }) => mood !== 'cnd')) continue;
      if (words[index - 1]?.norm !== 'como' && !hasMainClause(words, at)) continue;
      const { lemma, person, number } = verb.best;
      if (person === undefined || number === undefined) continue;
      const forms = conjugate(grammar, lemma, `fin.sub.impf.${person}.${number}`);
      const first = forms.filter((form) => /ra(?:s|n|is|mos)?$/u.test(form));
      if (first.length > 0) report(verb, [...new Set([...first, ...forms])]);
    }
  },
});

/** The other half of the sentence: without it `si` may only wonder. */
const hasMainClause = (words: readonly AnalysedWord[], at: number): boolean =>
  words.slice(at + 1).some(({ best }) => best.form === 'fin');

function isCondition(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  if (!before) return true;
  // `preguntó si vendría y si traería pan`
  const isWondered = words
    .slice(0, index)
    .some(
      ({ norm }, at) =>
        norm === 'si' &&
        /^(?:saber|preguntar|dudar|ignorar|decir|ver)$/.test(words[at - 1]?.best.lemma ?? ''),
    );
  if (isWondered) return false;
  if (before.kind === 'punctuation') return /^[.,;:«“"(¿¡—]$/u.test(before.text);
  return (
    OPENERS.has(before.norm) && (before.norm !== 'que' || words[index - 2]?.best.pos === 'VERB')
  );
}
