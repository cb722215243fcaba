import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { PURE_CLITICS } from '../grammar/clitics';
import { has, isFinite, isNoun, isVerbal } from '../grammar/words';

export const quelleQuElle = defineRule({
  id: 'fr/quelle-qu-elle',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Before a verb write “{fix}”: “que” and “elle”.',
    fr: 'Devant un verbe, écrivez « {fix} » : « que » et « elle ».',
    es: 'Ante un verbo escribe «{fix}»: «que» y «elle».',
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
    { text: 'Il faut [[quelle]] vienne.', fix: 'qu’elle' },
    { text: 'Je crois [[quelles]] dorment.', fix: 'qu’elles' },
    { text: 'Il dit [[quelle]] ne viendra pas.', fix: 'qu’elle' },
    { text: 'Le poème [[quelle]] apprend est long.', fix: 'qu’elle' },
    { text: 'Je veux [[quelle]] me réponde.', fix: 'qu’elle' },
  ],
  misses: ['Je crois quelle est malade.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (!/^quelles?$/u.test(word.norm) || index === 0) continue;
      let at = index + 1;
      while (PURE_CLITICS.has(words[at]?.norm ?? '')) at += 1;
      if (!isPlainlyVerb(words[at])) continue;
      report(word, [matchCase(word.text, word.norm === 'quelle' ? 'qu’elle' : 'qu’elles')]);
    }
  },
});

/** A finite verb and nothing else; `être`, `pouvoir` and `devoir` may follow `quelle` itself. */
function isPlainlyVerb(word: AnalysedWord | undefined): boolean {
  if (!word || !has(word, isFinite) || has(word, isNoun)) return false;
  if (!word.readings.every(isVerbal)) return false;
  return !word.readings.some(({ lemma }) =>
    /^(?:être|pouvoir|devoir|sembler|devenir)$/u.test(lemma),
  );
}
