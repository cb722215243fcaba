import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { ANGLICISMS } from '../phrases/anglicisms';

const phrases = phraseTable(ANGLICISMS);

export const anglicismes = defineRule({
  id: 'fr/anglicismes',
  category: 'style',
  level: 'style',
  message: {
    en: 'Calque of English: “{fix}” is what French says.',
    fr: 'Calque de l’anglais : le français dit « {fix} ».',
    es: 'Calco del inglés: en francés se dice «{fix}».',
  },
  explanation: {
    en: 'Translated word by word, English turns sound odd or mean something else; French has its own.',
    fr: 'Traduits mot à mot, des tours anglais sonnent mal ou changent de sens ; le français a les siens.',
    es: 'Traducidos palabra por palabra, los giros ingleses suenan extraños o cambian de sentido; el francés tiene los suyos.',
  },
  valid: [
    'Il a postulé cet emploi.',
    'Il pose une question au maire.',
    'Ils mettent l’accent sur la qualité.',
    'Elle prend la parole.',
    'Le projet a été lancé.',
    'Il est tombé amoureux.',
    'On a ouvert un compte.',
    'Il adresse une question au ministre.',
    'La balance des paiements penche.',
    'Ils vont en grève.',
    'Il tient cela pour acquis.',
  ],
  invalid: [
    { text: 'Il faut [[mettre l’emphase sur]] la qualité.', fix: 'mettre l’accent sur' },
    { text: 'Il voulait [[demander une question]].', fix: 'poser une question' },
    { text: 'C’est une [[erreur cléricale]] du greffe.', fix: 'erreur d’écriture' },
    { text: 'Lisez les [[termes et conditions]].', fix: 'conditions générales' },
    { text: 'Elle est [[tombée en amour]] hier.', fix: 'tombée amoureuse' },
    { text: 'Ils [[demandent une question]] au maire.', fix: 'posent une question' },
    { text: 'Il a [[complété un formulaire]].', fix: 'rempli un formulaire' },
    { text: 'Elle [[est sous l’impression que]] tout va bien.', fix: 'a l’impression que' },
    { text: 'Nous [[sauverons du temps]].', fix: 'gagnerons du temps' },
    { text: 'Il dort [[un bon dix heures]].', fix: 'dix bonnes heures' },
  ],
  check: phrases.check,
});
