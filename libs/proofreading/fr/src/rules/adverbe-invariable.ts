import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';

/** Verbs with the adjectives that stand beside them as adverbs. */
const PAIRS: readonly (readonly [ReadonlySet<string>, Readonly<Record<string, string>>])[] = [
  [
    new Set(['coûter', 'payer', 'valoir', 'vendre', 'acheter']),
    { chers: 'cher', chère: 'cher', chères: 'cher' },
  ],
  [
    new Set(['sentir']),
    {
      bons: 'bon',
      bonne: 'bon',
      bonnes: 'bon',
      mauvaise: 'mauvais',
      mauvaises: 'mauvais',
      forts: 'fort',
      forte: 'fort',
      fortes: 'fort',
    },
  ],
  [
    new Set(['parler', 'crier', 'chanter', 'rire', 'frapper']),
    {
      forts: 'fort',
      forte: 'fort',
      fortes: 'fort',
      basse: 'bas',
      basses: 'bas',
      hauts: 'haut',
      haute: 'haut',
      francs: 'franc',
      franche: 'franc',
      nets: 'net',
    },
  ],
  [
    new Set(['voler', 'viser', 'sauter', 'monter']),
    { hauts: 'haut', haute: 'haut', hautes: 'haut', basse: 'bas', basses: 'bas', justes: 'juste' },
  ],
  [new Set(['marcher', 'aller', 'filer']), { droits: 'droit', droite: 'droit', droites: 'droit' }],
  [
    new Set(['voir']),
    {
      clairs: 'clair',
      claire: 'clair',
      claires: 'clair',
      doubles: 'double',
      grands: 'grand',
      justes: 'juste',
    },
  ],
  [
    new Set(['chanter', 'sonner', 'jouer', 'tomber', 'deviner', 'calculer', 'compter']),
    { justes: 'juste', fausse: 'faux', fausses: 'faux' },
  ],
  [
    new Set(['travailler', 'bosser', 'cogner']),
    { durs: 'dur', dure: 'dur', dures: 'dur', fermes: 'ferme' },
  ],
  [
    new Set(['couper', 'arrêter', 'tourner']),
    { courts: 'court', courte: 'court', nets: 'net', nette: 'net', ronds: 'rond' },
  ],
];
const ENSEMBLE = /^ensembles$/u;

export const adverbeInvariable = defineRule({
  id: 'fr/adverbe-invariable',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'Beside a verb this word is an adverb and does not change: “{fix}”.',
    fr: 'Près d’un verbe, ce mot est un adverbe et reste invariable : « {fix} ».',
    es: 'Junto a un verbo esta palabra es adverbio y no varía: «{fix}».',
  },
  explanation: {
    en: 'In “coûter cher”, “parler fort” or “marcher droit” the adjective describes the verb, so it does not agree: “ces fleurs sentent bon”.',
    fr: 'Dans « coûter cher », « parler fort » ou « marcher droit », l’adjectif qualifie le verbe et ne s’accorde pas : « ces fleurs sentent bon ».',
    es: 'En «coûter cher», «parler fort» o «marcher droit», el adjetivo modifica al verbo y no concuerda: «ces fleurs sentent bon».',
  },
  valid: [
    'Ces fleurs sentent bon.',
    'Les voitures coûtent cher.',
    'Ils parlent fort.',
    'Elle chante juste.',
    'Elle se tient droite.',
    'Des vêtements chers.',
    'Les ensembles de nombres.',
    'Ils marchent droit devant eux.',
    'Ils partent ensemble.',
  ],
  invalid: [
    { text: 'Ces fleurs sentent [[bonnes]].', fix: 'bon' },
    { text: 'Les voitures coûtent [[chères]].', fix: 'cher' },
    { text: 'Ils parlent [[forts]].', fix: 'fort' },
    { text: 'Elles chantent [[fausses]].', fix: 'faux' },
    { text: 'Ils partent [[ensembles]] en vacances.', fix: 'ensemble' },
  ],
  misses: ['Des robes qui ont coûté vraiment trop chères.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const verb = verbBefore(words, index);
      if (!verb) continue;
      if (ENSEMBLE.test(word.norm) && verb.best.pos === 'VERB') report(word, ['ensemble']);
      for (const [verbs, adverbs] of PAIRS) {
        const fix = entryOf(adverbs, word.norm);
        if (
          fix !== undefined &&
          verb.readings.some(({ lemma, pos }) => pos === 'VERB' && verbs.has(lemma))
        ) {
          report(word, [fix]);
          break;
        }
      }
    }
  },
});

/** The verb right before, or before `pas`, `très`, `toujours`. */
function verbBefore(words: readonly AnalysedWord[], index: number): AnalysedWord | undefined {
  const one = words[index - 1];
  const verb = one?.best.pos === 'ADV' ? words[index - 2] : one;
  return verb?.kind === 'word' && verb.best.pos === 'VERB' ? verb : undefined;
}
