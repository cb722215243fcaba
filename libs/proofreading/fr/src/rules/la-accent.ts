import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { has, isFinite } from '../grammar/words';

const AFTER =
  /^(?:depuis|pour|quand|que|qu'|dès|demain|hier|avant|après|parce|car|aussi|chaque|lorsque|à|ce|avec)$/u;

export const laAccent = defineRule({
  id: 'fr/la-accent',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'For a place or a time, write “{fix}” with an accent.',
    fr: 'Pour un lieu ou un temps, écrivez « {fix} » avec un accent.',
    es: 'Para un lugar o un tiempo, escribe «{fix}» con acento.',
  },
  explanation: {
    en: '“Là” tells where or when: “il est là”, “ce jour-là”. “La” is an article or a pronoun, and a noun or a verb follows.',
    fr: '« Là » dit où ou quand : « il est là », « ce jour-là ». « La » est un article ou un pronom, suivi d’un nom ou d’un verbe.',
    es: '«Là» dice dónde o cuándo: «il est là», «ce jour-là». «La» es artículo o pronombre, y le sigue un sustantivo o un verbo.',
  },
  valid: [
    'Il est là depuis hier.',
    'C’est la fin.',
    'C’est là que je vis.',
    'Ce jour-là, il pleuvait.',
    'Elle est la première.',
    'C’est la plus belle.',
    'La note est un la.',
    'Il donne le la.',
  ],
  invalid: [
    { text: 'Il est [[la]] depuis ce matin.', fix: 'là' },
    { text: 'C’est [[la]] que je vis.', fix: 'là' },
    { text: 'Je serai [[la]] demain.', fix: 'là' },
    { text: 'Ce [[jour-la]], il pleuvait.', fix: 'jour-là' },
    { text: 'Ils étaient [[la]].', fix: 'là' },
    { text: 'Cette [[femme-la]] est ma mère.', fix: 'femme-là' },
  ],
  misses: ['Viens par la.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (
        /\p{L}-la$/u.test(word.norm) &&
        /^(?:ce|cet|cette|ces)$/u.test(words[index - 1]?.norm ?? '')
      )
        report(word, [`${word.text.slice(0, -1)}à`]);
      if (word.text === 'la' && isPlace(words, index)) report(word, ['là']);
    }
  },
});

/** After `être`, where neither noun nor verb follows. */
function isPlace(words: readonly AnalysedWord[], index: number): boolean {
  const isBe = has(words[index - 1], (r) => isFinite(r) && r.lemma === 'être');
  const next = words[index + 1];
  if (!isBe || words[index - 2]?.norm === "s'") return false;
  if (next === undefined || /^[.,;!?…]$/u.test(next.text)) return true;
  return next.kind === 'word' && AFTER.test(next.norm);
}
