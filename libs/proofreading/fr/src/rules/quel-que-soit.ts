import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { cellsOf, pairsOf } from '../grammar/cells';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';

const QUEL = ['quel', 'quelle', 'quels', 'quelles'];
const VERBS: Readonly<Record<string, 'sg' | 'pl'>> = { soit: 'sg', soient: 'pl' };

export const quelQueSoit = defineRule({
  id: 'fr/quel-que-soit',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“Quel que soit” agrees with the noun that follows: “{fix}”.',
    fr: '« Quel que soit » s’accorde avec le nom qui suit : « {fix} ».',
    es: '«Quel que soit» concuerda con el sustantivo que sigue: «{fix}».',
  },
  explanation: {
    en: 'Both “quel” and the verb agree with the subject behind them: “quelle que soit la raison”, “quels que soient les prix”.',
    fr: '« Quel » et le verbe s’accordent tous deux avec le sujet placé après : « quelle que soit la raison », « quels que soient les prix ».',
    es: 'Tanto «quel» como el verbo concuerdan con el sujeto pospuesto: «quelle que soit la raison», «quels que soient les prix».',
  },
  valid: [
    'Quelle que soit la raison, il part.',
    'Quels que soient les prix, elle achète.',
    'Quel que soit son nom, il vient.',
    'Quelles que soient ses idées.',
    'Quelque soif qu’il ait.',
    'Quel est le but de ce voyage ?',
    'Quoi que ce soit.',
    'Quel que soit l’âge des enfants.',
  ],
  invalid: [
    { text: '[[Quel que soit]] la raison, il part.', fix: 'Quelle que soit' },
    { text: '[[Quelle que soit]] les prix, elle achète.', fix: 'Quels que soient' },
    { text: '[[Quel que soient]] son nom, il vient.', fix: 'Quel que soit' },
    { text: 'Il ira, [[quelque que soit]] la ville.', fix: 'quelle que soit' },
    { text: '[[Quelque soit]] la saison, il sort.', fix: 'Quelle que soit' },
    { text: '[[Quelques soient]] tes raisons, viens.', fix: 'Quelles que soient' },
    { text: 'Il perdra, [[quelles que soient]] sa force.', fix: 'quelle que soit' },
  ],
  misses: ['Quel que puisse être la raison, il part.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      const number = entryOf(VERBS, verb.norm);
      const isJoined = /^quelques?$/u.test(words[index - 1]?.norm ?? '');
      const quel = words[index - (isJoined ? 1 : 2)];
      const isParted = isJoined || words[index - 1]?.norm === 'que';
      if (
        number === undefined ||
        !isParted ||
        !/^quel(?:le|s|les|que|ques)?$/u.test(quel?.norm ?? '')
      )
        continue;
      const span = { start: quel?.start ?? verb.start, end: verb.end };
      const put = (fix: string): string => matchCase(quel?.text ?? '', fix);
      const group = nounGroups(words).find(({ start }) => start === index + 1);
      if (quel && group?.determiner !== undefined) {
        // `quels que soient leur âge, leur métier`: a list of singulars is plural.
        const isList = /^(?:,|et|ou)$/u.test(words[group.end]?.norm ?? '');
        if (number === 'pl' && isList && words[group.end + 1]?.best.pos === 'DET' && !isJoined)
          continue;
        const fix = fixFor(quel, number, cellsOfGroup(words, group));
        if (fix !== undefined) report(span, [put(fix)]);
      } else if (isJoined) report(span, EITHER[number].map(put));
    }
  },
});

const EITHER = {
  sg: ['quel que soit', 'quelle que soit'],
  pl: ['quels que soient', 'quelles que soient'],
} as const;

function fixFor(quel: AnalysedWord, number: 'sg' | 'pl', cells: number): string | undefined {
  const column = QUEL.indexOf(quel.norm);
  const own = { gender: column % 2 === 0 ? 'm' : 'f', number: column > 1 ? 'pl' : 'sg' } as const;
  const isRight = column >= 0 && own.number === number && (cellsOf(own) & cells) !== 0;
  const [pair] = pairsOf(cells);
  if (isRight || !pair) return undefined;
  const form = QUEL[(pair.number === 'pl' ? 2 : 0) + (pair.gender === 'f' ? 1 : 0)] ?? 'quel';
  return `${form} que ${pair.number === 'pl' ? 'soient' : 'soit'}`;
}
