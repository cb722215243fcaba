import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { takesElision } from '../vowel-start';
import { has, hasOnly, isFinite, isInfinitive, isNoun, isUnknown } from '../grammar/words';

const BEFORE_QUE = /^(?:que|qu'|qui|dont)$/u;
const MODAL =
  /^(?:vont|va|vais|vas|allons|allez|peut|peuvent|veut|veulent|doit|doivent|fait|laisse)$/u;
const AFTER_CE =
  /^(?:être|faire|faisant|disant|sera|serait|seraient|sont|est|soit|fut|était|étaient|doit|peut|pourrait|devait|semble|me|te|nous|vous|n'|ne)$/u;

export const ceSe = defineRule({
  id: 'fr/ce-se',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “ce” goes with a noun or a relative, “se” with a verb.',
    fr: 'Écrivez ici « {fix} » : « ce » va avec un nom ou un relatif, « se » avec un verbe.',
    es: 'Escribe aquí «{fix}»: «ce» va con un sustantivo o un relativo; «se», con un verbo.',
  },
  explanation: {
    en: '“Se” is the reflexive pronoun (“il se lave”); “ce” shows something (“ce livre”, “ce qui compte”, “ce sont eux”).',
    fr: '« Se » est le pronom réfléchi (« il se lave ») ; « ce » montre (« ce livre », « ce qui compte », « ce sont eux »).',
    es: '«Se» es el pronombre reflexivo («il se lave»); «ce» señala («ce livre», «ce qui compte», «ce sont eux»).',
  },
  valid: [
    'Il se lave les mains.',
    'Ce livre est à moi.',
    'Ce qui compte, c’est la santé.',
    'Ce sont des amis.',
    'Se lever tôt est dur.',
    'Ce faisant, il a gagné.',
    'Ce que je dis est vrai.',
    'Ils se sont vus.',
    'Ce devoir est facile.',
  ],
  invalid: [
    { text: 'Il [[ce]] lave les mains.', fix: 'se' },
    { text: 'Tout [[se]] que je dis est vrai.', fix: 'ce' },
    { text: '[[Se]] sont des amis.', fix: 'Ce' },
    { text: '[[Se]] serait un plaisir de venir.', fix: 'Ce' },
    { text: '[[Se]] n’est pas vrai.', fix: 'Ce' },
    { text: '[[Ce]] promener fait du bien.', fix: 'Se' },
    { text: 'J’ai lu [[se]] livret hier.', fix: 'ce' },
    { text: 'Le problème [[ce]] situe ailleurs.', fix: 'se' },
    { text: 'Dans quel pays [[ce]] trouve cette ville ?', fix: 'se' },
    { text: 'Les enfants vont [[ce]] coucher.', fix: 'se' },
    { text: 'Rien ne [[ce]] passe comme prévu.', fix: 'se' },
  ],
  misses: ['J’ai lu se livre hier.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next?.kind !== 'word' || next.gap === '') continue;
      if (word.norm === 'se' && needsCe(words, index, next))
        report(word, [matchCase(word.text, 'ce')]);
      if (word.norm === 'ce' && needsSe(words, index, next))
        report(word, [matchCase(word.text, 'se')]);
    }
  },
});

function needsCe(words: readonly AnalysedWord[], index: number, next: AnalysedWord): boolean {
  // `ne` stands before `se`, never behind it.
  if (BEFORE_QUE.test(next.norm) || /^(?:ne|n')$/u.test(next.norm)) return true;
  if (next.norm === 'sont' && index === 0)
    return /^(?:des|les|de|mes|ses|tes|nos|vos|leurs|eux|elles)$/u.test(
      words[index + 2]?.norm ?? '',
    );
  // `se serait un plaisir`
  if (/^(?:serait|sera|seraient|seront)$/u.test(next.norm) && index === 0)
    return (
      words[index + 2]?.best.pos === 'DET' ||
      /^(?:bien|plus|trop|mieux|super|moi|lui)$/u.test(words[index + 2]?.norm ?? '')
    );
  return (
    hasOnly(next, (reading) => isNoun(reading) || reading.pos === 'ADJ') &&
    has(next, isNoun) &&
    !takesElision(next.norm) &&
    !next.readings.some(({ guessed }) => guessed)
  );
}

const isPresent = ({ form, tense }: AnalysedWord['best']): boolean =>
  form === 'part' && tense === 'pres';
const isPlainThird = (reading: AnalysedWord['best']): boolean =>
  isFinite(reading) &&
  (reading.person !== 2 || reading.mood === 'imp') &&
  !/^(?:être|devoir|pouvoir|sembler|aller|dire|paraître)$/u.test(reading.lemma);

function needsSe(words: readonly AnalysedWord[], index: number, next: AnalysedWord): boolean {
  if (AFTER_CE.test(next.norm)) return false;
  const before = words[index - 1];
  if (hasOnly(next, isInfinitive)) return true;
  const isModal = has(before, isFinite) && MODAL.test(before?.norm ?? '');
  if (isModal && has(next, isInfinitive)) return true;
  if (before?.norm === 'ne' || (before?.norm === 'en' && hasOnly(next, isPresent))) return true;
  // `dans quel pays ce trouve la ville`: with other verbs than those above, `ce` is no subject.
  const isAfterPreposition = before?.best.pos === 'ADP';
  if (
    !isAfterPreposition &&
    hasOnly(next, isPlainThird) &&
    !isUnknown(next) &&
    next.text === next.norm
  )
    return true;
  const isSubject =
    /^(?:il|elle|on|ils|elles|qui)$/u.test(before?.norm ?? '') && !before?.text.startsWith('-');
  return isSubject && has(next, (reading) => isFinite(reading) && reading.person === 3);
}
