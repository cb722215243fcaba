import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isPerson, isProfession } from '../grammar/people';
import { isVerb } from '../grammar/words';

/** `mi hija, come despacio` speaks to her. */
const ARTICLE = /^(?:el|la|los|las|este|esta|estos|estas)$/u;
const OWN = /^(?:mis?|tus?|sus?|nuestr[oa]s?)$/u;

export const comaSujeto = defineRule({
  id: 'es/coma-sujeto',
  category: 'punctuation',
  level: 'error',
  message: {
    en: 'No comma stands between the subject and its verb.',
    fr: 'Aucune virgule ne sépare le sujet de son verbe.',
    es: 'No se escribe coma entre el sujeto y su verbo.',
  },
  explanation: {
    en: 'However long the subject is, its verb follows without a comma: “el director dijo que no”. Two commas may enclose an aside.',
    fr: 'Si long que soit le sujet, le verbe suit sans virgule : « el director dijo que no ». Deux virgules peuvent encadrer une incise.',
    es: 'Por largo que sea el sujeto, el verbo sigue sin coma: «el director dijo que no». Dos comas pueden encerrar un inciso.',
  },
  valid: [
    'Mi hija, come despacio.',
    'El director dijo que no.',
    'El director, dijo ella, no vendrá.',
    'Los niños, venid aquí.',
    'El lunes, llegó mi hermano.',
    'Mi hermano, que vive lejos, viene hoy.',
    'La profesora, cansada, se fue.',
    'Mi madre, cocina; mi padre, lee.',
    'El médico, ¿vendrá hoy?',
  ],
  invalid: [
    { text: 'El director[[,]] dijo que no.', fix: '' },
    { text: 'Los niños[[,]] juegan en el parque.', fix: '' },
    { text: 'La niña[[,]] vive en Madrid.', fix: '' },
    { text: 'Los alumnos[[,]] aprobaron el examen.', fix: '' },
    { text: 'La profesora[[,]] explicó la lección.', fix: '' },
    { text: 'Los niños de la casa[[,]] juegan en el parque.', fix: '' },
    { text: 'Mi hermano[[,]] vivía en Madrid.', fix: '' },
  ],
  misses: ['El libro que compré ayer, es caro.'],
  check({ words }, report) {
    const at = words.findIndex(({ text }) => text === ',');
    const [determiner, noun] = words;
    const comma = words[at];
    const verb = words[at + 1];
    if (!determiner || !noun || !comma || !verb || !isSubject(words, at)) return;
    // A second comma may close what the first one opens.
    if (words.slice(at + 1).some(({ text }) => /^[,;:()—–«"“¿¡-]$/u.test(text))) return;
    const number = /s$/u.test(determiner.norm) ? 'pl' : 'sg';
    const agrees = verb.readings.some(
      (reading) => reading.form === 'fin' && reading.person === 3 && reading.number === number,
    );
    if (agrees && isPlainlyVerb(verb) && !speaksTo(words, verb) && !isReply(words, at + 1))
      report(comma, ['']);
  },
});

/** The noun phrase up to the comma: a noun of people, and at most what belongs to it by `de`. */
function isSubject(words: readonly AnalysedWord[], at: number): boolean {
  const [determiner, noun] = words;
  if (!determiner || !noun || at < 2 || at > 5) return false;
  if (!ARTICLE.test(determiner.norm) && !OWN.test(determiner.norm)) return false;
  const isOwned = at === 2 || /^(?:de|del)$/u.test(words[2]?.norm ?? '');
  return (
    (isPerson(noun) || isProfession(noun)) &&
    isOwned &&
    words.slice(2, at).every(({ best }) => best.form !== 'fin')
  );
}

/** `mi hija, come despacio`: an order and a statement are written alike. */
const speaksTo = (words: readonly AnalysedWord[], verb: AnalysedWord): boolean =>
  OWN.test(words[0]?.norm ?? '') && verb.readings.some(({ mood }) => mood === 'imp');

/** `la profesora, respondió ella`: what was said, and who said it. */
const isReply = (words: readonly AnalysedWord[], at: number): boolean =>
  /^(?:decir|responder|contestar|añadir|preguntar|exclamar|repetir|gritar)$/.test(
    words[at]?.best.lemma ?? '',
  ) && /^(?:PRON|PROPN|DET)$/.test(words[at + 1]?.best.pos ?? '');

const isPlainlyVerb = (verb: AnalysedWord): boolean =>
  verb.kind === 'word' &&
  verb.best.form === 'fin' &&
  verb.best.mood === 'ind' &&
  verb.readings.every(isVerb);
