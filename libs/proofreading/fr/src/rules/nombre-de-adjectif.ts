import { defineRule } from '@tercet/proofreading-core';
import { PLURAL, pairsOf } from '../grammar/cells';
import { formsOf } from '../grammar/forms';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { isQualifier } from '../grammar/words';

/** What is said of the things, not of their number. */
const OF_THINGS =
  /^(?:disponible|utilisé|présent|affiché|significatif|passé|visible|actif|vide|inscrit|installé|retourné|renvoyé|fourni|envoyé|reçu|trouvé|sélectionné|concerné|valide|libre)$/u;

export const nombreDeAdjectif = defineRule({
  id: 'fr/nombre-de-adjectif',
  category: 'agreement',
  level: 'suggestion',
  message: {
    en: 'What is available or used is the things counted: write “{fix}”.',
    fr: 'Ce qui est disponible ou utilisé, ce sont les choses comptées : écrivez « {fix} ».',
    es: 'Lo disponible o utilizado son las cosas contadas: escribe «{fix}».',
  },
  explanation: {
    en: 'In “le nombre de places disponibles” the adjective describes the places. With “total”, “élevé” or “limité” it describes the number and stays singular.',
    fr: 'Dans « le nombre de places disponibles », l’adjectif qualifie les places. Avec « total », « élevé » ou « limité », il qualifie le nombre et reste au singulier.',
    es: 'En «le nombre de places disponibles», el adjetivo califica las plazas. Con «total», «élevé» o «limité» califica el número y queda en singular.',
  },
  valid: [
    'Le nombre de places disponibles est faible.',
    'Le nombre de places limité gêne.',
    'Le nombre de pages maximal est dix.',
    'Un nombre de voix suffisant.',
    'Le nombre de mots est élevé.',
    'Le nombre d’élèves présents.',
    'Le nombre total de pages.',
    'Il compte le nombre de pages lues hier.',
  ],
  invalid: [
    { text: 'Le nombre de places [[disponible]] est faible.', fix: 'disponibles' },
    { text: 'Donnez le nombre de mots [[utilisé]] ici.', fix: 'utilisés' },
    { text: 'Le nombre d’élèves [[présent]] baisse.', fix: 'présents' },
    { text: 'Voici le nombre de lignes actuellement [[affiché]].', fix: 'affichées' },
    { text: 'Le nombre de décimales [[significatif]] varie.', fix: 'significatives' },
  ],
  misses: ['Le nombre de pages lu hier est grand.'],
  check({ words, grammar }, report) {
    for (const group of nounGroups(words)) {
      const [de, number] = [words[group.start - 1], words[group.start - 2]];
      if (number?.norm !== 'nombre' || !/^(?:de|d')$/u.test(de?.norm ?? '')) continue;
      const cells = cellsOfGroup(words, group);
      const word = words[group.after[0] ?? -1];
      if (!word || (cells & ~PLURAL) !== 0 || !OF_THINGS.test(word.norm)) continue;
      const forms = pairsOf(cells).flatMap((pair) => formsOf(word, grammar, isQualifier, pair));
      if (forms.length > 0) report(word, [...new Set(forms)].slice(0, 2));
    }
  },
});
