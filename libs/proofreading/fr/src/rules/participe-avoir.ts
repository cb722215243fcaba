import { type AnalysedWord, type RuleSentence, defineRule } from '@tercet/proofreading-core';
import { afterVerb, isFormOf } from '../grammar/auxiliaries';
import { cellsOfWord } from '../grammar/cells';
import { startOfVerb } from '../grammar/subjects';
import { participlesOf } from '../grammar/verb-forms';
import { has, isFinite, isNoun, isPastParticiple, isPlainWord, isUnknown } from '../grammar/words';

const AVOIR = new Set(['avoir']);
/** They may be the direct object, with which the participle agrees. */
const OBJECTS = new Set("me m' te t' se s' le la l' les nous vous en".split(' '));
const BACKWARD = 12;

export const participeAvoir = defineRule({
  id: 'fr/participe-avoir',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'With “avoir” the participle does not agree with the subject: write “{fix}”.',
    fr: 'Avec « avoir », le participe ne s’accorde pas avec le sujet : écrivez « {fix} ».',
    es: 'Con «avoir» el participio no concuerda con el sujeto: escribe «{fix}».',
  },
  explanation: {
    en: 'With “avoir” the past participle agrees only with a direct object that stands before it: “elles ont mangé des pommes”, “les pommes qu’elles ont mangées”.',
    fr: 'Avec « avoir », le participe passé ne s’accorde qu’avec un complément direct placé avant lui : « elles ont mangé des pommes », « les pommes qu’elles ont mangées ».',
    es: 'Con «avoir», el participio solo concuerda con un complemento directo que lo precede: «elles ont mangé des pommes», «les pommes qu’elles ont mangées».',
  },
  valid: [
    'Un marin russe et un chien les y avaient précédés.',
    'Elles ont mangé des pommes.',
    'Les pommes qu’elles ont mangées étaient bonnes.',
    'Il nous a vues hier.',
    'Quelles pommes ont-ils choisies ?',
    'Combien de lettres avez-vous reçues ?',
    'Nous lui avons donné un livre.',
    'Il a des amis.',
    'Elles ont fini tôt.',
  ],
  invalid: [
    { text: 'Elles ont [[mangées]] des pommes.', fix: 'mangé' },
    { text: 'Nous avons [[finis]] le travail.', fix: 'fini' },
    { text: 'Les voisins ont [[terminés]] leur repas.', fix: 'terminé' },
    { text: 'Elle a [[réussie]] son examen.', fix: 'réussi' },
    { text: 'Ils lui ont [[données]] un cadeau.', fix: 'donné' },
    { text: 'As-tu [[eus]] peur hier ?', fix: 'eu' },
  ],
  misses: ['La lettre qu’il a lu hier est courte.'],
  check({ words, grammar }, report) {
    for (const [index, auxiliary] of words.entries()) {
      if (!isFormOf(auxiliary, AVOIR) && auxiliary.norm !== 'ayant') continue;
      // `elle ai reconnue`: a misspelt “est”
      if (auxiliary.norm === 'ai' && /^(?:il|elle|on)$/u.test(words[index - 1]?.norm ?? ''))
        continue;
      const participle = words[afterVerb(words, index)];
      // `n’ayez crainte`
      if (participle?.norm === 'crainte') continue;
      if (!participle || !isInflected(participle) || mayHaveObjectBefore(words, index)) continue;
      const fixes = participlesOf(participle, grammar, [{ gender: 'm', number: 'sg' }]);
      if (fixes.length > 0) report(participle, fixes.slice(0, 1));
    }
  },
});

/** A participle that shows a feminine or a plural. */
function isInflected(word: AnalysedWord): boolean {
  if (!isPlainWord(word) || word.gap === '' || isUnknown(word) || !isPastParticiple(word.best))
    return false;
  return !has(word, isFinite) || /es$|[éiu]s$/u.test(word.norm)
    ? (cellsOfWord(word, isPastParticiple) & 0b0001) === 0
    : false;
}

/** The `que` of `il dit que`. */
const isConjunction = (words: RuleSentence['words'], index: number): boolean => {
  const before = words[index - 1];
  if (!/^(?:que|qu')$/u.test(words[index]?.norm ?? '') || !before) return false;
  return before.best.pos === 'SCONJ' || (isFinite(before.best) && !has(before, isNoun));
};

/** `les pommes que …`, `quelles pommes …`, `les a mangées`: a direct object may stand before the verb. */
function mayHaveObjectBefore(words: RuleSentence['words'], verb: number): boolean {
  const start = startOfVerb(words, verb);
  const isObject = ({ norm }: AnalysedWord): boolean => OBJECTS.has(norm);
  if (words.slice(start, verb).some(isObject)) return true;
  // The tagger may take it for an article: `l’équipe les a vus`.
  if (/^(?:les|l'|la|le|en)$/u.test(words[verb - 1]?.norm ?? '')) return true;
  const isThere = words[verb - 1]?.norm === 'y';
  if (isThere && OBJECTS.has(words[verb - 2]?.norm ?? '')) return true;
  // `nous nous avons`, `pour vous avoir`: anything but a subject.
  if (words[start - 1]?.norm === 'qui') return false;
  const from = Math.max(0, verb - BACKWARD);
  const near = words.slice(from, verb).filter((_, i) => !isConjunction(words, from + i));
  return near.some(({ norm }) =>
    /^(?:que|qu'|quel|quels|quelle|quelles|combien|lesquels|lesquelles|laquelle|lequel|dont)$/u.test(
      norm,
    ),
  );
}
