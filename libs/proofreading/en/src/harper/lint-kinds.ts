import type { Locale, Localized } from '@tercet/contracts';
import type { Category, Level } from '@tercet/proofreading-core';

/** What we make of a kind of lint. */
export interface KindMeaning {
  readonly category: Category;
  readonly level: Level;
  /** What is wrong, for readers of French and Spanish; readers of English get Harper's own sentence. */
  readonly problem: Readonly<Record<Exclude<Locale, 'en'>, string>>;
  readonly explanation: Localized;
}

const AGREEMENT: KindMeaning = {
  category: 'agreement',
  level: 'error',
  problem: { fr: 'L’accord semble fautif.', es: 'La concordancia parece incorrecta.' },
  explanation: {
    en: 'Words that belong together agree in number and person: a singular subject takes a singular verb, and so on.',
    fr: 'En anglais aussi, les mots liés s’accordent en nombre et en personne : un sujet singulier appelle un verbe au singulier.',
    es: 'También en inglés las palabras relacionadas concuerdan en número y persona: a un sujeto singular le corresponde un verbo en singular.',
  },
};

const GRAMMAR: KindMeaning = {
  category: 'grammar',
  level: 'error',
  problem: {
    fr: 'Cette tournure n’est pas correcte en anglais.',
    es: 'Esta construcción no es correcta en inglés.',
  },
  explanation: {
    en: 'English grammar does not allow the words to be combined in this way.',
    fr: 'La grammaire anglaise n’admet pas cette combinaison de mots.',
    es: 'La gramática inglesa no admite esta combinación de palabras.',
  },
};

const CONFUSION: KindMeaning = {
  category: 'confusion',
  level: 'error',
  problem: {
    fr: 'Ce mot est mis à la place d’un autre.',
    es: 'Esta palabra ocupa el lugar de otra.',
  },
  explanation: {
    en: 'The word exists, but here it was very likely mistaken for one that looks or sounds like it.',
    fr: 'Le mot existe, mais il a très probablement été confondu ici avec un autre qui lui ressemble.',
    es: 'La palabra existe, pero aquí probablemente se ha confundido con otra parecida.',
  },
};

const USAGE: KindMeaning = {
  category: 'confusion',
  level: 'error',
  problem: { fr: 'Ce n’est pas la tournure d’usage.', es: 'No es la expresión habitual.' },
  explanation: {
    en: 'The expression has a fixed form in standard English, and this is not it.',
    fr: 'Cette expression a une forme fixe en anglais courant, et ce n’est pas celle-ci.',
    es: 'La expresión tiene una forma fija en inglés estándar, y no es esta.',
  },
};

const PUNCTUATION: KindMeaning = {
  category: 'punctuation',
  level: 'error',
  problem: { fr: 'La ponctuation est à revoir.', es: 'Conviene revisar la puntuación.' },
  explanation: {
    en: 'A sign is missing, superfluous or misplaced here: commas, apostrophes and hyphens tell the reader how words belong together.',
    fr: 'Un signe manque, est de trop ou mal placé : virgules, apostrophes et traits d’union montrent comment les mots se rattachent.',
    es: 'Falta, sobra o está mal puesto un signo: las comas, los apóstrofos y los guiones muestran cómo se unen las palabras.',
  },
};

const CAPITALIZATION: KindMeaning = {
  category: 'capitalization',
  level: 'suggestion',
  problem: { fr: 'La majuscule est à vérifier.', es: 'Conviene revisar la mayúscula.' },
  explanation: {
    en: 'English starts sentences, names, months and weekdays, and the pronoun “I”, with a capital letter.',
    fr: 'L’anglais met une majuscule en début de phrase, aux noms propres, aux mois, aux jours et au pronom « I ».',
    es: 'El inglés escribe con mayúscula el comienzo de la frase, los nombres propios, los meses, los días y el pronombre «I».',
  },
};

const REPETITION: KindMeaning = {
  category: 'repetition',
  level: 'error',
  problem: { fr: 'Ce mot est répété.', es: 'Esta palabra está repetida.' },
  explanation: {
    en: 'The same word, or one that does the same work, stands here twice.',
    fr: 'Le même mot, ou un mot qui fait le même travail, figure deux fois.',
    es: 'La misma palabra, o una con la misma función, aparece dos veces.',
  },
};

const TYPOGRAPHY: KindMeaning = {
  category: 'typography',
  level: 'typography',
  problem: { fr: 'La typographie peut être améliorée.', es: 'La tipografía puede mejorarse.' },
  explanation: {
    en: 'Well-set text uses the proper signs and spaces: dashes, ellipses, quotation marks.',
    fr: 'Un texte bien composé emploie les bons signes et les bonnes espaces : tirets, points de suspension, guillemets.',
    es: 'Un texto bien compuesto usa los signos y espacios adecuados: rayas, puntos suspensivos, comillas.',
  },
};

const STYLE: KindMeaning = {
  category: 'style',
  level: 'style',
  problem: { fr: 'Cela peut se dire mieux.', es: 'Puede decirse mejor.' },
  explanation: {
    en: 'This is correct, but a plainer or shorter wording would serve the reader better.',
    fr: 'C’est correct, mais une tournure plus simple ou plus courte servirait mieux le lecteur.',
    es: 'Es correcto, pero una expresión más sencilla o más breve ayudaría al lector.',
  },
};

export const KINDS: Readonly<Record<string, KindMeaning>> = {
  Agreement: AGREEMENT,
  BoundaryError: CONFUSION,
  Capitalization: CAPITALIZATION,
  Eggcorn: CONFUSION,
  Enhancement: STYLE,
  Formatting: TYPOGRAPHY,
  Grammar: GRAMMAR,
  Malapropism: CONFUSION,
  Miscellaneous: GRAMMAR,
  Nonstandard: USAGE,
  Punctuation: PUNCTUATION,
  Readability: STYLE,
  Redundancy: STYLE,
  Regionalism: STYLE,
  Repetition: REPETITION,
  Spelling: CONFUSION,
  Style: STYLE,
  Typo: CONFUSION,
  Usage: USAGE,
  WordChoice: CONFUSION,
  WordOrder: GRAMMAR,
};

/** Kinds that a later version may add count as suggestions about grammar. */
export function meaningOf(kind: string): KindMeaning {
  return KINDS[kind] ?? { ...GRAMMAR, level: 'suggestion' };
}
