import type { Locale, Localized, Variant } from '@tercet/contracts';
import { foldWord } from './dictionary-format';

interface Wording {
  readonly message: (word: string, best: string) => Localized;
  readonly explanation: Localized;
}

/** What a misspelling looks like, as far as it helps to say. */
export type SlipKind = 'accent' | 'capital' | 'space' | 'apostrophe' | 'other' | 'unknown';

const stripAccents = (word: string): string =>
  foldWord(word)
    .normalize('NFD')
    .replace(/[\p{M}]/gu, '');

/** Names the slip between a word and the first suggestion for it. */
export function slipKind(word: string, best: string | undefined): SlipKind {
  if (best === undefined) return 'unknown';
  const [typed, wanted] = [foldWord(word), foldWord(best)];
  if (typed === wanted) return 'capital';
  if (stripAccents(typed) === stripAccents(wanted)) return 'accent';
  if (wanted.replace(/ /gu, '') === typed) return 'space';
  if (wanted.replace(/'/gu, '') === typed) return 'apostrophe';
  return 'other';
}

const didYouMean = (word: string, best: string): Localized => ({
  en: `“${word}” looks misspelled. Did you mean “${best}”?`,
  fr: `« ${word} » semble mal orthographié. Vouliez-vous dire « ${best} » ?`,
  es: `«${word}» parece mal escrito. ¿Querías decir «${best}»?`,
});

export const SPELLING_WORDINGS: Readonly<Record<SlipKind, Wording>> = {
  accent: {
    message: (word, best) => ({
      en: `“${word}” is written “${best}”: check the accents.`,
      fr: `« ${word} » s’écrit « ${best} » : vérifiez les accents.`,
      es: `«${word}» se escribe «${best}»: revisa las tildes.`,
    }),
    explanation: {
      en: 'Only the accents differ from a word in the dictionary. They are part of the spelling and can change how a word is read.',
      fr: 'Seuls les accents diffèrent d’un mot du dictionnaire. Ils font partie de l’orthographe et peuvent changer la lecture du mot.',
      es: 'Solo los acentos o la diéresis lo distinguen de una palabra del diccionario. Forman parte de la ortografía y pueden cambiar la lectura.',
    },
  },
  capital: {
    message: (word, best) => ({
      en: `“${word}” is usually written “${best}”.`,
      fr: `« ${word} » s’écrit d’ordinaire « ${best} ».`,
      es: `«${word}» suele escribirse «${best}».`,
    }),
    explanation: {
      en: 'The dictionary has this word only with other capital letters, as for a name or an acronym.',
      fr: 'Le dictionnaire ne connaît ce mot qu’avec d’autres majuscules, comme un nom propre ou un sigle.',
      es: 'El diccionario solo recoge esta palabra con otras mayúsculas, como un nombre propio o una sigla.',
    },
  },
  space: {
    message: (word, best) => ({
      en: `“${word}” should be two words: “${best}”.`,
      fr: `« ${word} » s’écrit en deux mots : « ${best} ».`,
      es: `«${word}» se escribe en dos palabras: «${best}».`,
    }),
    explanation: {
      en: 'Two words seem to have run together; a space is missing between them.',
      fr: 'Deux mots semblent s’être collés : il manque une espace entre eux.',
      es: 'Parece que dos palabras se han juntado: falta un espacio entre ellas.',
    },
  },
  apostrophe: {
    message: (word, best) => ({
      en: `“${word}” needs an apostrophe: “${best}”.`,
      fr: `Il manque une apostrophe à « ${word} » : « ${best} ».`,
      es: `A «${word}» le falta un apóstrofo: «${best}».`,
    }),
    explanation: {
      en: 'The apostrophe stands for the letters that are left out, so it belongs to the spelling.',
      fr: 'L’apostrophe marque la voyelle élidée ; elle fait partie de l’orthographe.',
      es: 'El apóstrofo señala las letras omitidas y forma parte de la escritura de la palabra.',
    },
  },
  other: {
    message: didYouMean,
    explanation: {
      en: 'This word is not in the dictionary, but similar ones are.',
      fr: 'Ce mot n’est pas dans le dictionnaire, qui en contient d’autres presque identiques.',
      es: 'Esta palabra no está en el diccionario, pero sí otras que se escriben casi igual.',
    },
  },
  unknown: {
    message: (word) => ({
      en: `“${word}” is not in the dictionary.`,
      fr: `« ${word} » n’est pas dans le dictionnaire.`,
      es: `«${word}» no está en el diccionario.`,
    }),
    explanation: {
      en: 'No word in the dictionary comes close to this one.',
      fr: 'Aucun mot du dictionnaire ne lui ressemble.',
      es: 'Ninguna palabra del diccionario se le parece.',
    },
  },
};

/** `American English`, `anglais américain`, `inglés estadounidense`. */
const variantNames = (reader: Locale) => new Intl.DisplayNames(reader, { type: 'language' });
const VARIANT_NAMES = { en: variantNames('en'), fr: variantNames('fr'), es: variantNames('es') };

/** For a word that another variant of the language than the chosen one spells so. */
export const variantWording = (variant: Variant): Wording => ({
  message: (word, best) => ({
    en: `“${word}” is spelled “${best}” in ${VARIANT_NAMES.en.of(variant)}.`,
    fr: `« ${word} » s’écrit « ${best} » en ${VARIANT_NAMES.fr.of(variant)}.`,
    es: `«${word}» se escribe «${best}» en ${VARIANT_NAMES.es.of(variant)}.`,
  }),
  explanation: {
    en: 'The word is right elsewhere in the English-speaking world. Keeping to one variant keeps a text consistent.',
    fr: 'Le mot est correct dans d’autres pays anglophones. S’en tenir à une variante donne un texte homogène.',
    es: 'La palabra es correcta en otros países de habla inglesa. Mantener una sola variante da unidad al texto.',
  },
});
