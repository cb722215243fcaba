import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { pluralOf } from '../grammar/verbs';
import { isNoun, isStatement, may } from '../grammar/words';

export const niNi = defineRule({
  id: 'es/ni-ni',
  category: 'agreement',
  level: 'suggestion',
  message: {
    en: 'After “ni… ni…” the verb is plural: “{fix}”.',
    fr: 'Après « ni… ni… », le verbe se met au pluriel : « {fix} ».',
    es: 'Tras «ni… ni…» el verbo va en plural: «{fix}».',
  },
  explanation: {
    en: 'Two subjects joined by “ni… ni…” or “tanto… como…” before the verb make a plural: “ni Ana ni Luis vinieron”.',
    fr: 'Deux sujets unis par « ni… ni… » ou « tanto… como… » devant le verbe font un pluriel : « ni Ana ni Luis vinieron ».',
    es: 'Dos sujetos unidos por «ni… ni…» o «tanto… como…» ante el verbo forman un plural: «ni Ana ni Luis vinieron».',
  },
  valid: [
    'Ni Ana ni Luis vinieron.',
    'No vino ni Ana ni Luis.',
    'Ni come ni duerme.',
    'Tanto Ana como Luis vinieron.',
    'Ni lo uno ni lo otro es cierto.',
    'Ni tú ni nadie lo sabe.',
    'Trabaja tanto como Luis canta.',
    'Ni siquiera Luis vino.',
    'No tiene ni pan ni agua.',
  ],
  invalid: [
    { text: 'Ni Ana ni Luis [[vino]] ayer.', fix: 'vinieron' },
    { text: 'Ni mi padre ni mi madre [[sabe]] nadar.', fix: 'saben' },
    { text: 'Tanto Ana como Luis [[quiere]] ir.', fix: 'quieren' },
    { text: 'Ni el gato ni la perra [[duerme]].', fix: 'duermen' },
    { text: 'Tanto el perro como el gato [[come]] aquí.', fix: 'comen' },
  ],
  check({ tokens, words, grammar }, report) {
    if (!tokens.some(({ norm }) => norm === 'ni' || norm === 'tanto')) return;
    for (const [index, first] of words.entries()) {
      const link = first.norm === 'ni' ? 'ni' : first.norm === 'tanto' ? 'como' : undefined;
      if (link === undefined || (index > 0 && words[index - 1]?.kind !== 'punctuation')) continue;
      const middle = memberEnd(words, index + 1);
      if (middle === undefined || words[middle]?.norm !== link) continue;
      const end = memberEnd(words, middle + 1);
      const verb = end === undefined ? undefined : words[end];
      if (!verb || verb.best.form !== 'fin' || !may(verb, isStatement)) {
        if (!verb || !/^vino$/u.test(verb.norm)) continue;
      }
      const fix = pluralOf(grammar, verb);
      if (fix !== undefined) report(verb, [fix]);
    }
  },
});

/** Index after a name, or a determiner and its noun. */
function memberEnd(words: readonly AnalysedWord[], at: number): number | undefined {
  const first = words[at];
  if (first?.best.pos === 'DET' && may(words[at + 1], isNoun)) return at + 2;
  const isName =
    first !== undefined && /^\p{Lu}\p{Ll}+$/u.test(first.text) && first.best.pos !== 'DET';
  return isName ? at + 1 : undefined;
}
