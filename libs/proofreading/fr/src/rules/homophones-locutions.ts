import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { HOMOPHONES } from '../phrases/homophones';

const phrases = phraseTable(HOMOPHONES);

export const homophonesLocutions = defineRule({
  id: 'fr/homophones-locutions',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'In this phrase the word of the same sound is another: “{fix}”.',
    fr: 'Dans cette expression, c’est un autre mot de même son : « {fix} ».',
    es: 'En esta expresión la palabra de igual sonido es otra: «{fix}».',
  },
  explanation: {
    en: 'Words that sound alike are told apart by their spelling, and a set phrase has room for one of them only: “tenir compte”, but “un conte de fées”; “la salle à manger”, but “du linge sale”.',
    fr: 'Des mots de même son se distinguent par l’écriture, et une expression figée n’en admet qu’un : « tenir compte », mais « un conte de fées » ; « la salle à manger », mais « du linge sale ».',
    es: 'Las palabras que suenan igual se distinguen por la escritura, y una expresión fija solo admite una: «tenir compte», pero «un conte de fées»; «la salle à manger», pero «du linge sale».',
  },
  valid: [
    'Il faut tenir compte du vent.',
    'La salle de bains est libre.',
    'Un verre de vin et du pain.',
    'Les enfants jouent dans la cour.',
    'Le conte de fées finit bien.',
    'Un ver de terre se tortille.',
    'Elle s’est convertie à la foi catholique.',
    'Il y a mille lieux à visiter.',
    'Les cours de récréation sont vides.',
    'Ils étaient à court d’eau.',
    'Sa tâche est finie, mais la tache de sang reste.',
    'Tu dors et déjà le jour se lève.',
  ],
  invalid: [
    { text: 'Le marin doit [[tenir conte]] du vent.', fix: 'tenir compte' },
    { text: 'Le plan réussit [[à cour terme]].', fix: 'à court terme' },
    { text: 'Le chien dort dans la [[sale d’attente]].', fix: 'salle d’attente' },
    { text: 'Le moine prie [[à voie basse]].', fix: 'à voix basse' },
    { text: 'Elle sert [[un vers de vin]] à son oncle.', fix: 'un verre de vin' },
    { text: 'Les moines [[répondaient en cœur]].', fix: 'répondaient en chœur' },
    { text: 'Ils vivent [[aux dépends]] de leur oncle.', fix: 'aux dépens' },
    { text: 'Le renard revient [[de bonne heur]].', fix: 'de bonne heure' },
  ],
  check: phrases.check,
});
