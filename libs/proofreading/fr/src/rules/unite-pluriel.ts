import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { formsOf } from '../grammar/forms';
import { has, isNoun } from '../grammar/words';

const UNITS =
  /^(?:seconde|milliseconde|microseconde|nanoseconde|minute|heure|octet|kilo-octet|mégaoctet|pixel|degré|mètre|kilomètre|centimètre|millimètre|gramme|kilogramme|litre|radian|euro|dollar|watt|volt)$/u;
const MEASURES =
  /^(?:durées?|temps|délais?|taille|largeur|hauteur|longueur|profondeur|épaisseur|intervalles?|angles?|distances?|âge|poids|vitesse|prix|montant|volume|quantité|décalage|fréquence|puissance|exprimée?s?|mesurée?s?|indiquée?s?|calculée?s?|donnée?s?)$/u;
const REACH = 14;

export const unitePluriel = defineRule({
  id: 'fr/unite-pluriel',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'What is measured is counted: “en {fix}”.',
    fr: 'Ce qu’on mesure se compte : « en {fix} ».',
    es: 'Lo que se mide se cuenta: «en {fix}».',
  },
  explanation: {
    en: 'After “en”, the unit of a measure stands in the plural: “une durée en secondes”, “la largeur en pixels”.',
    fr: 'Après « en », l’unité d’une mesure se met au pluriel : « une durée en secondes », « la largeur en pixels ».',
    es: 'Tras «en», la unidad de una medida va en plural: «une durée en secondes», «la largeur en pixels».',
  },
  valid: [
    'La durée est donnée en secondes.',
    'Il monte la côte en seconde.',
    'Le prix est en euros.',
    'Sa fille entre en seconde.',
    'Une durée en heures, en minutes et en secondes.',
    'La longueur est de deux mètres.',
    'Le temps passe de minute en minute.',
    'Il voyage en première ou en seconde classe.',
  ],
  invalid: [
    { text: 'La durée du film, en [[minute]].', fix: 'minutes' },
    { text: 'La largeur est donnée en [[pixel]].', fix: 'pixels' },
    { text: 'Quel est le délai en [[seconde]] ?', fix: 'secondes' },
    { text: 'Il note la distance en [[kilomètre]].', fix: 'kilomètres' },
    { text: 'La hauteur, en [[mètre]], figure sur le plan.', fix: 'mètres' },
    { text: 'Un angle exprimé en [[degré]] (ou en radians).', fix: 'degrés' },
  ],
  misses: ['Il faut compter en minute.'],
  check({ words, grammar }, report) {
    for (const [index, unit] of words.entries()) {
      if (!UNITS.test(unit.norm) || words[index - 1]?.norm !== 'en' || !has(unit, isNoun)) continue;
      const next = words[index + 1];
      if (
        next &&
        next.kind !== 'punctuation' &&
        !/^(?:et|ou|depuis|par|avant|après)$/u.test(next.norm)
      )
        continue;
      if (isRepeated(words, index) || !isMeasured(words, index - 1)) continue;
      const fixes = formsOf(unit, grammar, isNoun, { number: 'pl' });
      if (fixes.length > 0) report(unit, fixes.slice(0, 1));
    }
  },
});

/** `de minute en minute` */
const isRepeated = (words: readonly AnalysedWord[], unit: number): boolean =>
  words[unit - 2]?.norm === words[unit]?.norm;

const isMeasured = (words: readonly AnalysedWord[], at: number): boolean =>
  words.slice(Math.max(0, at - REACH), at).some(({ norm }) => MEASURES.test(norm));
