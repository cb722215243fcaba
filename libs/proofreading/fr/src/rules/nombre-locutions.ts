import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { COMPOUND_NUMBERS } from '../phrases/compound-plurals';
import { FIXED_NUMBERS } from '../phrases/plurals';

const phrases = phraseTable(FIXED_NUMBERS + COMPOUND_NUMBERS);

export const nombreLocutions = defineRule({
  id: 'fr/nombre-locutions',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'In this phrase number and gender are fixed: “{fix}”.',
    fr: 'Dans cette expression, le nombre et le genre sont figés : « {fix} ».',
    es: 'En esta expresión el número y el género son fijos: «{fix}».',
  },
  explanation: {
    en: 'Some phrases always have the singular, others always the plural: “des mises à jour”, “une base de données”, “entre autres”.',
    fr: 'Certaines expressions ont toujours le singulier, d’autres toujours le pluriel : « des mises à jour », « une base de données », « entre autres ».',
    es: 'Algunas expresiones llevan siempre singular y otras siempre plural: «des mises à jour», «une base de données», «entre autres».',
  },
  valid: [
    'Le chiffre d’affaires monte.',
    'Les mises à jour sont prêtes.',
    'Il habite aux alentours du lac.',
    'La base de données est vide.',
    'Elle parle, entre autres, de lui.',
    'En d’autres termes, il refuse.',
    'Il part de temps à autre.',
    'Une donnée manque au tableau.',
    'Le port est à dix milles.',
    'Il voudrait plus d’information.',
    'C’est un type de donnée.',
    'Nos voisins, ni vus ni connus, sont partis.',
  ],
  invalid: [
    { text: 'Le [[chiffre d’affaire]] monte.', fix: 'chiffre d’affaires' },
    { text: 'La [[base de donnée]] est vide.', fix: 'base de données' },
    { text: 'Elle cite, [[entre autre]], son frère.', fix: 'entre autres' },
    { text: 'Nos [[points de vues]] diffèrent.', fix: 'points de vue' },
    { text: 'Il vient [[de temps à autres]].', fix: 'de temps à autre' },
    { text: 'Il a gagné [[dix milles euros]].', fix: 'dix mille euros' },
  ],
  check: phrases.check,
});
