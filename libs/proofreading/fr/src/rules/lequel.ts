import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { ALL, NONE, pairsOf, cellsOf } from '../grammar/cells';
import { cellsOfChain, chainTo } from '../grammar/chains';
import { nounGroups } from '../grammar/noun-groups';

/** Masculine singular, feminine singular, masculine plural, feminine plural. */
const SERIES: readonly (readonly [string, string, string, string])[] = [
  ['lequel', 'laquelle', 'lesquels', 'lesquelles'],
  ['auquel', 'à laquelle', 'auxquels', 'auxquelles'],
];
const PREPOSITIONS =
  /^(?:à|avec|dans|par|pour|sur|sous|sans|chez|vers|contre|entre|selon|durant|pendant|après|avant|devant|derrière)$/u;

export const lequel = defineRule({
  id: 'fr/lequel',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The relative pronoun agrees with the noun before it: “{fix}”.',
    fr: 'Le relatif s’accorde avec le nom qui le précède : « {fix} ».',
    es: 'El relativo concuerda con el sustantivo que lo precede: «{fix}».',
  },
  explanation: {
    en: '“Lequel” and its compounds take gender and number of the noun they stand for: “la raison pour laquelle”, “les amis auxquels”.',
    fr: '« Lequel » et ses composés prennent le genre et le nombre du nom qu’ils représentent : « la raison pour laquelle », « les amis auxquels ».',
    es: '«Lequel» y sus compuestos toman el género y el número del sustantivo: «la raison pour laquelle», «les amis auxquels».',
  },
  valid: [
    'La raison pour laquelle il part est claire.',
    'Les amis auxquels je pense sont loin.',
    'Le mur contre lequel il dort.',
    'La liste des noms auxquels il pense.',
    'Laquelle des deux préfères-tu ?',
    'Le jour et l’heure auxquels il arrive.',
    'Le livre duquel il parle.',
    'Une ville dans laquelle on vit bien.',
  ],
  invalid: [
    { text: 'La raison pour [[lequel]] il part est claire.', fix: 'laquelle' },
    { text: 'Les amis [[auxquelles]] je pense sont loin.', fix: 'auxquels' },
    { text: 'Le mur contre [[lesquels]] il dort est froid.', fix: 'lequel' },
    { text: 'L’homme [[auxquels]] tu parles est sourd.', fix: 'auquel' },
    { text: 'Les outils avec [[lequel]] il travaille sont neufs.', fix: 'lesquels' },
  ],
  misses: ['La raison, dit-il, pour lequel il part est claire.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const series = SERIES.find((forms) => forms.includes(word.norm));
      if (!series) continue;
      const isPlain = series[0] === 'lequel';
      if (isPlain && !PREPOSITIONS.test(words[index - 1]?.norm ?? '')) continue;
      const allowed = antecedent(words, isPlain ? index - 1 : index);
      const own = cellsOf(word.readings.find(({ type }) => type === 'rel') ?? {});
      if (allowed === ALL || (own & allowed) !== NONE) continue;
      const fixes = pairsOf(allowed).map(
        ({ gender, number }) => series[(number === 'pl' ? 2 : 0) + (gender === 'f' ? 1 : 0)] ?? '',
      );
      report(
        word,
        [...new Set(fixes)]
          .filter(Boolean)
          .map((fix) => matchCase(word.text, fix))
          .slice(0, 2),
      );
    }
  },
});

function antecedent(words: readonly AnalysedWord[], before: number): number {
  const end = words[before - 1]?.text === ',' ? before - 1 : before;
  const group = nounGroups(words).find((one) => one.end === end);
  if (!group) return ALL;
  const chain = chainTo(words, group, true);
  return chain.groups[0]?.determiner === undefined ? ALL : cellsOfChain(words, chain) || ALL;
}
