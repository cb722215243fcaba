import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { finiteFormsOf } from '../grammar/verb-forms';
import { isFinite, isHanging, isPlainWord, isUnknown, isVerbal } from '../grammar/words';

const FIRST = /^(?:je|j'|moi|me|m'|mon|ma|mes)$/u;
const SECOND = /^(?:tu|t'|te|toi|ton|ta|tes)$/u;

export const verbeSansPronom = defineRule({
  id: 'fr/verbe-sans-pronom',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'Nothing here is “je” or “tu”: write “{fix}”.',
    fr: 'Aucun « je » ni « tu » n’appelle cette forme : écrivez « {fix} ».',
    es: 'Nada aquí es «je» ni «tu»: escribe «{fix}».',
  },
  explanation: {
    en: 'The ending “-rai” belongs to “je”, and “-es” to “tu”. With a noun the verb ends in “-ra”, “-rait” or “-e”: “le train arrivera”, “la mairie les aide”.',
    fr: 'La finale « -rai » va avec « je », et « -es » avec « tu ». Avec un nom, le verbe finit en « -ra », « -rait » ou « -e » : « le train arrivera », « la mairie les aide ».',
    es: 'La terminación «-rai» va con «je», y «-es» con «tu». Con un nombre, el verbo acaba en «-ra», «-rait» o «-e»: «le train arrivera», «la mairie les aide».',
  },
  valid: [
    'Le train devrait arriver.',
    'Demain je partirai et le train attendra.',
    'La mairie les aide.',
    'Moi qui partirai demain, je dors.',
    'Le jour venu, je partirai.',
    'Il faut que tu leur parles.',
    'Toi qui les oublies, écoute.',
    'Ces livres les intéressent.',
    'Les portes sont ouvertes.',
  ],
  invalid: [
    { text: 'Le train de midi [[devrai]] partir.', fix: 'devrait' },
    { text: 'La mairie les [[protèges]] mal.', fix: 'protège' },
    { text: 'Ce bruit la [[réveilles]] souvent.', fix: 'réveille' },
    { text: 'Le maire [[viendrai]] ce soir.', fix: 'viendrait' },
    { text: 'Cette odeur lui [[rappelles]] la mer.', fix: 'rappelle' },
    { text: 'La foule se [[réfugies]] dans la gare.', fix: 'réfugie' },
  ],
  misses: ['Paul et Luc viendrai ce soir.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (!isPlainWord(verb) || isUnknown(verb) || isHanging(words[index + 1])) continue;
      if (!isNounBefore(words, index)) continue;
      const person = soleSingular(verb);
      if (
        person === undefined ||
        words.some(({ norm }) => (person === 1 ? FIRST : SECOND).test(norm))
      )
        continue;
      const asked =
        person === 1
          ? ([
              { mood: 'cnd', tense: 'pres' },
              { mood: 'ind', tense: 'fut' },
            ] as const)
          : ([{ mood: 'ind', tense: 'pres' }] as const);
      const fixes = finiteFormsOf(
        verb,
        grammar,
        asked.map((features) => ({ ...features, person: 3, number: 'sg' })),
      );
      if (fixes.length > 0) report(verb, fixes.slice(0, 2));
    }
  },
});

/** The first or second person singular, where the form is nothing else. */
function soleSingular({ readings, norm }: AnalysedWord): 1 | 2 | undefined {
  const isOnly = (person: 1 | 2): boolean =>
    readings.every((r) => isVerbal(r) && isFinite(r) && r.person === person && r.number === 'sg');
  if (/rai$/u.test(norm) && isOnly(1)) return 1;
  return /es$/u.test(norm) && isOnly(2) ? 2 : undefined;
}

/** A noun right before, or before the pronouns that stand before the verb. */
function isNounBefore(words: readonly AnalysedWord[], verb: number): boolean {
  let at = verb - 1;
  while (/^(?:le|la|les|l'|lui|leur|se|s'|ne|n'|y|en)$/u.test(words[at]?.norm ?? '')) at -= 1;
  const noun = words[at];
  const isNoun = noun?.best.pos === 'NOUN' || (noun?.best.pos === 'PROPN' && verb - at > 1);
  return isNoun && words[at - 1]?.norm !== 'et' && words[at - 2]?.norm !== 'et';
}
