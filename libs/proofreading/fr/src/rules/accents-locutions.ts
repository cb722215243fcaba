import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { ACCENTS } from '../phrases/accents';

const phrases = phraseTable(ACCENTS);

export const accentsLocutions = defineRule({
  id: 'fr/accents-locutions',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'An accent is missing or out of place: “{fix}”.',
    fr: 'Un accent manque ou est de trop : « {fix} ».',
    es: 'Falta o sobra un acento: «{fix}».',
  },
  explanation: {
    en: 'An accent tells words apart: “a” is a verb and “à” a preposition, “cote” is not “côté”, “sur” is not “sûr”.',
    fr: 'L’accent distingue des mots : « a » est un verbe et « à » une préposition, « cote » n’est pas « côté », « sur » n’est pas « sûr ».',
    es: 'El acento distingue palabras: «a» es un verbo y «à» una preposición; «cote» no es «côté» ni «sur» es «sûr».',
  },
  valid: [
    'Il est venu à cause de la pluie.',
    'Grâce à toi, tout va bien.',
    'Il a à peine mangé.',
    'Je suis sûr que tu viendras.',
    'Le livre est sur la table.',
    'D’un côté, il pleut.',
    'La cote du vin monte.',
    'Le prêt a été accordé.',
    'La suite a été réservée.',
    'La face a rougi.',
    'Il est venu il y a bientôt deux mois.',
    'On voit bien sur la photo que le mur penche.',
    'J’ai fait ça et là je pars.',
    'Son regard se porte ici, là ou là-bas.',
    'Des enfants jouent dès le matin.',
    'Là où il va, il fait froid.',
  ],
  invalid: [
    { text: 'Il est resté [[a cause de]] la pluie.', fix: 'à cause de' },
    { text: '[[Grace à]] toi, tout va bien.', fix: 'Grâce à' },
    { text: '[[D’un autre coté]], il pleut.', fix: 'D’un autre côté' },
    { text: 'Je [[suis sur que]] tu viendras.', fix: 'suis sûr que' },
    { text: 'Il part [[des que]] le jour se lève.', fix: 'dès que' },
    { text: 'Elle reste [[jusqu’a]] demain.', fix: 'jusqu’à' },
  ],
  // `A cause de la pluie`: the rule of the capital “A” has it.
  check: (sentence, report) =>
    phrases.check(sentence, (span, ...rest) => {
      const [first] = sentence.tokens;
      if (first?.text !== 'A' || span.start !== first.start) report(span, ...rest);
    }),
});
