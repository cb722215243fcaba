import type { Localized } from '@tercet/contracts';

interface RuleWords {
  readonly message: Localized;
  readonly explanation: Localized;
}

/** Words of the rules that the three languages share. */
export const REPEATED_WORD: RuleWords = {
  message: {
    en: '“{found}”: the word is written twice.',
    fr: '« {found} » : le mot est écrit deux fois.',
    es: '«{found}»: la palabra está escrita dos veces.',
  },
  explanation: {
    en: 'A word repeated by accident often hides at a line break or after an edit. Delete one of the two.',
    fr: 'Un mot répété par mégarde se cache souvent à la fin d’une ligne ou après une correction. Supprimez-en un.',
    es: 'Una palabra repetida por descuido suele esconderse al final de una línea o tras una corrección. Borra una de las dos.',
  },
};

export const DOUBLE_SPACE: RuleWords = {
  message: {
    en: 'Two spaces where one is enough.',
    fr: 'Deux espaces là où une suffit.',
    es: 'Dos espacios donde basta uno.',
  },
  explanation: {
    en: 'Words are separated by a single space; a second one shows as a gap in the line.',
    fr: 'Une seule espace sépare les mots ; la seconde fait un trou dans la ligne.',
    es: 'Las palabras se separan con un solo espacio; el segundo deja un hueco en la línea.',
  },
};

export const SPACE_BEFORE_SIGN: RuleWords = {
  message: {
    en: 'No space goes before this sign.',
    fr: 'Ce signe ne prend pas d’espace avant lui.',
    es: 'Este signo no lleva espacio delante.',
  },
  explanation: {
    en: 'The sign stands directly after the word that it follows; the space comes after it.',
    fr: 'Le signe suit directement le mot qui le précède ; l’espace vient après.',
    es: 'El signo va pegado a la palabra que lo precede; el espacio va después.',
  },
};

export const DOUBLED_SIGN: RuleWords = {
  message: {
    en: '“{found}”: the sign is written twice.',
    fr: '« {found} » : le signe est doublé.',
    es: '«{found}»: el signo está duplicado.',
  },
  explanation: {
    en: 'One comma, semicolon or full stop is enough; an ellipsis has three dots.',
    fr: 'Une seule virgule, un seul point-virgule ou un seul point suffit ; les points de suspension vont par trois.',
    es: 'Basta una coma, un punto y coma o un punto; los puntos suspensivos son tres.',
  },
};

export const MISSING_SPACE_AFTER_SIGN: RuleWords = {
  message: {
    en: 'A space is missing after this sign.',
    fr: 'Il manque une espace après ce signe.',
    es: 'Falta un espacio después de este signo.',
  },
  explanation: {
    en: 'A comma or a semicolon is followed by a space.',
    fr: 'La virgule et le point-virgule sont suivis d’une espace.',
    es: 'Tras la coma y el punto y coma va un espacio.',
  },
};

/** For the rules of every language in which a verb agrees with its subject. */
export const VERB_DISAGREES: Localized = {
  en: 'The verb does not agree with its subject: write “{fix}”.',
  fr: 'Le verbe ne s’accorde pas avec son sujet : écrivez « {fix} ».',
  es: 'El verbo no concuerda con su sujeto: escribe «{fix}».',
};

/** Where a word stands for one that sounds or looks like it. */
export const ANOTHER_WORD: Localized = {
  en: 'Write “{fix}” here; “{found}” is another word.',
  fr: 'Écrivez « {fix} » ici ; « {found} » est un autre mot.',
  es: 'Escribe «{fix}»; «{found}» es otra palabra.',
};

/** Where the parts of a word are written apart. */
export const ONE_WORD: Localized = {
  en: 'Here it is one word: “{fix}”.',
  fr: 'Ici, cela s’écrit en un mot : « {fix} ».',
  es: 'Aquí se escribe en una palabra: «{fix}».',
};
