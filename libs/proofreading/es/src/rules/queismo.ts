import {
  type AnalysedWord,
  type Rule,
  defineReplacement,
  entryOf,
} from '@tercet/proofreading-core';
import { follows, isFinite, may } from '../grammar/words';
import { isPerson } from '../grammar/people';
import { opensClause } from '../grammar/clauses';

const REFLEXIVE =
  /^(?:acordar|alegrar|enterar|olvidar|arrepentir|asegurar|convencer|cansar|quejar)$/;
const SURE = /^(?:segur[oa]s?|convencid[oa]s?|consciente|conscientes|encargad[oa]s?)$/u;
const CLITICS = /^(?:me|te|se|nos|os)$/u;

/** Phrases that keep their preposition before `que`, whatever stands around. */
const PHRASES = defineReplacement({
  id: 'es/queismo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'A preposition is missing before “que”: “{fix}”.',
    fr: 'Il manque une préposition avant « que » : « {fix} ».',
    es: 'Falta la preposición ante «que»: «{fix}» (queísmo).',
  },
  explanation: {
    en: 'What takes a preposition before a noun takes it before “que” as well: “me doy cuenta de que”, “estoy seguro de que”, “insiste en que”, “a pesar de que”, “debido a que”.',
    fr: 'Ce qui demande une préposition devant un nom la demande aussi devant « que » : « me doy cuenta de que », « estoy seguro de que », « a pesar de que ».',
    es: 'Lo que lleva preposición ante un nombre la lleva también ante «que»: «me doy cuenta de que», «estoy seguro de que», «insiste en que», «a pesar de que», «debido a que».',
  },
  valid: [
    'Me di cuenta de que llovía.',
    'Estoy seguro de que vendrá.',
    'Me alegro de que vengas.',
    'La cuenta que pedí está mal.',
    'Está más seguro que tú.',
    'Es tan consciente que asusta.',
    'Me alegra que vengas.',
    'Te aseguro que es verdad.',
    'Se nos olvidó que era fiesta.',
    'Se dio cuenta enseguida.',
    'Tras la votación, se acuerda que la sede no cambie.',
    'Se acordó que la sede cambiaría.',
    'Elige la posibilidad que te convenga.',
    'A pesar de que llueve, salgo.',
    'Debido a que llovía, no vino.',
    'Es más debido que regalado.',
    'Pese a que llueve, salgo.',
    'Lo hizo a fin de que lo supieras.',
    'En vista de que no vienes, me voy.',
    'El fin que persigue es bueno.',
    'Quiero que pese cada caja.',
    'Llegó hasta el punto que marca el mapa.',
    'No hay duda de que vendrá.',
    'No cabe duda de eso.',
    'Me convenció que fuera tan sincero.',
    'No estoy seguro de si viene.',
    'Llegó a la conclusión que todos temían.',
    'La duda que tengo es otra.',
    'Vive con la esperanza que le queda.',
    'Estoy seguro si te quedas.',
  ],
  invalid: [
    { text: 'Me di [[cuenta que]] llovía.', fix: 'cuenta de que' },
    { text: 'Estoy [[seguro que]] vendrá.', fix: 'seguro de que' },
    { text: 'Me [[alegro que]] vengas.', fix: 'alegro de que' },
    { text: 'Ana se [[acordó que]] era fiesta.', fix: 'acordó de que' },
    { text: 'Ella [[insiste que]] es verdad.', fix: 'insiste en que' },
    { text: 'El [[hecho que]] venga me alegra.', fix: 'hecho de que' },
    { text: 'Ya es [[hora que]] te vayas.', fix: 'hora de que' },
    { text: '[[A pesar que]] llueve, salgo.', fix: 'A pesar de que' },
    { text: 'Hablamos de todo, [[a fin que]] lo sepas.', fix: 'a fin de que' },
    { text: 'No vino [[debido que]] llovía.', fix: 'debido a que' },
    { text: '[[En vista que]] no vienes, me voy.', fix: 'En vista de que' },
    { text: 'Salió [[pese que]] llovía.', fix: 'pese a que' },
    { text: '[[No queda duda que]] vendrá.', fix: 'No queda duda de que' },
    { text: '[[No tengo duda que]] es tarde.', fix: 'No tengo duda de que' },
    { text: 'Ahorra [[con el fin que]] su hija estudie.', fix: 'con el fin de que' },
    { text: 'Lo hará [[a condición que]] vengas.', fix: 'a condición de que' },
  ],
  misses: ['Tengo miedo que llueva.', 'No estoy seguro si viene.'],
  phrases: {
    'a pesar que': 'a pesar de que',
    'a fin que': 'a fin de que',
    'en vista que': 'en vista de que',
    'debido que': 'debido a que',
    'pese que': 'pese a que',
    'a causa que': 'a causa de que',
    'en lugar que': 'en lugar de que',
    'no queda duda que': 'no queda duda de que',
    'no había duda que': 'no había duda de que',
    'no tengo duda que': 'no tengo duda de que',
    'a condición que': 'a condición de que',
    'tengo la impresión que': 'tengo la impresión de que',
    'tengo ganas que': 'tengo ganas de que',
    'da la impresión que': 'da la impresión de que',
    'con el fin que': 'con el fin de que',
    'hasta el punto que': 'hasta el punto de que',
  },
  except: [
    'me pese que',
    'te pese que',
    'le pese que',
    'nos pese que',
    'les pese que',
    'más debido que',
    'en lugar que no',
    'lo debido que',
    'con el fin que se propone',
    'con el fin que persigue',
    'hasta el punto que marca',
    'no tengo duda que resolver',
    'no tengo duda que plantear',
  ],
});

