import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isPerson, isProfession } from '../grammar/people';
import { isVerb } from '../grammar/words';

/** `mi hija, come despacio` speaks to her. */
const ARTICLE = /^(?:el|la|los|las|este|esta|estos|estas)$/u;

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
    fr: 'Si long que soit le sujet, le verbe suit sans virgule : « el director dijo que no ». Deux virgules peuvent encadrer un inciso.',
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
  ],
  misses: ['El libro que compré ayer, es caro.'],
  check({ words }, report) {
    const [determiner, noun, comma, verb] = words;
    if (!determiner || !noun || !comma || !verb || comma.text !== ',') return;
    if (!ARTICLE.test(determiner.norm) || !(isPerson(noun) || isProfession(noun))) return;
    // A second comma may close what the first one opens.
    if (words.slice(3).some(({ text }) => /^[,;:()—–«"“¿¡-]$/u.test(text))) return;
    const number = /s$/u.test(determiner.norm) ? 'pl' : 'sg';
    const agrees = verb.readings.some(
      (reading) => reading.form === 'fin' && reading.person === 3 && reading.number === number,
    );
    if (agrees && isPlainlyVerb(verb)) report(comma, ['']);
  },
});

const isPlainlyVerb = (verb: AnalysedWord): boolean =>
  verb.kind === 'word' &&
  verb.best.form === 'fin' &&
  verb.best.mood === 'ind' &&
  verb.readings.every(isVerb);
