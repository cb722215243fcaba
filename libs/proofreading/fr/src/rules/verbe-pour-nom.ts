import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { VERBS_FOR_NOUNS } from '../phrases/verbs-for-nouns';

const phrases = phraseTable(VERBS_FOR_NOUNS);

export const verbePourNom = defineRule({
  id: 'fr/verbe-pour-nom',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'A noun stands here, not a form of the verb: “{fix}”.',
    fr: 'Il faut ici le nom, non une forme du verbe : « {fix} ».',
    es: 'Aquí va el sustantivo, no una forma del verbo: «{fix}».',
  },
  explanation: {
    en: 'After a determiner the noun is written without the ending of the verb: “il travaille”, but “mon travail”; “il appelle”, but “un appel”; “il diagnostique”, but “le diagnostic”.',
    fr: 'Après un déterminant, le nom ne prend pas la terminaison du verbe : « il travaille », mais « mon travail » ; « il appelle », mais « un appel » ; « il diagnostique », mais « le diagnostic ».',
    es: 'Tras un determinante, el sustantivo no lleva la terminación del verbo: «il travaille», pero «mon travail»; «il appelle», pero «un appel»; «il diagnostique», pero «le diagnostic».',
  },
  valid: [
    'Mon travail me plaît.',
    'Le médecin diagnostique une grippe.',
    'L’appel du large le tente.',
    'Le sien travaille à la ferme.',
    'Il nous envoie un colis.',
    'Tu détailles la recette.',
    'L’un diagnostique, l’autre soigne.',
    'Notre ami emploie dix personnes.',
  ],
  invalid: [
    { text: 'Le facteur attend [[mon envoie]].', fix: 'mon envoi' },
    { text: 'Elle suit [[vos conseilles]].', fix: 'vos conseils' },
    { text: 'L’oncle pense [[au travaille]] du soir.', fix: 'au travail' },
    { text: 'Le vétérinaire donne [[son diagnostique]].', fix: 'son diagnostic' },
    { text: 'Le renard entend [[nos appelles]].', fix: 'nos appels' },
  ],
  check: phrases.check,
});
