import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { FUNCTION_WORDS } from '../phrases/function-words';
import { HOMOPHONE_NOUNS } from '../phrases/homophone-nouns';
import { PARONYMS } from '../phrases/paronyms';

const phrases = phraseTable(FUNCTION_WORDS + HOMOPHONE_NOUNS + PARONYMS);

export const paronymesLocutions = defineRule({
  id: 'fr/paronymes-locutions',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'In this phrase the word is written otherwise: “{fix}”.',
    fr: 'Dans cette expression, le mot s’écrit autrement : « {fix} ».',
    es: 'En esta expresión la palabra se escribe de otro modo: «{fix}».',
  },
  explanation: {
    en: 'Words that sound alike are told apart by their spelling; in a set phrase only one of them makes sense: “à court terme”, “tenir compte”.',
    fr: 'Des mots de même son se distinguent par l’écriture ; dans une expression figée, un seul convient : « à court terme », « tenir compte ».',
    es: 'Palabras que suenan igual se distinguen por la escritura; en una expresión fija solo cabe una: «à court terme», «tenir compte».',
  },
  valid: [
    'Il faut tenir compte du vent.',
    'Une solution à court terme.',
    'La salle de bains est libre.',
    'Un verre de vin et du pain.',
    'Les enfants jouent dans la cour.',
    'Le conte de fées finit bien.',
    'Un ver de terre se tortille.',
    'Il est censé venir demain.',
    'Elle s’est convertie à la foi catholique.',
    'Il y a mille lieux à visiter.',
    'Les cours de récréation sont vides.',
    'Ils étaient à court d’eau.',
    'Le médecin le diagnostique.',
    'Il sortit avant tous, sans bruit.',
    'Sa tâche est finie, mais la tache de sang reste.',
  ],
  invalid: [
    { text: 'Il faut [[tenir conte]] du vent.', fix: 'tenir compte' },
    { text: 'C’est une solution [[à cours terme]].', fix: 'à court terme' },
    { text: 'La [[sale d’attente]] est pleine.', fix: 'salle d’attente' },
    { text: 'Il parle [[à voie basse]].', fix: 'à voix basse' },
    { text: 'Il a bu [[un vers de vin]].', fix: 'un verre de vin' },
    { text: 'Le chœur [[répondait en cœur]].', fix: 'répondait en chœur' },
    { text: 'Il a [[exhaussé son vœu]].', fix: 'exaucé son vœu' },
    { text: 'Ils vivent [[aux dépends]] de leur oncle.', fix: 'aux dépens' },
  ],
  check: phrases.check,
});
