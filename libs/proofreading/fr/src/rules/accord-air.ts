import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { qualifierCells } from '../grammar/chains';
import { ALL, type Cells, MASCULINE, NONE, SINGULAR, pairsOf } from '../grammar/cells';
import { formsOf } from '../grammar/forms';
import { subjectOf } from '../grammar/subjects';
import { has, isFinite, isPlainWord, isQualifier } from '../grammar/words';

const MAX_BETWEEN = 5;

export const accordAir = defineRule({
  id: 'fr/accord-air',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'After “avoir l’air” the adjective agrees with the subject: write “{fix}”.',
    fr: 'Après « avoir l’air », l’adjectif s’accorde avec le sujet : écrivez « {fix} ».',
    es: 'Tras «avoir l’air», el adjetivo concuerda con el sujeto: escribe «{fix}».',
  },
  explanation: {
    en: '“Avoir l’air” works like “sembler”: “elles ont l’air contentes”. Only of persons may one also say “elle a l’air doux”, of the look itself.',
    fr: '« Avoir l’air » se comporte comme « sembler » : « elles ont l’air contentes ». Pour une personne, « elle a l’air doux » se dit aussi, de la mine elle-même.',
    es: '«Avoir l’air» funciona como «sembler»: «elles ont l’air contentes». De personas también se dice «elle a l’air doux», por la expresión.',
  },
  valid: [
    'Ils ont l’air fatigué.',
    'Elle a l’air contente.',
    'Elles ont l’air fatiguées.',
    'Il a l’air content.',
    'L’air frais fait du bien.',
    'Ils ont l’air de dormir.',
    'Elle a l’air doux.',
    'Les murs ont l’air solides.',
    'Vous avez l’air contente.',
  ],
  invalid: [
    { text: 'Elles ont l’air [[fatiguée]].', fix: 'fatiguées' },
    { text: 'Il a l’air [[contente]].', fix: 'content' },
    { text: 'Ils ont l’air [[heureuse]].', fix: 'heureux' },
    { text: 'Les maisons n’ont pas l’air [[solide]].', fix: 'solides' },
    { text: 'Elle avait l’air [[perdues]].', fix: 'perdue' },
  ],
  misses: ['La maison a l’air grand.'],
  check({ words, grammar }, report) {
    for (const [index, air] of words.entries()) {
      if (air.norm !== 'air' || words[index - 1]?.norm !== "l'") continue;
      const verb = auxiliaryBefore(words, index - 1);
      const at = words[index + 1]?.best.pos === 'ADV' ? index + 2 : index + 1;
      const word = words[at];
      if (verb === undefined || !isPlainWord(word) || word.gap === '' || !has(word, isQualifier))
        continue;
      const allowed = allowedBy(words, verb);
      if (allowed === ALL || (qualifierCells(word) & allowed) !== NONE) continue;
      const own = subjectOf(words, verb).cells & allowed;
      const forms = [...pairsOf(own), ...pairsOf(allowed)].flatMap((pair) =>
        formsOf(word, grammar, isQualifier, pair),
      );
      if (forms.length > 0) report(word, [...new Set(forms)].slice(0, 2));
    }
  },
});

/** `a`, `n’ont pas encore`, `avait-elle` before `l’air`. */
function auxiliaryBefore(words: readonly AnalysedWord[], article: number): number | undefined {
  for (let at = article - 1; at >= Math.max(0, article - MAX_BETWEEN); at -= 1) {
    const word = words[at];
    if (word && isFinite(word.best)) return word.best.lemma === 'avoir' ? at : undefined;
    if (word?.norm === 'eu' || word?.best.pos === 'ADV' || word?.best.pos === 'PRON') continue;
    return undefined;
  }
  return undefined;
}

/** The subject's own, and the masculine singular of `air` beside a singular subject. */
function allowedBy(words: readonly AnalysedWord[], verb: number): Cells {
  const subject = subjectOf(words, verb);
  if (subject.kind === 'unknown' || subject.kind === 'neutral') return ALL;
  // Of persons, whom pronouns mostly stand for, one says both: `ils ont l’air fatigué`, `fatigués`.
  const isPlural = (subject.cells & SINGULAR) === NONE;
  if (isPlural && subject.kind === 'pronoun') return subject.cells | (MASCULINE & SINGULAR);
  return isPlural || subject.cells === ALL ? subject.cells : subject.cells | (MASCULINE & SINGULAR);
}
