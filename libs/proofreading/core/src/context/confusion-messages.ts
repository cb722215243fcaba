import type { Localized } from '@tercet/contracts';

interface Wording {
  readonly message: Localized;
  readonly explanation: Localized;
}

/** `{found}` is the word in the text, `{fix}` the one that fits. */
export const ACCENT_CONFUSION: Wording = {
  message: {
    en: '“{found}” and “{fix}” are two words. “{fix}” seems to be meant here.',
    fr: '« {found} » et « {fix} » sont deux mots différents. Ici, il s’agit sans doute de « {fix} ».',
    es: '«{found}» y «{fix}» son palabras distintas. Aquí parece tratarse de «{fix}».',
  },
  explanation: {
    en: 'Only an accent tells the two words apart. Between the words that stand here, the other one is far more usual.',
    fr: 'Seul un accent distingue les deux mots. Entre les mots qui l’entourent, l’autre est bien plus courant.',
    es: 'Solo una tilde distingue las dos palabras. Entre las palabras que la rodean, la otra es mucho más habitual.',
  },
};

export const WORD_CONFUSION: Wording = {
  message: {
    en: '“{found}” is a word, but it is unusual here. Did you mean “{fix}”?',
    fr: '« {found} » existe, mais surprend ici. Vouliez-vous dire « {fix} » ?',
    es: '«{found}» existe, pero resulta raro aquí. ¿Querías decir «{fix}»?',
  },
  explanation: {
    en: 'Both words are in the dictionary, so only the words around them can tell. Here the other one is far more usual.',
    fr: 'Les deux mots sont dans le dictionnaire : seuls leurs voisins peuvent trancher. Ici, l’autre est bien plus courant.',
    es: 'Las dos palabras están en el diccionario: solo sus vecinas pueden decidir. Aquí la otra es mucho más habitual.',
  },
};

/** Puts the words of the text into a wording. */
export function fillWords({ en, fr, es }: Localized, found: string, fix: string): Localized {
  const put = (text: string): string =>
    text.replaceAll('{found}', () => found).replaceAll('{fix}', () => fix);
  return { en: put(en), fr: put(fr), es: put(es) };
}
