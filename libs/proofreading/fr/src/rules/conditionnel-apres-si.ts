import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { SUBJECTS, pastClitics } from '../grammar/clitics';
import { finiteFormsOf } from '../grammar/verb-forms';
import { isFinite, isPlainWord, isUnknown } from '../grammar/words';

/** `je me demande si tu viendrais`: an indirect question takes any tense. */
const ASKING =
  /^(?:demand|sav|sai|sach|su|ignor|voir|voi|vérifi|compren|question|douter|doute|dire|dis|dit|savoir|cherch|décid|déterminer|examin|test|sûr|devin|regard|interrog|import|peu)/u;
const MAX_BACK = 6;

export const conditionnelApresSi = defineRule({
  id: 'fr/conditionnel-apres-si',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “si” for a condition, no conditional: write “{fix}”.',
    fr: 'Après « si » qui pose une condition, pas de conditionnel : écrivez « {fix} ».',
    es: 'Tras «si» condicional no va el condicional: escribe «{fix}».',
  },
  explanation: {
    en: 'A condition with “si” takes the present or the imperfect; the conditional stands in the main clause: “si j’avais le temps, je viendrais”.',
    fr: 'La condition introduite par « si » se met au présent ou à l’imparfait ; le conditionnel va dans la principale : « si j’avais le temps, je viendrais ».',
    es: 'La condición con «si» va en presente o imperfecto; el condicional queda en la principal: «si j’avais le temps, je viendrais».',
  },
  valid: [
    'Si j’avais le temps, je viendrais.',
    'Je me demande si tu viendrais avec nous.',
    'Ne sachant pas si elle viendrait ou si elle dormirait, il attend.',
    'Il ne sait pas s’il pourrait venir.',
    'S’il pleut, je reste.',
    'Elle est si belle qu’elle pourrait poser.',
    'Si tu veux, on partira.',
    'Savez-vous si elle aimerait ce livre ?',
    'Si nous étions riches, nous voyagerions.',
  ],
  invalid: [
    { text: 'Si j’[[aurais]] le temps, je viendrais.', fix: 'avais' },
    { text: 'S’il [[pourrait]] venir, il serait là.', fix: 'pouvait' },
    { text: 'Je viendrais si tu [[voudrais]].', fix: 'voulais' },
    { text: 'Si nous [[serions]] riches, nous voyagerions.', fix: 'étions' },
    { text: 'Si vous me le [[diriez]], je le ferais.', fix: 'disiez' },
  ],
  misses: ['Si mon frère aurait le temps, il viendrait.'],
  check({ words, grammar }, report) {
    for (const [index, si] of words.entries()) {
      if (si.norm !== 'si' && si.norm !== "s'" && si.norm !== "s'il") continue;
      const isWhole = si.norm === "s'il";
      if (!isWhole && !SUBJECTS.has(words[index + 1]?.norm ?? '')) continue;
      const verb = words[pastClitics(words, index + (isWhole ? 1 : 2))];
      if (isQuestion(words, index)) continue;
      if (!isPlainWord(verb) || isUnknown(verb) || !verb.readings.every(isConditional)) continue;
      const [{ person, number } = {}] = verb.readings.filter(
        (r) => r.person === personOf(words, index),
      );
      if (person === undefined || number === undefined) continue;
      const asked = { mood: 'ind', tense: 'impf', person, number } as const;
      const fixes = finiteFormsOf(verb, grammar, [asked]);
      if (fixes.length > 0) report(verb, fixes.slice(0, 1));
    }
  },
});

const isConditional = (reading: AnalysedWord['best']): boolean =>
  isFinite(reading) && reading.mood === 'cnd';

function personOf(words: readonly AnalysedWord[], si: number): number {
  if (words[si]?.norm === "s'il") return 3;
  const subject = words[si + 1]?.norm ?? '';
  if (/^(?:je|j'|nous)$/u.test(subject)) return 1;
  return /^(?:tu|vous)$/u.test(subject) ? 2 : 3;
}

function isQuestion(words: readonly AnalysedWord[], si: number): boolean {
  const before = words.slice(Math.max(0, si - MAX_BACK), si);
  // `si elle le dirait ou si elle ne le dirait pas`
  if (/^(?:même|ou)$/u.test(before.at(-1)?.norm ?? '')) return true;
  const isLikened = before.at(-1)?.norm === 'comme';
  return !isLikened && before.some(({ norm }) => ASKING.test(norm));
}
