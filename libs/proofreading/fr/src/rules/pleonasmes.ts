import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { REDUNDANCIES } from '../phrases/redundancies';
import { REDUNDANT_VERBS } from '../phrases/redundant-verbs';

const phrases = phraseTable(REDUNDANCIES + REDUNDANT_VERBS);

export const pleonasmes = defineRule({
  id: 'fr/pleonasmes',
  category: 'style',
  level: 'style',
  message: {
    en: 'The phrase says the same thing twice: “{fix}” is enough.',
    fr: 'L’expression dit deux fois la même chose : « {fix} » suffit.',
    es: 'La expresión dice dos veces lo mismo: basta «{fix}».',
  },
  explanation: {
    en: 'What a word already says need not be repeated: one climbs only up, and cooperates only together.',
    fr: 'Ce qu’un mot dit déjà n’a pas besoin d’être répété : on ne monte qu’en haut, on ne collabore qu’ensemble.',
    es: 'Lo que una palabra ya dice no hace falta repetirlo: solo se sube hacia arriba y solo se colabora juntos.',
  },
  valid: [
    'Il monte l’escalier.',
    'Ils collaborent depuis un an.',
    'Cela vient d’aujourd’hui.',
    'Par exemple, il pleut.',
    'Il sort du jardin.',
    'Ce hasard l’amuse.',
    'Il recule d’un pas.',
    'Puis il s’en va.',
    'Il faut monter en haut de la tour.',
    'Puis, après le dîner, il sort.',
  ],
  invalid: [
    { text: '[[Au jour d’aujourd’hui]], rien ne change.', fix: 'Aujourd’hui' },
    { text: 'Il faut [[monter en haut]].', fix: 'monter' },
    { text: 'Ils doivent [[collaborer ensemble]].', fix: 'collaborer' },
    { text: 'Il rit, [[mais cependant]] il a peur.', fix: 'mais' },
    { text: 'Il est parti, [[puis ensuite]] il a dormi.', fix: 'puis' },
    { text: 'C’est une [[panacée universelle]].', fix: 'panacée' },
  ],
  check: phrases.check,
});
