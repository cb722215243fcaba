import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { cellsOf, pairsOf } from '../grammar/cells';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { isFinite } from '../grammar/words';

/** Masculine singular, feminine singular, masculine plural, feminine plural. */
const SERIES: readonly (readonly [string, string, string, string])[] = [
  ['suivant', 'suivante', 'suivants', 'suivantes'],
  ['courant', 'courante', 'courants', 'courantes'],
  ['restant', 'restante', 'restants', 'restantes'],
];
const COLUMNS = [
  { gender: 'm', number: 'sg' },
  { gender: 'f', number: 'sg' },
  { gender: 'm', number: 'pl' },
  { gender: 'f', number: 'pl' },
] as const;

export const accordSuivant = defineRule({
  id: 'fr/accord-suivant',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'Here the word is an adjective and agrees with its noun: write “{fix}”.',
    fr: 'Ici, le mot est un adjectif et s’accorde avec son nom : écrivez « {fix} ».',
    es: 'Aquí la palabra es adjetivo y concuerda con su sustantivo: escribe «{fix}».',
  },
  explanation: {
    en: 'After a noun, “suivant” and “courant” are adjectives: “les pages suivantes”. Before a noun, “suivant” is a preposition: “suivant les cas”.',
    fr: 'Après un nom, « suivant » et « courant » sont des adjectifs : « les pages suivantes ». Devant un nom, « suivant » est une préposition : « suivant les cas ».',
    es: 'Tras un sustantivo, «suivant» y «courant» son adjetivos: «les pages suivantes». Ante un sustantivo, «suivant» es preposición: «suivant les cas».',
  },
  valid: [
    'Les pages suivantes sont blanches.',
    'Le jour suivant, il part.',
    'Les prix varient suivant les cas.',
    'On trie les lettres suivant leur date.',
    'La page courante est vide.',
    'Les enfants courant dans la rue rient.',
    'Le courant passe.',
    'Les invités suivant le guide avancent.',
  ],
  invalid: [
    { text: 'Les lignes [[suivant]] sont vides.', fix: 'suivantes' },
    { text: 'La position [[courant]] est vide.', fix: 'courante' },
    { text: 'Les deux exemples [[suivant]] sont clairs.', fix: 'suivants' },
    { text: 'Les wagons [[suivant]] ne roulent plus.', fix: 'suivants' },
    { text: 'Lisez la phrase [[suivant]].', fix: 'suivante' },
    { text: 'Les lignes [[restant]] sont vides.', fix: 'restantes' },
  ],
  misses: ['Les jours suivant sa mort furent tristes.'],
  check({ words }, report) {
    for (const group of nounGroups(words)) {
      const word = words[group.end];
      const series = SERIES.find((forms) => word && forms.includes(word.norm));
      if (!word || !series || word.kind !== 'word' || group.determiner === undefined) continue;
      if (!endsHere(words[group.end + 1]) && !isRelative(words, group.end + 1)) continue;
      const allowed = cellsOfGroup(words, group);
      const own = COLUMNS.find((_, i) => series[i] === word.norm);
      if (!own || (cellsOf(own) & allowed) !== 0) continue;
      const fixes = pairsOf(allowed).map((pair) => {
        const column = COLUMNS.findIndex(
          ({ gender, number }) => gender === pair.gender && number === pair.number,
        );
        return series[column] ?? word.norm;
      });
      if (fixes.length > 0) report(word, [...new Set(fixes)].slice(0, 2));
    }
  },
});

/** `l’adresse courante pour laquelle`, `la position courante interne` */
const isRelative = (words: readonly AnalysedWord[], at: number): boolean =>
  words[at]?.best.pos === 'ADJ' ||
  (words[at]?.best.pos === 'ADP' && words[at + 1]?.best.type === 'rel');

/** A verb, a sign or the end: no object follows. */
function endsHere(next: AnalysedWord | undefined): boolean {
  if (!next || next.kind === 'punctuation') return true;
  return (
    next.best.pos === 'AUX' ||
    /^(?:ne|n')$/u.test(next.norm) ||
    (isFinite(next.best) && next.margin > 0.5)
  );
}
