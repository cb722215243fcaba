import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { HYPHENS } from '../phrases/hyphens';

const phrases = phraseTable(HYPHENS);

export const traitUnionLocutions = defineRule({
  id: 'fr/trait-union-locutions',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'A hyphen is missing: “{fix}”.',
    fr: 'Il manque un trait d’union : « {fix} ».',
    es: 'Falta un guion: «{fix}».',
  },
  explanation: {
    en: 'Many compounds and turns are joined by hyphens: “est-ce que”, “c’est-à-dire”, “un rendez-vous”, “dix-huit”.',
    fr: 'Bien des mots composés et des tours prennent le trait d’union : « est-ce que », « c’est-à-dire », « un rendez-vous », « dix-huit ».',
    es: 'Muchos compuestos y giros llevan guion: «est-ce que», «c’est-à-dire», «un rendez-vous», «dix-huit».',
  },
  valid: [
    'Quand est-ce que le pain sort du four ?',
    'C’est-à-dire demain.',
    'Il a un rendez-vous.',
    'Rendez vous-même les clés.',
    'Celui-ci est bleu.',
    'Mon neveu a dix-huit billes.',
    'Il est là depuis hier.',
    'Le chef d’orchestre salue.',
    'Le trèfle porte bonheur.',
    'Il mit pied à terre.',
    'La nouvelle va de bouche à oreille.',
    'Cessez le feu !',
    'Pour lui même un euro compte.',
  ],
  invalid: [
    { text: 'Il dit [[qu’est ce que]] tu veux ?', fix: 'qu’est-ce que' },
    { text: 'Il viendra demain, [[c’est à dire qu’il]] a cédé.', fix: 'c’est-à-dire qu’il' },
    { text: 'Elle habite au [[rez de chaussée]].', fix: 'rez-de-chaussée' },
    { text: 'Prenez [[celui ci]].', fix: 'celui-ci' },
    { text: 'Mon neveu a [[dix huit]] billes.', fix: 'dix-huit' },
    { text: 'Y [[a t’il]] du pain ?', fix: 'a-t-il' },
  ],
  check: phrases.check,
});
