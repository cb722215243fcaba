import type { Locale, Localized } from '@tercet/contracts';

interface Vocabulary {
  readonly subjects: readonly string[];
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
  readonly places: readonly string[];
}

const words = (list: string) => list.split('|');

const VOCABULARY: Localized<Vocabulary> = {
  en: {
    subjects: words(
      'The committee|Our neighbour|A young engineer|The old captain|Her brother|The whole team|Nobody|My teacher|The museum',
    ),
    verbs: words(
      'carried|described|repaired|forgot|painted|recieved|discovered|bought|kept|questioned',
    ),
    objects: words(
      'the broken clock|an new letter|several maps|a small boat|the the answer|his favourite coat|three apples|the definately wrong key|an unusual offer',
    ),
    places: words(
      'in the harbour|before lunch|near the station|during the long meeting|without a word|at the end of the street|after the storm',
    ),
  },
  fr: {
    subjects: words(
      'Le comité|Notre voisin|Une jeune ingénieure|Le vieux capitaine|Son frère|Toute l’équipe|Personne|Mon professeur|Le musée',
    ),
    verbs: words(
      'portait|décrivait|réparait|oubliait|peignait|recevai|découvrait|achetait|gardait|interrogeait',
    ),
    objects: words(
      'l’horloge cassée|une nouvelle lettre|plusieurs cartes|un petit bateau|la la réponse|son manteau préféré|trois pommes|la mauvaise clé|une offre inabituelle',
    ),
    places: words(
      'dans le port|avant le déjeuner|près de la gare|pendant la longue réunion|sans un mot|au bout de la rue|après la tempête',
    ),
  },
  es: {
    subjects: words(
      'El comité|Nuestro vecino|Una joven ingeniera|El viejo capitán|Su hermano|Todo el equipo|Nadie|Mi profesor|El museo',
    ),
    verbs: words(
      'llevaba|describía|reparaba|olvidaba|pintaba|recivía|descubría|compraba|guardaba|preguntaba',
    ),
    objects: words(
      'el reloj roto|una carta nueva|varios mapas|un barco pequeño|la la respuesta|su abrigo favorito|tres manzanas|la llave equivocada|una oferta imusual',
    ),
    places: words(
      'en el puerto|antes de la comida|cerca de la estación|durante la larga reunión|sin una palabra|al final de la calle|después de la tormenta',
    ),
  },
};

/** Made-up prose in paragraphs of five sentences, some with errors; the same for the same seed. */
export function sampleText(language: Locale, characters: number, seed: number): string {
  let state = seed * 2_654_435_761;
  const pick = (list: readonly string[]): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[(state >>> 8) % list.length] ?? '';
  };
  const { subjects, verbs, objects, places } = VOCABULARY[language];
  let text = '';
  for (let sentence = 1; text.length < characters; sentence += 1) {
    text += `${pick(subjects)} ${pick(verbs)} ${pick(objects)} ${pick(places)}.${sentence % 5 === 0 ? '\n' : ' '}`;
  }
  return text.slice(0, characters);
}
