import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isInfinitive, isNoun, isPlainInfinitive, isVerb, may } from '../grammar/words';
import { isPerson } from '../grammar/people';

const LED_BY_A = /^(?:ir|empezar|comenzar|aprender)$/;
/** These may well be led to an infinitive in their own infinitive: `quiero aprender a nadar`. */
const LED_FROM_INFINITIVE = /^(?:aprender|empezar|comenzar)$/;
const WISHES = /^(?:para|de|gusta|gustaría|encanta|quer?i[eé]\p{L}*|querr?[íe]\p{L}*)$/u;

/** Verbs that lead an infinitive by `de`; the second ones only as `me olvidé`, `se acordó`. */
const VERBS = /^(?:acabar|tratar)$/;
const REFLEXIVE = /^(?:olvidar|acordar|arrepentir|encargar)$/;
const PRONOUNS = /^(?:me|te|se|nos|os)$/u;
/** Nouns, each with what may stand before it. */
const NOUNS = /^(?:ganas|miedo|oportunidad|intención|capacidad|derecho|posibilidad|costumbre)$/u;
const HAVING = /^(?:tener|dar|perder|sentir|haber)$/;

export const faltaAnteInfinitivo = defineRule({
  id: 'es/falta-ante-infinitivo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'An “a” is missing before the infinitive: “{fix}”.',
    fr: 'Il manque « a » devant l’infinitif : « {fix} ».',
    es: 'Falta «a» ante el infinitivo: «{fix}».',
  },
  messages: {
    de: {
      en: 'Here the infinitive takes “de”: “{fix}”.',
      fr: 'Ici, l’infinitif demande « de » : « {fix} ».',
      es: 'Aquí el infinitivo lleva «de»: «{fix}».',
    },
  },
  explanation: {
    en: '“Ir”, “empezar”, “aprender” and “ayudar” take “a” before an infinitive: “voy a hablar”, “empieza a llover”, “va a haber fiesta”. “Acabar”, “tratar”, “olvidarse”, “tener ganas”, “antes” and “después” lead an infinitive by “de”: “acabo de llegar”, “antes de salir”.',
    fr: '« Ir », « empezar », « aprender » et « ayudar » demandent « a » devant un infinitif : « voy a hablar », « empieza a llover », « va a haber fiesta ». « Acabar », « tratar », « olvidarse », « tener ganas », « antes » et « después » introduisent l’infinitif par « de » : « acabo de llegar », « antes de salir ».',
    es: '«Ir», «empezar», «aprender» y «ayudar» llevan «a» ante el infinitivo: «voy a hablar», «empieza a llover», «va a haber fiesta». «Acabar», «tratar», «olvidarse», «tener ganas», «antes» y «después» introducen el infinitivo con «de»: «acabo de llegar», «antes de salir».',
  },
  valid: [
    'Voy a hablar con ella.',
    'Empieza a llover.',
    'Fue poder y querer.',
    'Aprender es bueno.',
    'Me ayuda comer bien.',
    'Lo suyo va por hacer.',
    'Empezó por hablar de ti.',
    'Es ir y volver.',
    'Vamos, comer es bueno.',
    'Va a haber una fiesta.',
    'Iba a haber gente.',
    'Va a ver una película.',
    'Puede haber niebla.',
    'El haber va abajo.',
    'No va a haber tiempo.',
    'Van a haber terminado ya.',
    'Debe haber pan.',
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
    { text: 'Mañana [[voy hablar]] con el casero.', fix: 'voy a hablar' },
    { text: 'El rival [[va ser]] difícil.', fix: 'va a ser' },
    { text: 'Nunca [[aprendieron hablar]] inglés.', fix: 'aprendieron a hablar' },
    { text: 'Si no [[vas llevar]] abrigo, tendrás frío.', fix: 'vas a llevar' },
    { text: 'Ya [[empezó llover]] otra vez.', fix: 'empezó a llover' },
    { text: 'Mi abuela me [[enseñó cocinar]].', fix: 'enseñó a cocinar' },
    { text: 'Quiero [[aprender nadar]] bien.', fix: 'aprender a nadar' },
    { text: 'Me gusta [[ayudar hacer]] la cena.', fix: 'ayudar a hacer' },
    { text: 'Mis primos me [[ayudaron pintar]] la casa.', fix: 'ayudaron a pintar' },
    { text: 'Mañana [[va haber]] una fiesta.', fix: 'va a haber' },
    { text: '[[Iba haber]] mucha gente.', fix: 'Iba a haber' },
    { text: 'No [[va haber]] tiempo.', fix: 'va a haber' },
    { text: 'Dicen que [[va haber]] lluvia.', fix: 'va a haber' },
    { text: 'Creo que [[va haber]] problemas.', fix: 'va a haber' },
    { text: '[[Acabo llegar]] a casa.', fix: 'Acabo de llegar' },
    { text: 'Siempre [[trato hacer]] lo mejor.', fix: 'trato de hacer' },
    { text: 'Ayer me [[olvidé llamar]] a Ana.', fix: 'olvidé de llamar' },
    { text: 'Tengo [[ganas ir]] al cine.', fix: 'ganas de ir' },
    { text: 'Lávate las manos [[antes comer]].', fix: 'antes de comer' },
    { text: 'Nadie se [[acordó comprar]] leche.', fix: 'acordó de comprar' },
  ],
  misses: ['Me ayudó entender el texto.', 'Dejé fumar hace un año.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      const infinitive = words[index + 1];
      const isTaught =
        verb.best.lemma === 'enseñar' &&
        /^(?:me|te|le|nos|les)$/u.test(words[index - 1]?.norm ?? '');
      if (!isTaught && !isLedByA(verb, words[index - 1])) continue;
      if (!follows(infinitive) || !may(infinitive, isInfinitive) || infinitive.best.form !== 'inf')
        continue;
      // `fue poder`: of the forms that belong to `ser` or `ver` as well, none is sure.
      if (/^(?:ve|vaya)$/u.test(verb.norm) || verb.readings.some(({ lemma }) => lemma === 'ser'))
        continue;
      if (
        may(infinitive, isNoun) &&
        !/^(?:ser|haber)$/u.test(infinitive.norm) &&
        infinitive.margin < 0.5
      )
        continue;
      report({ start: verb.start, end: infinitive.end }, [`${verb.text} a ${infinitive.text}`]);
    }
    for (const [index, infinitive] of words.entries()) {
      const before = words[index - 1];
      if (!before || !follows(infinitive) || !isPlainInfinitive(infinitive)) continue;
      if (!leads(words, index)) continue;
      // A pronoun fused to the infinitive is a word of its own.
      if (words[index + 1]?.token === infinitive.token) continue;
      const span = { start: before.start, end: infinitive.end };
      report(span, [`${before.text} de ${infinitive.text}`], { message: 'de' });
    }
  },
});

/** `me ayuda comer bien`: in the third person singular of `ayudar` the infinitive may be the subject. */
function isLedByA({ best }: AnalysedWord, before: AnalysedWord | undefined): boolean {
  if (best.lemma === 'ayudar') {
    if (best.form === 'fin') return best.person !== 3 || best.number !== 'sg';
    return best.form === 'inf' && WISHES.test(before?.norm ?? '');
  }
  if (best.form === 'fin') return LED_BY_A.test(best.lemma);
  return best.form === 'inf' && LED_FROM_INFINITIVE.test(best.lemma);
}

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
