import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { FAULTY_TURNS } from '../phrases/turns';

const phrases = phraseTable(FAULTY_TURNS);

export const toursCritiques = defineRule({
  id: 'fr/tours-critiques',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'Grammars reject this turn: write “{fix}”.',
    fr: 'Ce tour est critiqué : écrivez « {fix} ».',
    es: 'Los gramáticos rechazan este giro: escribe «{fix}».',
  },
  explanation: {
    en: 'The turn mixes two others or takes the wrong preposition; careful writing keeps the usual form.',
    fr: 'Ce tour en mêle deux autres ou prend une préposition impropre ; la langue soignée garde la forme d’usage.',
    es: 'El giro mezcla otros dos o usa una preposición impropia; la lengua cuidada mantiene la forma habitual.',
  },
  valid: [
    'Bien qu’il pleuve, il sort.',
    'Quant à moi, je reste.',
    'Quand à midi il sonna, tous partirent.',
    'Il va chez le coiffeur.',
    'De prime abord, c’est simple.',
    'Il pallie ce défaut.',
    'Il est venu à vélo.',
    'Malgré la pluie, il sort.',
    'Je ne sais si j’aurai le temps.',
    'Elle n’est plus bonne à rien.',
    'Ils se ressemblent comme deux gouttes d’eau.',
  ],
  invalid: [
    { text: '[[Malgré que]] ce soit tard, il sort.', fix: 'Bien que' },
    { text: '[[Quand à moi]], je reste.', fix: 'Quant à moi' },
    { text: 'C’est fait [[à pied levé]].', fix: 'au pied levé' },
    { text: '[[À prime abord]], c’est simple.', fix: 'De prime abord' },
    { text: 'Le grenier reste [[sans dessus dessous]].', fix: 'sens dessus dessous' },
    { text: 'C’est [[encore plus pire]] ici.', fix: 'encore pire' },
    { text: 'Il faut [[pallier au]] manque de place.', fix: 'pallier le' },
    { text: 'Il [[tire les marrons de feu]].', fix: 'tire les marrons du feu' },
  ],
  check: phrases.check,
});
