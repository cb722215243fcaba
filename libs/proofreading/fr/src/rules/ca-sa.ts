import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { has, hasOnly, isFinite, isNoun, isQualifier, isVerbal } from '../grammar/words';

/** Only a verb follows these. */
const CLITIC = /^(?:ne|n'|me|m'|te|t'|se|s'|lui|y|en|nous|vous|leur)$/u;
/** Verbs that are nouns or adjectives too, and after `ça` are verbs. */
const COMMON =
  /^(?:fait|va|marche|change|compte|dépend|dure|coûte|semble|suffit|ressemble|arrive|commence|continue|permet|aide|sert|vaut|prend|sent|sonne|tombe|passe|tourne|roule|gêne|pose)$/u;
/** What follows `sa marche` where it is a noun. */
const AFTER_NOUN = /^(?:ADP|ADJ|AUX|VERB|ADV|CCONJ|PUNCT|SCONJ)$/u;

const FOUND =
  /^(?:beau|bien|bizarre|bon|drôle|génial|gênant|important|intéressant|injuste|joli|mauvais|moche|normal|nul|super|triste)$/u;

export const caSa = defineRule({
  id: 'fr/ca-sa',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: “ça” is the pronoun “cela”, “sa” says whose a thing is.',
    fr: '« {found} » s’écrit ici « {fix} » : « ça » est le pronom « cela », « sa » indique le possesseur.',
    es: '«{found}» debe ser «{fix}»: «ça» es el pronombre «cela» y «sa» indica el poseedor.',
  },
  explanation: {
    en: 'If “cela” can take its place, write “ça”: “ça va”. If “ma” can, write “sa”: “sa maison”.',
    fr: 'Si « cela » peut le remplacer, écrivez « ça » : « ça va ». Si c’est « ma », écrivez « sa » : « sa maison ».',
    es: 'Si puede sustituirse por «cela», escribe «ça»: «ça va». Si por «ma», «sa»: «sa maison».',
  },
  valid: [
    'On fait ça étape par étape.',
    'Sa marche trop lente nous retarde.',
    'Vous appelez ça justice ?',
    'Ça va bien.',
    'Sa maison est grande.',
    'Sa marche est lente.',
    'Il aime sa petite sœur.',
    'Je pense à ça.',
    'Ça ne fait rien.',
    'Sa fête a lieu demain.',
    'Ça, Paul le sait.',
    'La SA fait des bénéfices.',
  ],
  invalid: [
    { text: 'Combien [[sa]] coûte ?', fix: 'ça' },
    { text: 'Je trouve [[sa]] bizarre.', fix: 'ça' },
    { text: '[[Sa]] va bien.', fix: 'Ça' },
    { text: '[[Sa]] fait longtemps.', fix: 'Ça' },
    { text: 'Je pense que [[sa]] ne marche pas.', fix: 'ça' },
    { text: 'Il y a beaucoup de gens qui pensent [[sa]].', fix: 'ça' },
    { text: 'On peut faire comme [[sa]].', fix: 'ça' },
    { text: 'Je crois que [[sa]] marche.', fix: 'ça' },
    { text: 'Comment [[sa]] va ?', fix: 'ça' },
    { text: 'Elle peint le toit de [[ça]] grange.', fix: 'sa' },
    { text: '[[Ça]] mère est venue.', fix: 'Sa' },
  ],
  misses: ['Sa porte bonheur.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.kind !== 'word' || word.text === 'SA') continue;
      if (word.norm === 'sa' && isPronoun(words, index)) report(word, [matchCase(word.text, 'ça')]);
      if (word.norm === 'ça' && isPossessive(words, index))
        report(word, [matchCase(word.text, 'sa')]);
    }
  },
});

function isPronoun(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (!next || next.kind === 'punctuation')
    return next === undefined || /^[.,;:!?…)]/u.test(next.text);
  if (next.kind !== 'word' || next.text !== next.text.toLowerCase()) return false;
  if (CLITIC.test(next.norm)) return true;
  // `combien sa coûte`, `je trouve sa bien`
  if (words[index - 1]?.norm === 'combien' && has(next, isFinite)) return true;
  const isFound = has(words[index - 1], ({ lemma, form }) => lemma === 'trouver' && form === 'fin');
  const isEnd = !words[index + 2] || words[index + 2]?.kind === 'punctuation';
  if (isFound && isEnd && FOUND.test(next.norm)) return true;
  if (
    next.norm !== 'compta' &&
    hasOnly(next, (reading) => isFinite(reading) && reading.person !== 2)
  )
    return true;
  const after = words[index + 2];
  const isClause =
    index === 0 ||
    /^(?:que|qu'|si|quand|comme|et|mais|,|comment|pourquoi|car|parce)$/u.test(
      words[index - 1]?.norm ?? '',
    );
  // `je pense que sa marche.`: a clause needs a verb.
  const isWhole =
    /^(?:que|qu')$/u.test(words[index - 1]?.norm ?? '') &&
    /^(?:penser|croire|espérer|dire|voir|savoir)$/u.test(words[index - 2]?.best.lemma ?? '') &&
    (!after || /^[.!?]/u.test(after.text));
  if (isWhole && has(next, isFinite)) return true;
  return (
    isClause &&
    COMMON.test(next.norm) &&
    has(next, isFinite) &&
    !(
      has(next, isNoun) &&
      (!after || AFTER_NOUN.test(after.best.pos)) &&
      !isVerbHere(after, words[index + 3])
    )
  );
}

/** `sa marche bien`, `sa dépend de toi`: a degree or an object tells the verb. */
const isVerbHere = (after: AnalysedWord | undefined, next: AnalysedWord | undefined): boolean =>
  /^(?:bien|mal|pas|plus|toujours|longtemps|trop|beaucoup|vite)$/u.test(after?.norm ?? '') &&
  // `sa marche trop lente`, `sa passe bien dosée`
  !(next && isQualifier(next.best));

function isPossessive(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (next?.kind !== 'word' || next.gap === '' || next.text !== next.text.toLowerCase())
    return false;
  const isHers = ({ pos, gender, number, guessed }: AnalysedWord['best']): boolean =>
    pos === 'NOUN' && gender === 'f' && number === 'sg' && guessed !== true;
  const after = words[index + 2];
  const isVocative = /^(?:madame|mademoiselle|maman|mamie)$/u.test(next.norm);
  // `on fait ça étape par étape`: after a verb it is the pronoun.
  const before = words[index - 1];
  const isPlace = before === undefined || before.best.pos === 'ADP';
  return isPlace && hasOnly(next, isHers) && !isVocative && (index > 0 || has(after, isVerbal));
}
