import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { cellsOfWord, FEMININE, NONE } from '../grammar/cells';
import { PURE_CLITICS } from '../grammar/clitics';
import { has, isFinite, isNoun, isPlainWord, isVerbal } from '../grammar/words';

export const quelleQuElle = defineRule({
  id: 'fr/quelle-qu-elle',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “quelle” goes with a noun, “qu’elle” with a verb.',
    fr: 'Écrivez ici « {fix} » : « quelle » va avec un nom, « qu’elle » avec un verbe.',
    es: 'Escribe aquí «{fix}»: «quelle» va con un sustantivo; «qu’elle», con un verbo.',
  },
  explanation: {
    en: '“Quelle” goes with a noun (“quelle heure”); “qu’elle” is “que elle” before a verb (“il faut qu’elle vienne”). If “qu’il” fits, write “qu’elle”.',
    fr: '« Quelle » accompagne un nom (« quelle heure ») ; « qu’elle » est « que elle » devant un verbe (« il faut qu’elle vienne »). Si « qu’il » convient, écrivez « qu’elle ».',
    es: '«Quelle» acompaña a un sustantivo («quelle heure»); «qu’elle» es «que elle» ante un verbo («il faut qu’elle vienne»). Si cabe «qu’il», escribe «qu’elle».',
  },
  valid: [
    'Il faut qu’elle vienne.',
    'Quelle heure est-il ?',
    'Quelle que soit la raison.',
    'Quelle est la question ?',
    'Quelles sont les règles ?',
    'Je sais quelle est ta peur.',
    'Quelle belle ville !',
    'Dis-moi quelle était sa voix.',
  ],
  invalid: [
    { text: 'Je crois [[quelle]] est malade.', fix: 'qu’elle' },
    { text: 'Il faut [[quelle]] vienne.', fix: 'qu’elle' },
    { text: 'Je crois [[quelles]] dorment.', fix: 'qu’elles' },
    { text: 'Il dit [[quelle]] ne viendra pas.', fix: 'qu’elle' },
    { text: 'Le poème [[quelle]] apprend est long.', fix: 'qu’elle' },
    { text: 'Je veux [[quelle]] me réponde.', fix: 'qu’elle' },
    { text: '[[Qu’elle]] heure est-il ?', fix: 'Quelle' },
    { text: 'Je ne sais plus [[qu’elle]] maison il habite.', fix: 'quelle' },
  ],
  misses: ['Je vois quelle est malade.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (isExclaimed(words, index)) {
        const pronoun = words[index + 1];
        const fix = pronoun?.norm === 'elle' ? 'quelle' : 'quelles';
        report({ start: word.start, end: pronoun?.end ?? word.end }, [matchCase(word.text, fix)]);
      }
      if (!/^quelles?$/u.test(word.norm) || index === 0) continue;
      let at = index + 1;
      while (PURE_CLITICS.has(words[at]?.norm ?? '')) at += 1;
      // `je crois quelle est malade`: belief asks nothing.
      const isBelieved =
        has(
          words[index - 1],
          ({ lemma, form }) => /^(?:croire|penser|espérer)$/u.test(lemma) && form === 'fin',
        ) &&
        has(words[at], isFinite) &&
        (words[at]?.norm === 'est' || !has(words[at], isNoun));
      if (!isBelieved && (!isPlainlyVerb(words[at]) || words[at + 1]?.norm === 'été')) continue;
      report(word, [matchCase(word.text, word.norm === 'quelle' ? 'qu’elle' : 'qu’elles')]);
    }
  },
});

/** `qu’elle heure`, `qu’elle belle ville`: a feminine noun and no verb. */
function isExclaimed(words: readonly AnalysedWord[], index: number): boolean {
  const pronoun = words[index + 1];
  if (words[index]?.norm !== "qu'" || !/^elles?$/u.test(pronoun?.norm ?? '')) return false;
  const at = words[index + 2]?.best.pos === 'ADJ' ? index + 3 : index + 2;
  const noun = words[at];
  return (
    isPlainWord(noun) &&
    noun.gap !== '' &&
    noun.readings.every((reading) => isNoun(reading) && reading.guessed !== true) &&
    (cellsOfWord(noun, isNoun) & FEMININE) !== NONE
  );
}

/** A finite verb and nothing else; `être`, `pouvoir` and `devoir` may follow `quelle` itself. */
function isPlainlyVerb(word: AnalysedWord | undefined): boolean {
  if (!word || !has(word, isFinite) || has(word, isNoun)) return false;
  if (!word.readings.every(isVerbal)) return false;
  return !word.readings.some(({ lemma }) =>
    /^(?:être|pouvoir|devoir|sembler|devenir)$/u.test(lemma),
  );
}
