import type { Locale } from '@tercet/contracts';

const USUAL: Readonly<Record<Locale, string>> = {
  en: "verbs that do not agree with their subject, tenses, articles, prepositions, its/it's, their/there, then/than, words written apart or together",
  fr: 'agreement of adjectives and participles, é/er, a/à, ou/où, ces/ses, ce/se, moods and tenses after si and que, elision, accents',
  es: 'agreement of gender and number, accents that tell words apart (él/el, tú/tu, qué/que, sí/si), ser/estar, por/para, haber/a ver, moods and tenses, opening ¿ and ¡',
};

/** Where the mistakes of a language are that only who understands the sentence can see. */
export const usualMistakes = (language: Locale | undefined): string =>
  language ? ` Look above all at ${USUAL[language]}.` : '';
