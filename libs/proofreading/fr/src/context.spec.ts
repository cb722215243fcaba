import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  ContextModel,
  type Issue,
  confusionChecker,
  createSpeller,
} from '@tercet/proofreading-core';
import { createPassage } from '@tercet/proofreading-core/testing';
import { FRENCH_SPELLING } from './spelling-profile';

const read = (file: string) => readFileSync(new URL(`../data/${file}`, import.meta.url));
const checker = confusionChecker(
  createSpeller(read('fr.dict.bin'), FRENCH_SPELLING),
  new ContextModel(read('fr.context.bin')),
);
const find = (text: string) =>
  (checker.check(createPassage(text, 'fr')) as readonly Issue[]).map(
    ({ start, end, suggestions }) => [text.slice(start, end), ...suggestions],
  );

describe('French words in the place of others', () => {
  it.each([
    ['Je ne sais pas ou il habite maintenant.', 'ou', 'où'],
    ['Ils on décidé de partir demain matin.', 'on', 'ont'],
    ['Je suis sur que tu vas réussir.', 'sur', 'sûr'],
    ['Il est a la maison depuis ce matin.', 'a', 'à'],
    ['Elle a un peut de fièvre ce soir.', 'peut', 'peu'],
    ['Il faut tenir conte de la météo.', 'conte', 'compte'],
    ['Je ne peu pas venir demain soir.', 'peu', 'peux'],
    ['Nous avons déjeuné dans la sale à manger.', 'sale', 'salle'],
    ['Il ce lève tôt tous les jours.', 'ce', 'se'],
    ['Il pleut ici depuis un moi.', 'moi', 'mois'],
    ['C’est la première foi que je viens ici.', 'foi', 'fois'],
  ])('are found: %s', (text, found, fix) => {
    expect(find(text)).toEqual([[found, fix]]);
  });

  it.each([
    'Il y a beaucoup de monde à la gare ce matin.',
    'Où veux-tu aller, à la mer ou à la montagne ?',
    'On dit que ces gens ont raison.',
    'Il peut venir un peu plus tôt.',
    'Ils voient tous ce qui se passe.',
    'La salle était sale après le repas.',
    'Le compte rendu raconte un conte ancien.',
    'Son frère et sa sœur sont partis hier.',
    'Il se lève et ce matin il se sent mieux.',
    'La mère et le père du maire vivent près de la mer.',
    'Je suis sûr que le livre est sur la table.',
    'Le mois dernier, il est venu chez moi.',
    'Elle est prête à partir, près de la porte.',
    'Il court vers la cour avant le cours.',
    '« Tu » veut dire cela.',
    'Les comtes de la région tenaient leurs comptes.',
  ])('are not seen where there are none: %s', (text) => {
    expect(find(text)).toEqual([]);
  });
});
