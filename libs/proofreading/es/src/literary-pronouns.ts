import { entryOf } from '@tercet/proofreading-core';
/** Pronouns behind a finite verb, as laws and novels have them. */
const PRONOUN = /^(.*[áéíóú].*?)(?:se(?:l[aeo]s?|me)?|les?|me)$/u;
const ACUTE: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const SHORTEST = 3;

/** The verb form that a word with pronouns behind it is of: `diría` for `diríase`, `declara` for `declárase`. */
export function literaryPronounsOf(word: string): readonly string[] {
  const form = PRONOUN.exec(word)?.[1];
  if (form === undefined || form.length < SHORTEST) return [];
  // A past form keeps the accent of its own: `preguntó-le`.
  if (/[óé]$/u.test(form) || /ía[ns]?$/u.test(form)) return [form];
  if (/[áéíóú]$/u.test(form)) return [];
  return [form.replace(/[áéíóú]/u, (vowel) => entryOf(ACUTE, vowel) ?? vowel)];
}
