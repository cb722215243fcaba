import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isFormOf } from '../grammar/auxiliaries';
import { has, isFinite, isNoun, isPastParticiple } from '../grammar/words';

const AVOIR = new Set(['avoir']);
/** What comes after these tells of the subject: `les verres semblent pleins de`. */
const STATE =
  /^(?:être|sembler|paraître|devenir|rester|demeurer|revenir|rentrer|partir|arriver|rendre|garder|croire|trouver)$/u;

export const pleinDe = defineRule({
  id: 'fr/plein-de',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“Plein de” in the sense of many does not change: “{fix}”.',
    fr: '« Plein de », au sens de « beaucoup de », est invariable : « {fix} ».',
    es: '«Plein de» en el sentido de muchos es invariable: «{fix}».',
  },
  explanation: {
    en: 'Where “beaucoup de” can take its place, “plein” has no ending: “il y a plein de gens”, but “des verres pleins d’eau”.',
    fr: 'Si « beaucoup de » peut le remplacer, « plein » ne prend pas de marque : « il y a plein de gens », mais « des verres pleins d’eau ».',
    es: 'Si puede sustituirse por «beaucoup de», «plein» no varía: «il y a plein de gens», pero «des verres pleins d’eau».',
  },
  valid: [
    'Il y a plein de gens.',
    'Les verres sont pleins d’eau.',
    'Des yeux pleins de larmes.',
    'Ils semblent pleins de courage.',
    'Il les a pleins de sable.',
    'Ils rentrent pleins de boue.',
    'J’ai les bras pleins de fleurs.',
    'Elle a plein d’idées.',
  ],
  invalid: [
    { text: 'Il y a [[pleins]] de gens.', fix: 'plein' },
    { text: 'J’ai [[pleins]] d’amis.', fix: 'plein' },
    { text: 'Nous avons vu [[pleins]] de musées.', fix: 'plein' },
    { text: 'Elle connaît [[pleins]] de chansons.', fix: 'plein' },
    { text: 'Ils ont eu [[pleins]] de cadeaux.', fix: 'plein' },
  ],
  misses: ['Pleins de gens sont venus.'],
  check({ words }, report) {
    for (const [index, word] of words.entries())
      if (
        word.norm === 'pleins' &&
        /^(?:de|d')$/u.test(words[index + 1]?.norm ?? '') &&
        isAfterVerb(words, index)
      )
        report(word, [word.text.slice(0, -1)]);
  },
});

/** Right after a verb that takes an object, or the participle of one. */
function isAfterVerb(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index - 1];
  if (!verb || has(verb, ({ lemma }) => STATE.test(lemma))) return false;
  const have = isPastParticiple(verb.best) ? words[index - 2] : verb;
  const before = words[words.indexOf(have ?? verb) - 1];
  if (/^(?:les|l'|nous|vous|se|s')$/u.test(before?.norm ?? '') && before?.best.pos === 'PRON')
    return /^(?:nous|vous)$/u.test(before.norm);
  return have === verb
    ? isFinite(verb.best) && (verb.norm === 'a' || !has(verb, isNoun))
    : isFormOf(have, AVOIR);
}
