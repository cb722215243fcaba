import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { has, isFinite, isHanging, isQualifier } from '../grammar/words';

const SUBJECT = /^(?:il|elle|on|cela|ça|ce)$/u;
const RELATIVE = /^(?:que|qu'|qui|dont|où|ce|lequel|laquelle)$/u;

export const peutEtre = defineRule({
  id: 'fr/peut-etre',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: the adverb takes a hyphen, the two verbs do not.',
    fr: 'Écrivez « {fix} » : l’adverbe prend un trait d’union, les deux verbes n’en prennent pas.',
    es: 'Escribe «{fix}»: el adverbio lleva guion; los dos verbos, no.',
  },
  explanation: {
    en: '“Peut-être” means perhaps (“il viendra peut-être”); “peut être” means can be (“cela peut être vrai”).',
    fr: '« Peut-être » veut dire que la chose est possible (« il viendra peut-être ») ; « peut être » veut dire pourrait être (« cela peut être vrai »).',
    es: '«Peut-être» significa quizá («il viendra peut-être»); «peut être» significa puede ser («cela peut être vrai»).',
  },
  valid: [
    'Il viendra peut-être demain.',
    'Cela peut être vrai.',
    'Ce qu’il fait peut être dangereux.',
    'Il est peut-être malade.',
    'Peut-être neigera-t-il cette nuit.',
    'Elle peut-être, mais pas lui.',
    'On peut être tranquille.',
    'L’important peut être que tu viennes.',
    'Celui qui rit peut être triste.',
  ],
  invalid: [
    { text: 'Il viendra [[peut être]] demain.', fix: 'peut-être' },
    { text: 'Elle est [[peut être]] malade.', fix: 'peut-être' },
    { text: '[[Peut être]] neigera-t-il cette nuit.', fix: 'Peut-être' },
    { text: '[[Peut être]] que tu dors.', fix: 'Peut-être' },
    { text: 'J’ai [[peu être]] oublié mes clés.', fix: 'peut-être' },
    { text: 'Cela [[peut-être]] vrai.', fix: 'peut être' },
    { text: 'Il [[peut-être]] utile de le dire.', fix: 'peut être' },
  ],
  misses: ['Demain peut être il viendra.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (word.norm === 'peut' && next?.norm === 'être' && isAdverb(words, index))
        report({ start: word.start, end: next.end }, [matchCase(word.text, 'peut-être')]);
      if (word.norm === 'peu' && next?.norm === 'être' && isAfterHave(words, index))
        report({ start: word.start, end: next.end }, [matchCase(word.text, 'peut-être')]);
      if (word.norm === 'peut-être' && isVerb(words, index)) report(word, ['peut être']);
    }
  },
});

/** `j’ai peu être oublié`: no infinitive stands between “avoir” and its participle. */
const isAfterHave = (words: readonly AnalysedWord[], index: number): boolean =>
  has(words[index - 1], (r) => isFinite(r) && /^(?:avoir|être)$/u.test(r.lemma)) &&
  has(words[index + 2], ({ form }) => form === 'part');

/** The clause has its verb right before, or with its pronoun right behind. */
function isAdverb(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const isOpening = before === undefined || /^(?:mais|ou)$/u.test(before.norm);
  // `Peut être que tu dors`: nothing is there that could be something.
  if (isOpening && /^(?:que|qu')$/u.test(words[index + 2]?.norm ?? '')) return true;
  if (before === undefined) return has(words[2], isFinite) && isHanging(words[3]);
  const isRelative = words.slice(0, index).some(({ norm }) => RELATIVE.test(norm));
  return (
    !isRelative &&
    before.kind === 'word' &&
    before.norm !== 'soit' &&
    !isHanging(before) &&
    isFinite(before.best)
  );
}

/** A subject before, what is said of it behind, and no other verb. */
function isVerb(words: readonly AnalysedWord[], index: number): boolean {
  const subject = words[index - 1];
  const said = words[index + 1];
  if (!subject || isHanging(subject) || !SUBJECT.test(subject.norm)) return false;
  if (
    index > 1 &&
    words[index - 2]?.kind === 'word' &&
    !/^(?:que|qu'|si|mais|et)$/u.test(words[index - 2]?.norm ?? '')
  )
    return false;
  const isSaid = said?.kind === 'word' && isQualifier(said.best) && !has(said, isFinite);
  return isSaid && !words.slice(index + 1).some((word) => isFinite(word.best));
}
