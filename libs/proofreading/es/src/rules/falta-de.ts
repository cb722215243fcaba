import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isPlainInfinitive, isVerb, may } from '../grammar/words';
import { isPerson } from '../grammar/people';

/** Verbs that lead an infinitive by `de`; the second ones only as `me olvidé`, `se acordó`. */
const VERBS = /^(?:acabar|tratar)$/;
const REFLEXIVE = /^(?:olvidar|acordar|arrepentir|encargar)$/;
const PRONOUNS = /^(?:me|te|se|nos|os)$/u;
/** Nouns, each with what may stand before it. */
const NOUNS = /^(?:ganas|miedo|oportunidad|intención|capacidad|derecho|posibilidad|costumbre)$/u;
const HAVING = /^(?:tener|dar|perder|sentir|haber)$/;

export const faltaDe = defineRule({
  id: 'es/falta-de',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Here the infinitive takes “de”: “{fix}”.',
    fr: 'Ici, l’infinitif demande « de » : « {fix} ».',
    es: 'Aquí el infinitivo lleva «de»: «{fix}».',
  },
  explanation: {
    en: '“Acabar”, “tratar”, “olvidarse”, “tener ganas”, “antes” and “después” lead an infinitive by “de”: “acabo de llegar”, “antes de salir”.',
    fr: '« Acabar », « tratar », « olvidarse », « tener ganas », « antes » et « después » introduisent l’infinitif par « de » : « acabo de llegar », « antes de salir ».',
    es: '«Acabar», «tratar», «olvidarse», «tener ganas», «antes» y «después» introducen el infinitivo con «de»: «acabo de llegar», «antes de salir».',
  },
  valid: [
    'Acabo de llegar.',
    'Se me olvidó llamar.',
    'Olvidé comprar pan.',
    'Antes comer era barato.',
    'Trata de hacerlo.',
    'Tengo ganas de ir.',
    'Después, comer y dormir.',
    'Da miedo salir de noche.',
    'Me cansa correr.',
    'En la reunión se acordó subir los precios.',
    'Se acabó fumar en clase.',
    'Primero estudiar y después jugar.',
  ],
  invalid: [
    { text: '[[Acabo llegar]] a casa.', fix: 'Acabo de llegar' },
    { text: 'Siempre [[trato hacer]] lo mejor.', fix: 'trato de hacer' },
    { text: 'Ayer me [[olvidé llamar]] a Ana.', fix: 'olvidé de llamar' },
    { text: 'Tengo [[ganas ir]] al cine.', fix: 'ganas de ir' },
    { text: 'Lávate las manos [[antes comer]].', fix: 'antes de comer' },
    { text: 'Nadie se [[acordó comprar]] leche.', fix: 'acordó de comprar' },
  ],
  misses: ['Dejé fumar hace un año.'],
  check({ words }, report) {
    for (const [index, infinitive] of words.entries()) {
      const before = words[index - 1];
      if (!before || !follows(infinitive) || !isPlainInfinitive(infinitive)) continue;
      if (!leads(words, index)) continue;
      // A pronoun fused to the infinitive is a word of its own.
      if (words[index + 1]?.token === infinitive.token) continue;
      const span = { start: before.start, end: infinitive.end };
      report(span, [`${before.text} de ${infinitive.text}`]);
    }
  },
});

function leads(words: readonly AnalysedWord[], at: number): boolean {
  const before = words[at - 1];
  const earlier = words[at - 2];
  if (!before || before.kind !== 'word') return false;
  if (NOUNS.test(before.norm))
    return earlier !== undefined && before.norm !== 'miedo'
      ? HAVING.test(earlier.best.lemma) ||
          // `es la costumbre cenar tarde`
          (/^(?:la|el)$/u.test(earlier.norm) && words[at - 3]?.best.lemma !== 'ser')
      : earlier?.best.lemma === 'tener';
  // `antes comer era barato`, `mucho después, salir`
  if (/^(?:antes|después)$/u.test(before.norm)) {
    const next = words[at + 1];
    // `y después jugar`, `debes antes comer`
    const isOther =
      /^(?:[yeo]|primero|mejor)$/u.test(earlier?.norm ?? '') ||
      /^(?:poder|deber|querer|preferir|tener|haber)$/.test(earlier?.best.lemma ?? '');
    return at > 1 && follows(before) && !isOther && (!next || next.kind === 'punctuation');
  }
  if (!may(before, isVerb) || before.best.pos === 'NOUN' || before.best.form === 'part')
    return false;
  // `se acabó fumar`
  if (VERBS.test(before.best.lemma))
    return (
      earlier?.best.pos !== 'DET' && !(earlier?.norm === 'se' && before.best.lemma === 'acabar')
    );
  return (
    REFLEXIVE.test(before.best.lemma) &&
    PRONOUNS.test(earlier?.norm ?? '') &&
    !PRONOUNS.test(words[at - 3]?.norm ?? '') &&
    agrees(earlier?.norm ?? '', before) &&
    (earlier?.norm !== 'se' || hasPersonBefore(words, at - 2))
  );
}

/** `nadie se acordó comprar`; but `se acordó subir los precios` tells what was agreed. */
const hasPersonBefore = (words: readonly AnalysedWord[], se: number): boolean => {
  const before = words[words[se - 1]?.norm === 'no' ? se - 2 : se - 1];
  return (
    before !== undefined &&
    (before.best.pos === 'PROPN' ||
      isPerson(before) ||
      /^(?:él|ella|ellos|ellas|usted|ustedes|nadie|alguien|quien|todos)$/u.test(before.norm))
  );
};

/** `me olvidé`, but not `me olvida`. */
function agrees(pronoun: string, verb: AnalysedWord): boolean {
  const { person, number, form } = verb.best;
  if (form !== 'fin') return false;
  if (pronoun === 'me') return person === 1 && number === 'sg';
  if (pronoun === 'te') return person === 2 && number === 'sg';
  if (pronoun === 'nos') return person === 1 && number === 'pl';
  return pronoun === 'se' && person === 3;
}
