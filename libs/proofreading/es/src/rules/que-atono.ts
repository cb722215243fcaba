import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isStatement, may, must } from '../grammar/words';

/** What one thinks, hopes and wants is told by `que`, and asked by no one. */
const TELLING = /^(?:creer|esperar|querer|desear|parecer)$/;
/** What opens a clause that is told. */
const SUBJECT =
  /^(?:yo|tú|él|ella|usted|nosotros|nosotras|vosotros|ellos|ellas|ustedes|no|el|los|las|mi|tu|su|sus|mis|tus|me|te|se|nos|os|le|les)$/u;

export const queAtono = defineRule({
  id: 'es/que-atono',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Qué” asks; here “{fix}” joins two clauses.',
    fr: '« Qué » interroge ; ici « {fix} » relie deux propositions.',
    es: '«Qué» pregunta; aquí «{fix}» une dos oraciones.',
  },
  explanation: {
    en: 'After verbs of thinking and wanting the conjunction has no accent: “creo que sí”, “quiero que vengas”.',
    fr: 'Après un verbe d’opinion ou de volonté, la conjonction n’a pas d’accent : « creo que sí », « quiero que vengas ».',
    es: 'Tras un verbo de opinión o de voluntad, la conjunción no lleva tilde: «creo que sí», «quiero que vengas».',
  },
  valid: [
    'Piensa qué te conviene más.',
    'Creo que tienes razón.',
    'No sé qué hacer.',
    '¿Tú qué crees?',
    '¿Quieres qué?',
    'Pienso qué regalo comprar.',
    '¿Qué esperas?',
    'No me importa qué dice.',
    'Quiero saber qué quieres.',
  ],
  invalid: [
    { text: 'Quiero [[qué]] vengas.', fix: 'que' },
    { text: 'Creo [[qué]] mi hermano tiene razón.', fix: 'que' },
    { text: 'Espero [[qué]] estés bien.', fix: 'que' },
    { text: 'Creo [[qué]] no es verdad.', fix: 'que' },
    { text: 'Me parece [[qué]] el tren llega tarde.', fix: 'que' },
    { text: 'El hombre [[qué]] vino ayer es mi tío.', fix: 'que' },
    { text: 'Creo [[qué]] tienes razón.', fix: 'que' },
  ],
  misses: ['Es más alto qué yo.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const verb = words[index - 1];
      // `dime el hombre qué quiere`
      const isAsked = words
        .slice(0, index)
        .some((one) => may(one, ({ lemma }) => /^(?:decir|saber|preguntar|contar)$/.test(lemma)));
      if (!isAsked && isRelative(words, index)) report(word, ['que']);
      if (word.norm !== 'qué' || !verb || verb.best.form !== 'fin') continue;
      if (!may(verb, ({ lemma }) => TELLING.test(lemma)) || !may(verb, isStatement)) continue;
      if (words.some(({ text }) => text === '¿')) continue;
      if (isClause(words, index + 1)) report(word, ['que']);
    }
  },
});

/** `creo qué tienes razón`, but `no creo qué hace`: said without doubt and with an object. */
const isTold = (words: readonly AnalysedWord[], at: number): boolean =>
  may(words[at - 2], ({ lemma }) => lemma === 'creer') &&
  follows(words[at + 1]) &&
  must(words[at], isStatement);

/** `el hombre qué vino`: a noun with its article that opens the sentence, and a verb at once. */
function isRelative(words: readonly AnalysedWord[], index: number): boolean {
  const noun = words[index - 1];
  const determiner = words[index - 2];
  const verb = words[index + 1];
  if (words[index]?.norm !== 'qué' || !follows(words[index]) || !follows(verb)) return false;
  return (
    noun?.best.pos === 'NOUN' &&
    /^(?:el|la|los|las|un|una)$/u.test(determiner?.norm ?? '') &&
    (index === 2 || may(words[index - 3], isStatement)) &&
    may(verb, isStatement) &&
    words.every(({ text }) => !/^[¿?]/u.test(text))
  );
}

/** A subject with more behind it, or a verb in the subjunctive. */
function isClause(words: readonly AnalysedWord[], at: number): boolean {
  const next = words[at];
  if (!follows(next)) return false;
  const isWish = next.best.form === 'fin' && (next.best.mood === 'sub' || isTold(words, at));
  return isWish || (SUBJECT.test(next.norm) && follows(words[at + 1]));
}
