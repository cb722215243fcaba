import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { ENGLISH_WORDS } from '../phrases/english-words';

const phrases = phraseTable(ENGLISH_WORDS);

export const motsAnglais = defineRule({
  id: 'fr/mots-anglais',
  category: 'style',
  level: 'style',
  message: {
    en: 'English word: “{fix}” is the French one.',
    fr: 'Mot anglais : « {fix} » est le mot français.',
    es: 'Palabra inglesa: la francesa es «{fix}».',
  },
  explanation: {
    en: 'Not every reader knows the English word, and French has a usual one for it.',
    fr: 'Tous les lecteurs ne connaissent pas le mot anglais, et le français en a un qui est en usage.',
    es: 'No todos los lectores conocen la palabra inglesa, y el francés tiene una de uso corriente.',
  },
  valid: [
    'Il passe le week-end à la campagne.',
    'Elle joue au football.',
    'La date limite approche.',
    'Le service d’assistance répond vite.',
    'Ils ont vérifié la liste de contrôle.',
    'Cette usine est touchée par la crise.',
    'Le booster de la fusée a pris feu.',
    'Le retour des clients est bon.',
  ],
  invalid: [
    { text: 'La [[deadline]] est vendredi.', fix: 'date limite' },
    { text: 'Merci de votre [[feedback]] rapide.', fix: 'retour' },
    { text: 'La crise [[impacte]] les ventes.', fix: 'touche' },
    { text: 'Il a reçu la [[newsletter]] du musée.', fix: 'lettre d’information' },
    { text: 'La mairie lutte contre [[le greenwashing]].', fix: 'l’écoblanchiment' },
    { text: 'Ils ont [[boosté le]] moral de l’équipe.', fix: 'stimulé le' },
  ],
  check: phrases.check,
});
