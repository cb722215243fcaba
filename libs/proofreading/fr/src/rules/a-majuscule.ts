import { defineRule } from '@tercet/proofreading-core';

/** Nothing that could follow the letter A or the verb at the start of a sentence. */
const AFTER =
  /^(?:demain|bientôt|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi|minuit|plus|vendre|louer|suivre|faire|vrai|quoi|qui|chacun|chaque|première|deux|trois|table|la|le|l’.+|les|ce|cet|cette|ces|partir|cause|côté|coté|noter|savoir|propos|peine|part|droite|gauche|travers|condition|moins|quel|quelle|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|leur|leurs|défaut|présent|nouveau|terme|titre|force|mesure|ton|ta|tes|tout|tous|toute|toutes|un|une|l’inverse)$/u;

export const aMajuscule = defineRule({
  id: 'fr/a-majuscule',
  category: 'typography',
  level: 'typography',
  message: {
    en: 'A capital keeps its accent: “{fix}”.',
    fr: 'Une majuscule garde son accent : « {fix} ».',
    es: 'La mayúscula conserva su acento: «{fix}».',
  },
  explanation: {
    en: 'The preposition “à” keeps its accent at the start of a sentence: “À la fin”. “A” without one is the verb “avoir”.',
    fr: 'La préposition « à » garde son accent en tête de phrase : « À la fin ». « A » sans accent est le verbe « avoir ».',
    es: 'La preposición «à» conserva su acento al principio de la frase: «À la fin». «A» sin acento es el verbo «avoir».',
  },
  valid: [
    'À la fin, il rit.',
    'A-t-il mangé ?',
    'À cause de la pluie, il dort.',
    'A est une lettre.',
    'À partir de midi, on mange.',
    'A et B sont deux points.',
    'À noter : il dort.',
    'Il a la clé.',
  ],
  invalid: [
    { text: '[[A]] la fin, il rit.', fix: 'À' },
    { text: '[[A]] cause de la pluie, il dort.', fix: 'À' },
    { text: '[[A]] partir de midi, on mange.', fix: 'À' },
    { text: '[[A]] cette heure, il dort.', fix: 'À' },
    { text: '[[A]] chaque pas, il tombe.', fix: 'À' },
    { text: '[[A]] l’aube, il part.', fix: 'À' },
  ],
  misses: ['A Paris, il pleut.'],
  check({ tokens }, report) {
    const at = tokens.findIndex(({ kind }) => kind === 'word');
    const first = tokens[at];
    const next = tokens[at + 1];
    if (at > 1 || first?.text !== 'A' || next?.kind !== 'word' || next.gap === '') return;
    if (AFTER.test(next.norm) && next.text === next.text.toLowerCase()) report(first, ['À']);
  },
});
