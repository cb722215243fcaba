import { describe, expect, it } from '@jest/globals';
import { PLAIN_WORDS_FR } from './plain-words.fr';
import { after, before, inPlainWords, wordyOf } from './testing/marked-text';

const CHANGED = [
  'Nous sommes restés à la maison [en raison du fait qu’|parce qu’]il pleuvait.',
  'Le club a fermé [à cause du fait que|parce que] personne ne payait.',
  'Elle est arrivée en retard [à cause du fait qu’|parce qu’]elle avait raté son train.',
  'Ils sont sortis [en dépit de|malgré] la pluie.',
  'La fête a eu lieu [en dépit du|malgré le] froid.',
  'Elle a réussi [en dépit des|malgré les] obstacles.',
  'Tout est propre [à l’exception de|sauf] la cuisine.',
  'Tout est ouvert [à l’exception du|sauf le] musée.',
  'Tout est ouvert [à l’exception des|sauf les] musées.',
  'Ils habitent [à proximité de|près de] la gare.',
  'Ils habitent [à proximité d’|près d’]une gare.',
  'Ils habitent [à proximité du|près du] port.',
  'Ils habitent [à proximité des|près des] quais.',
  'Il court [de manière régulière|régulièrement].',
  'Elle écrit [de façon régulière|régulièrement].',
  'Il répond [de manière rapide|rapidement].',
  'Elle lit [de façon rapide|rapidement].',
  'Elle court [afin de|pour] rattraper le bus.',
  '[Afin d’|Pour ]éviter la foule, nous partons tôt.',
  'Il économise [dans le but de|pour] changer de vélo.',
  'Elle relit tout [dans le but d’|pour ]apprendre par cœur.',
  'Ils s’entraînent [en vue de|pour] gagner la coupe.',
  "Il a vendu sa voiture [en vue d'|pour ]acheter une maison.",
  'Le match est reporté, [en raison du fait que|parce que] le terrain est gelé.',
  'Nous restons ici, [en raison du fait qu’|parce qu’]il neige.',
  '[Au jour d’aujourd’hui|Aujourd’hui], tout le monde a un téléphone.',
  '[À l’heure actuelle|Actuellement], le pont est fermé.',
  'Nous sommes [à l’heure actuelle|actuellement] en vacances.',
  'Répondez-moi [dans les plus brefs délais|au plus vite].',
  'Elle a vécu dans [un grand nombre de|beaucoup de] villes.',
  '[Un grand nombre de|Beaucoup de] voyageurs attendent dehors.',
  'Il y a [un grand nombre d’|beaucoup d’]erreurs.',
  'Nous avons voté pour [un grand nombre d’|beaucoup d’]entre elles.',
  'Il [est en mesure de|peut] payer demain.',
  'Elle [est en mesure d’|peut ]ouvrir la porte.',
  'Ils [sont en mesure de|peuvent] payer demain.',
  'Elles [sont en mesure d’|peuvent ]ouvrir la porte.',
  'Le candidat doit [être en mesure de|pouvoir] nager.',
  'Il faut des clés pour [être en mesure d’|pouvoir ]entrer.',
  'Chacun [a la possibilité de|peut] voter.',
  'On [a la possibilité d’|peut ]entrer par la cour.',
  'Ils [ont la possibilité de|peuvent] choisir.',
  'Elles [ont la possibilité d’|peuvent ]acheter du pain.',
  '[Préalablement à|Avant] la réunion, chacun lit le rapport.',
  '[Préalablement au|Avant le] départ, fermez le gaz.',
  'Un contrôle a lieu, [préalablement aux|avant les] travaux.',
  '[Postérieurement à|Après] cette date, rien ne change.',
  '[Postérieurement au|Après le] vol, il a déménagé.',
  '[Postérieurement aux|Après les] élections, le prix a monté.',
  'Il aime les fruits, [comme par exemple|comme] les pommes.',
  'Il faut tout [prévoir à l’avance|prévoir].',
  'Le dîner était [prévu à l’avance|prévu].',
  'Les enfants veulent [monter en haut|monter].',
  'Il faut [descendre en bas|descendre] !',
  'Les deux écoles vont [collaborer ensemble|collaborer].',
];

const UNCHANGED = [
  'Un retard en raison du fait qu’il neige nous coûte cher.',
  'C’est en raison du fait qu’il pleuvait.',
  'Il travaille en dépit du bon sens.',
  'Il court de manière régulière et calme.',
  // A second "de" that hangs on the phrase
  'Elle lit afin d’apprendre et de comprendre.',
  'Il économise dans le but de voyager, de lire et de dormir.',
  'Il est en mesure de payer et de partir.',
  // Nouns after "de"
  'Il a tiré dans le but de l’adversaire.',
  'Le ballon est dans le but du gardien.',
  'Le bateau est en vue de la plage.',
  'Il est en vue de tous.',
  // Number and agreement
  'Un grand nombre de personnes est venu.',
  'Un grand nombre de gens qui sait lire se tait.',
  'C’est un grand nombre de pages.',
  'Il parle d’un grand nombre de sujets.',
  'Il a appelé un grand nombre de fois.',
  // Verbs that want "à" or "de"
  'Il a demandé préalablement à la direction.',
  'Comparé à l’heure actuelle, c’était simple.',
  'La montre n’est pas adaptée à l’heure actuelle.',
  'De la guerre au jour d’aujourd’hui, tout a changé.',
  'Nul n’est en mesure de répondre.',
  'Il n’est pas en mesure de répondre.',
  'Il y a la possibilité de dormir ici.',
  'Il peut être en mesure de venir.',
  'C’est un être en mesure de souffrir.',
  'Il est trop tard afin de partir.',
  'Il faut monter en haut de la tour.',
  'Il doit descendre en bas de la page.',
  'Répondez dans les plus brefs délais possibles.',
  'Il parle comme par exemple si tout allait bien.',
  // Somebody else's words, titles, names, code
  'Il a dit : « Je viens afin de voir. »',
  'Elle a écrit "afin de voir" au tableau.',
  'Le film Afin De Vivre est long.',
  'Lisez exemple.fr/afin/afin-de-voir ce soir.',
];

describe('plain words in French', () => {
  it.each(CHANGED)('%s', (example) => {
    expect(inPlainWords(before(example), 'fr')).toBe(after(example));
  });

  it.each(UNCHANGED)('leaves alone: %s', (text) => {
    expect(inPlainWords(text, 'fr')).toBe(text);
  });

  it('shows each phrase at work', () => {
    const shown = new Set(CHANGED.flatMap(wordyOf));
    expect(PLAIN_WORDS_FR.map(({ wordy }) => wordy).filter((it) => !shown.has(it))).toEqual([]);
  });
});
