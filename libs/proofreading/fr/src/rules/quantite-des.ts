import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { takesElision } from '../vowel-start';
import { has, isNoun, isPlainWord, isUnknown } from '../grammar/words';

const QUANTITY = /^(?:beaucoup|peu|trop|assez|tant|autant|énormément|tellement)$/u;
const NEGATION = /^(?:pas|plus|jamais)$/u;
const HAVING =
  /^(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|aurai|aura|auront|aurait)$/u;

export const quantiteDes = defineRule({
  id: 'fr/quantite-des',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'After a quantity or a negation “des” becomes “{fix}”.',
    fr: 'Après une quantité ou une négation, « des » devient « {fix} ».',
    es: 'Tras una cantidad o una negación, «des» pasa a «{fix}».',
  },
  explanation: {
    en: '“Beaucoup”, “trop”, “assez” and the negation take “de”: “beaucoup de problèmes”, “il n’y a pas de fruits”.',
    fr: '« Beaucoup », « trop », « assez » et la négation sont suivis de « de » : « beaucoup de problèmes », « il n’y a pas de fruits ».',
    es: '«Beaucoup», «trop», «assez» y la negación llevan «de»: «beaucoup de problèmes», «il n’y a pas de fruits».',
  },
  valid: [
    'J’en ai assez des retards.',
    'Tu n’as pas des ciseaux ?',
    'Il y a beaucoup de problèmes.',
    'Beaucoup des gens que je connais lisent.',
    'Il n’a pas de fruits.',
    'Ce ne sont pas des fruits.',
    'Il n’y a pas des fruits mais des légumes.',
    'Peu des élèves de Paul viennent.',
    'Il parle beaucoup des autres.',
    'Il n’a plus des idées aussi claires.',
  ],
  invalid: [
    { text: 'Il y a beaucoup [[des]] problèmes.', fix: 'de' },
    { text: 'J’ai trop [[des]] livres.', fix: 'de' },
    { text: 'Elle a beaucoup [[des amis]].', fix: 'd’amis' },
    { text: 'Il n’y a pas [[des]] fruits.', fix: 'de' },
    { text: 'Il n’y a plus [[des]] pommes.', fix: 'de' },
  ],
  misses: ['Il a beaucoup des problèmes avec elle.'],
  check({ words }, report) {
    for (const [index, des] of words.entries()) {
      const noun = words[index + 1];
      if (des.norm !== 'des' || !isPlainWord(noun) || isUnknown(noun) || !has(noun, isNoun))
        continue;
      const after = words[index + 2];
      const isOver = !after || /^[.!?;,]$/u.test(after.text);
      if (!isOver || !(isCounted(words, index) || isDenied(words, index))) continue;
      const isElided = takesElision(noun.norm);
      if (isElided) report({ start: des.start, end: noun.end }, [`d’${noun.text}`]);
      else report(des, ['de']);
    }
  },
});

/** `il a beaucoup des`; but `il parle beaucoup des voisins`, `j’en ai assez des retards`. */
const isCounted = (words: readonly AnalysedWord[], des: number): boolean =>
  QUANTITY.test(words[des - 1]?.norm ?? '') &&
  HAVING.test(words[des - 2]?.norm ?? '') &&
  words[des - 3]?.norm !== 'en';

/** `n’y a pas des` */
function isDenied(words: readonly AnalysedWord[], des: number): boolean {
  if (!NEGATION.test(words[des - 1]?.norm ?? '') || !HAVING.test(words[des - 2]?.norm ?? ''))
    return false;
  // Only what there is not: `il n’a pas des idées, il a des obsessions`.
  const isNegated = words[des - 3]?.norm === 'y' && words[des - 4]?.norm === "n'";
  return isNegated && !words.slice(des).some(({ norm }) => norm === 'mais');
}
