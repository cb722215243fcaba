import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { LOOSE_TURNS } from '../phrases/loose-turns';

const phrases = phraseTable(LOOSE_TURNS);

export const toursFamiliers = defineRule({
  id: 'fr/tours-familiers',
  category: 'style',
  level: 'style',
  message: {
    en: 'Current, but usage guides advise against it: “{fix}” is safer.',
    fr: 'Tour courant, mais déconseillé : « {fix} » est plus sûr.',
    es: 'Giro corriente, pero desaconsejado: «{fix}» es más seguro.',
  },
  explanation: {
    en: 'The turn is common in speech and in the press; usage guides prefer another in careful writing.',
    fr: 'Le tour est répandu à l’oral et dans la presse ; les guides d’usage en préfèrent un autre à l’écrit soigné.',
    es: 'El giro es frecuente al hablar y en la prensa; las guías de uso prefieren otro en la escritura cuidada.',
  },
  valid: [
    'Il va chez le coiffeur.',
    'Elle est venue à vélo.',
    'Finalement, tout va bien.',
    'Il a fallu régler le problème.',
    'Parlez fort de façon qu’on vous entende.',
    'La séance commence à midi.',
    'Il cherche son chapeau.',
    'La suite du livre est meilleure.',
  ],
  invalid: [
    { text: 'Ils ont [[solutionné]] le problème.', fix: 'réglé' },
    { text: 'Le maire [[débute la séance]].', fix: 'commence la séance' },
    { text: 'Je [[suis allée au coiffeur]] hier.', fix: 'suis allée chez le coiffeur' },
    { text: 'Parlez fort [[de façon à ce que]] tous entendent.', fix: 'de façon que' },
    { text: '[[Au final]], rien n’a changé.', fix: 'Finalement' },
    { text: 'Nous [[venons en vélo]] chaque matin.', fix: 'venons à vélo' },
  ],
  check: phrases.check,
});