export const queismo: Rule = {
  ...PHRASES,
  check(sentence, report) {
    PHRASES.check(sentence, report);
    const { words } = sentence;
    for (const [index, que] of words.entries()) {
      const word = words[index - 1];
      if (que.norm !== 'que' || !word || !follows(que)) continue;
      const preposition = missing(words, index - 1);
      if (preposition)
        report({ start: word.start, end: que.end }, [`${word.text} ${preposition} que`]);
    }
  },
};

function missing(words: readonly AnalysedWord[], at: number): string | undefined {
  const word = words[at];
  const before = words[at - 1];
  if (!word || !before) return undefined;
  if (word.norm === 'cuenta')
    return before.best.lemma === 'dar' || isGiving(words, at - 1) ? 'de' : undefined;
  // `elige la posibilidad que te convenga`: only what opens its clause has no other noun to be told of.
  if (word.norm === 'hecho')
    return before.norm === 'el' && opensClause(words, at - 1) && isWish(words, at + 2)
      ? 'de'
      : undefined;
  // `en el caso que se rompa`
  if (word.norm === 'caso' && before.norm === 'el' && words[at - 2]?.norm === 'en')
    return words[at - 3]?.kind !== 'word' && isWish(words, at + 2) ? 'de' : undefined;
  if (word.norm === 'hora') return before.norm === 'es' || before.norm === 'era' ? 'de' : undefined;
  if (SURE.test(word.norm)) return /^(?:estar|quedar)$/.test(before.best.lemma) ? 'de' : undefined;
  if (/^(?:insistir|confiar)$/.test(word.best.lemma) && may(word, isFinite)) return 'en';
  // `se acordó que la sede cambiaría`: it was agreed.
  if (before.norm === 'se' && !hasPerson(words[at - 2])) return undefined;
  if (!REFLEXIVE.test(word.best.lemma) || word.best.form !== 'fin' || !CLITICS.test(before.norm))
    return undefined;
  return agrees(before.norm, word) && !CLITICS.test(words[at - 2]?.norm ?? '') ? 'de' : undefined;
}

/** Somebody who remembers or hears of it. */
const hasPerson = (word: AnalysedWord | undefined): boolean =>
  word !== undefined &&
  (word.best.pos === 'PROPN' ||
    isPerson(word) ||
    /^(?:él|ella|ellos|ellas|usted|ustedes|nadie|no|quien)$/u.test(word.norm));

/** `el hecho que venga`: where the verb shows no subjunctive, `que` may be a relative. */
function isWish(words: readonly AnalysedWord[], from: number): boolean {
  let at = from;
  while (/^(?:no|me|te|se|nos|os|le|les|lo|la)$/u.test(words[at]?.norm ?? '')) at += 1;
  return words[at]?.best.mood === 'sub';
}

/** `darme cuenta`, `dándose cuenta` */
const isGiving = (words: readonly AnalysedWord[], at: number): boolean =>
  CLITICS.test(words[at]?.norm ?? '') && words[at - 1]?.best.lemma === 'dar';

const PERSONS: Readonly<Record<string, string>> = {
  me: '1.sg',
  te: '2.sg',
  nos: '1.pl',
  os: '2.pl',
};

/** The pronoun is the subject’s own: `me alegro`, not `me alegra`. */
function agrees(clitic: string, verb: AnalysedWord): boolean {
  if (verb.best.lemma === 'convencer' || verb.best.lemma === 'asegurar') return false;
  const person = entryOf(PERSONS, clitic);
  if (!person) return verb.best.lemma === 'acordar' || verb.best.lemma === 'enterar';
  return verb.best.tag.endsWith(person);
}
