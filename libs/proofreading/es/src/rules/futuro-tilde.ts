import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { isAdjective, isNoun, may } from '../grammar/words';

const ENDING = /^(.{3,}ar)(a|as|an)$/u;
const FUTURE: Readonly<Record<string, string>> = { a: 'á', as: 'ás', an: 'án' };
/** With these in its clause the form may be a subjunctive. */
const TRIGGERS =
  /^(?:que|si|como|cual|cuando|aunque|quien|quienes|donde|cuanto|ojalá|quizá|quizás|acaso|cuyo|cuya|tal|antes|mientras|apenas|según|porque|cualquiera|así|quién|siquiera|cuán|nunca)$/u;

export const futuroTilde = defineRule({
  id: 'es/futuro-tilde',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The future has an accent: “{fix}”.',
    fr: 'Le futur porte un accent : « {fix} ».',
    es: 'El futuro lleva tilde: «{fix}».',
  },
  explanation: {
    en: '“Llegara” is a subjunctive, which needs “que”, “si” or the like; “llegará” is the future: “mañana llegará”.',
    fr: '« Llegara » est un subjonctif, qui demande « que », « si »… ; « llegará » est le futur : « mañana llegará ».',
    es: '«Llegara» es subjuntivo y pide «que», «si»…; «llegará» es el futuro: «mañana llegará».',
  },
  valid: [
    'Mañana llegará el tren.',
    'Si llegara mañana, iría.',
    'Quería que cantaran.',
    'Como si nada pasara.',
    'Si el que viene hablara, lo oiríamos.',
    'Ojalá ganaran.',
    'La cámara no funciona.',
    'Hablara quien hablara, callábamos.',
    'El libro que escribiera en 1900 se vendió.',
  ],
  invalid: [
    { text: 'El mensaje no se [[enviara]] al servidor.', fix: 'enviará' },
    { text: 'Mañana [[llegaran]] mis primos.', fix: 'llegarán' },
    { text: 'Si usas esa clave, la máquina no [[funcionara]] bien.', fix: 'funcionará' },
    { text: 'Para usarlo, [[necesitaras]] una clave.', fix: 'necesitarás' },
    { text: 'El programa [[guardara]] los cambios.', fix: 'guardará' },
    { text: 'Cuando estén listos no [[tardara]] en salir.', fix: 'tardará' },
    { text: 'Después se [[pagara]] el resto.', fix: 'pagará' },
  ],
  misses: ['El gol que marcara Luis vale.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      const match = ENDING.exec(verb.norm);
      if (!match || !isSubjunctive(verb) || may(verb, isNoun) || may(verb, isAdjective)) continue;
      if (!isMainClause(words, index) || words.some((other) => other !== verb && isUnreal(other)))
        continue;
      report(verb, [`${match[1] ?? ''}${entryOf(FUTURE, match[2] ?? '') ?? ''}`]);
    }
  },
});

const isSubjunctive = (verb: AnalysedWord): boolean =>
  verb.text === verb.text.toLowerCase() &&
  verb.readings.every(
    ({ mood, tense, lemma }) =>
      mood === 'sub' &&
      tense === 'impf' &&
      lemma.endsWith('ar') &&
      lemma !== 'estar' &&
      lemma !== 'dar',
  );

/** `quien alcanzase gracia y lograra`: another of the same mood. */
const isUnreal = ({ best }: AnalysedWord): boolean => best.mood === 'sub' && best.tense === 'impf';

/** Nothing from the last sign on that could lead a subjunctive, and no inversion. */
function isMainClause(words: readonly AnalysedWord[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word) return false;
    if (word.kind === 'punctuation')
      return word.text === ',' && !hasTrigger(words.slice(Math.max(0, at - 12), at));
    if (TRIGGERS.test(word.norm)) return false;
    if (word.best.form === 'fin') return isAfterCondition(words, at);
  }
  return index > 0;
}

/** `si te preocupa desearás`, `cuando sean leídos guardará`: a clause with its verb, without a comma. */
function isAfterCondition(words: readonly AnalysedWord[], at: number): boolean {
  const mood = words[at]?.best.mood;
  if (words[at]?.best.tense !== 'pres') return false;
  for (let from = at - 1; from >= 0; from -= 1) {
    const word = words[from];
    if (!word || word.kind === 'punctuation' || word.best.form === 'fin') return false;
    if (word.norm === 'si') return mood === 'ind';
    if (word.norm === 'cuando') return mood === 'sub';
    if (TRIGGERS.test(word.norm)) return false;
  }
  return false;
}

/** `si te vas, llegarás`: a condition in the present leads a future. */
function hasTrigger(words: readonly AnalysedWord[]): boolean {
  const isReal = words.some(
    ({ best, norm }, at) =>
      (best.form === 'fin' && best.tense === 'pres' && best.mood === 'ind') ||
      (/^est[aá]s?$/u.test(norm) && words[at + 1]?.best.form === 'ger'),
  );
  return words.some(
    ({ norm }) => TRIGGERS.test(norm) && norm !== 'cuando' && !(norm === 'si' && isReal),
  );
}
