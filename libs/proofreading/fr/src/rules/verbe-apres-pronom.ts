import { type AnalysedWord, type Features, defineRule } from '@tercet/proofreading-core';
import { finiteFormsOf } from '../grammar/verb-forms';
import { has, isFinite, isPlainWord, isUnknown, isVerbal } from '../grammar/words';

type Person = Required<Pick<Features, 'person' | 'number'>>;

const SUBJECTS: Readonly<Record<string, Person>> = {
  je: { person: 1, number: 'sg' },
  "j'": { person: 1, number: 'sg' },
  tu: { person: 2, number: 'sg' },
  il: { person: 3, number: 'sg' },
  on: { person: 3, number: 'sg' },
  ils: { person: 3, number: 'pl' },
};
const BETWEEN = new Set("ne n' me m' te t' se s' le la les l' lui leur y en nous vous".split(' '));

export const verbeApresPronom = defineRule({
  id: 'fr/verbe-apres-pronom',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After a subject pronoun the verb is conjugated: “{fix}”.',
    fr: 'Après un pronom sujet, le verbe se conjugue : « {fix} ».',
    es: 'Tras un pronombre sujeto, el verbo se conjuga: «{fix}».',
  },
  explanation: {
    en: 'The endings “-é”, “-er” and “-ait” sound alike; after “je”, “tu”, “il” or “ils” stands neither a participle nor an infinitive.',
    fr: 'Les finales « -é », « -er » et « -ait » se ressemblent à l’oreille ; après « je », « tu », « il » ou « ils », il n’y a ni participe ni infinitif.',
    es: 'Las terminaciones «-é», «-er» y «-ait» suenan parecidas; tras «je», «tu», «il» o «ils» no va ni participio ni infinitivo.',
  },
  valid: [
    'Il mangeait une pomme.',
    'Il a mangé une pomme.',
    'On peut manger ici.',
    'Veut-il manger ?',
    'Je soussigné déclare venir.',
    'Il les avait oubliés.',
    'Où va-t-il chanter ?',
    'Tu seul sais la vérité.',
    'Ils, fatigués, rentrent.',
  ],
  invalid: [
    { text: 'Il [[mangé]] une pomme.', fix: 'mangeait' },
    { text: 'Je [[donner]] un livre à Paul.', fix: 'donnais' },
    { text: 'Ils ne [[parlé]] pas.', fix: 'parlaient' },
    { text: 'On [[arrivé]] tard le soir.', fix: 'arrivait' },
    { text: 'Tu me [[regardé]] sans rien dire.', fix: 'regardais' },
  ],
  misses: ['Elle mangé une pomme.'],
  check({ words, grammar }, report) {
    for (const [index, subject] of words.entries()) {
      const person = SUBJECTS[subject.norm];
      if (!person || subject.text.startsWith('-') || has(words[index - 1], isVerbal)) continue;
      const verb = words[verbPlace(words, index)];
      if (!verb || !isBare(verb)) continue;
      const fixes = finiteFormsOf(verb, grammar, [
        { mood: 'ind', tense: 'impf', ...person },
        { mood: 'ind', tense: 'pres', ...person },
      ]);
      if (fixes.length > 0) report(verb, fixes.slice(0, 2));
    }
  },
});

function verbPlace(words: readonly AnalysedWord[], subject: number): number {
  let at = subject + 1;
  while (words[at]?.kind === 'word' && BETWEEN.has(words[at]?.norm ?? '')) at += 1;
  return at;
}

/** A participle in -é or an infinitive in -er, and no finite form. */
function isBare(verb: AnalysedWord): boolean {
  if (!isPlainWord(verb) || isUnknown(verb) || has(verb, isFinite) || verb.norm === 'soussigné')
    return false;
  return /(?:é|er)$/u.test(verb.norm) && has(verb, isVerbal);
}
