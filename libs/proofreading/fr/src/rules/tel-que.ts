import { defineRule } from '@tercet/proofreading-core';
import { NONE, cellsOf, pairsOf } from '../grammar/cells';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';

const COLUMNS = [
  ['tel', { gender: 'm', number: 'sg' }],
  ['telle', { gender: 'f', number: 'sg' }],
  ['tels', { gender: 'm', number: 'pl' }],
  ['telles', { gender: 'f', number: 'pl' }],
] as const;

/** How many nouns further left it may belong to as well. */
const NEAR = 5;

export const telQue = defineRule({
  id: 'fr/tel-que',
  category: 'agreement',
  level: 'suggestion',
  message: {
    en: '“Tel que” agrees with the noun before it: write “{fix}”.',
    fr: '« Tel que » s’accorde avec le nom qui précède : écrivez « {fix} ».',
    es: '«Tel que» concuerda con el sustantivo que precede: escribe «{fix}».',
  },
  explanation: {
    en: '“Tel” before “que” takes the gender and number of what it illustrates: “des outils tels que la scie”, “une ville telle que Rome”.',
    fr: 'Devant « que », « tel » prend le genre et le nombre de ce qu’il illustre : « des outils tels que la scie », « une ville telle que Rome ».',
    es: 'Ante «que», «tel» toma el género y el número de lo que ilustra: «des outils tels que la scie», «une ville telle que Rome».',
  },
  valid: [
    'Des outils tels que la scie servent.',
    'Une ville telle que Rome attire.',
    'Il l’a laissé tel quel.',
    'Les fleurs, telles que la rose, plaisent.',
    'Le prix est tel que personne n’achète.',
    'La fête était telle que tous ont ri.',
    'Un homme tel que lui est rare.',
    'Les noms des villes telles que Rome.',
    'Il montre une force et une adresse telles que tous l’admirent.',
  ],
  invalid: [
    { text: 'Les outils, [[tel]] que la scie, servent.', fix: 'tels' },
    { text: 'Une ville [[tel]] que Rome attire.', fix: 'telle' },
    { text: 'Les fleurs ([[tel]] que la rose) plaisent.', fix: 'telles' },
    { text: 'Il lit des livres [[tel]] que celui-ci.', fix: 'tels' },
    { text: 'Il aime les sports [[telles]] que le tennis.', fix: 'tels' },
  ],
  misses: ['Les outils du voisin, surtout, tel que la scie.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const own = COLUMNS.find(([form]) => form === word.norm)?.[1];
      if (!own || word.text !== word.text.toLowerCase()) continue;
      if (!/^(?:que|qu')$/u.test(words[index + 1]?.norm ?? '')) continue;
      const end = /^[,(]$/u.test(words[index - 1]?.text ?? '') ? index - 1 : index;
      const group = nounGroups(words).find((one) => one.end === end || one.after.includes(index));
      if (!group) continue;
      const near = nounGroups(words)
        .filter((one) => one.noun < index)
        .slice(-NEAR);
      // `une force et une adresse telles que`
      const isJoined = own.number === 'pl' && words[group.start - 1]?.norm === 'et';
      if (isJoined) continue;
      if (near.some((one) => (cellsOfGroup(words, one) & cellsOf(own)) !== NONE)) continue;
      const fixes = pairsOf(cellsOfGroup(words, group)).flatMap(
        (pair) =>
          COLUMNS.find(
            ([, one]) => one.gender === pair.gender && one.number === pair.number,
          )?.[0] ?? [],
      );
      if (fixes.length > 0) report(word, fixes.slice(0, 2));
    }
  },
});
