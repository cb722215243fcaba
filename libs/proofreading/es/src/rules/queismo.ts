import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isFinite, may } from '../grammar/words';
import { isPerson } from '../grammar/people';
import { opensClause } from '../grammar/subjects';

const REFLEXIVE =
  /^(?:acordar|alegrar|enterar|olvidar|arrepentir|asegurar|convencer|cansar|quejar)$/;
const SURE = /^(?:segur[oa]s?|convencid[oa]s?|consciente|conscientes|encargad[oa]s?)$/u;
const CLITICS = /^(?:me|te|se|nos|os)$/u;

export const queismo = defineRule({
  id: 'es/queismo',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“De” is missing before “que”: “{fix}”.',
    fr: 'Il manque « de » avant « que » : « {fix} ».',
    es: 'Falta «de» ante «que»: «{fix}» (queísmo).',
  },
  explanation: {
    en: 'What takes “de” before a noun takes it before “que” as well: “me doy cuenta de que”, “estoy seguro de que”, “me alegro de que”, “insiste en que”.',
    fr: 'Ce qui demande « de » devant un nom le demande aussi devant « que » : « me doy cuenta de que », « estoy seguro de que ».',
    es: 'Lo que lleva preposición ante un nombre la lleva también ante «que»: «me doy cuenta de que», «estoy seguro de que», «insiste en que».',
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
  ],
  invalid: [
    { text: 'Me di [[cuenta que]] llovía.', fix: 'cuenta de que' },
    { text: 'Estoy [[seguro que]] vendrá.', fix: 'seguro de que' },
    { text: 'Me [[alegro que]] vengas.', fix: 'alegro de que' },
    { text: 'Ana se [[acordó que]] era fiesta.', fix: 'acordó de que' },
    { text: 'Ella [[insiste que]] es verdad.', fix: 'insiste en que' },
    { text: 'El [[hecho que]] venga me alegra.', fix: 'hecho de que' },
    { text: 'Ya es [[hora que]] te vayas.', fix: 'hora de que' },
  ],
  misses: ['Tengo miedo que llueva.'],
  check({ words }, report) {
    for (const [index, que] of words.entries()) {
      const word = words[index - 1];
      if (que.norm !== 'que' || !word || !follows(que)) continue;
      const preposition = missing(words, index - 1);
      if (preposition)
        report({ start: word.start, end: que.end }, [`${word.text} ${preposition} que`]);
    }
  },
});

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
  const person = PERSONS[clitic];
  if (!person) return verb.best.lemma === 'acordar' || verb.best.lemma === 'enterar';
  return verb.best.tag.endsWith(person);
}
