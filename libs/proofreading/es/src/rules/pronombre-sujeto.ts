import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { isPerson } from '../grammar/people';
import { subjectOf } from '../grammar/subjects';
import { isStatement, may, wordSet } from '../grammar/words';

const PERSONS: Readonly<Record<string, string>> = {
  yo: '1.sg',
  tú: '2.sg',
  nosotros: '1.pl',
  nosotras: '1.pl',
  vosotros: '2.pl',
};
const THIRD = wordSet('él ella ellos ellas');
const CLITICS = wordSet('me te se nos os le les lo la los las no ya siempre nunca');
/** After these the pronoun contrasts, or is no subject. */
const CONTRAST = wordSet(
  'y e o ni como que según excepto salvo menos entre de con por para en sin a sobre ante solo sólo también tampoco hasta incluso soy eres es era fue más ahora pero pues si sino',
);
const CLAUSES = wordSet('porque cuando que aunque mientras donde entonces luego después');

export const pronombreSujeto = defineRule({
  id: 'es/pronombre-sujeto',
  category: 'style',
  level: 'style',
  message: {
    en: 'The verb already tells who: the pronoun can go.',
    fr: 'Le verbe dit déjà qui : le pronom peut disparaître.',
    es: 'El verbo ya dice quién: el pronombre sobra.',
  },
  explanation: {
    en: 'Spanish leaves subject pronouns out unless it contrasts or could be misread: “tengo hambre”, but “yo tengo hambre y tú no”.',
    fr: 'L’espagnol omet les pronoms sujets, sauf contraste ou ambiguïté : « tengo hambre », mais « yo tengo hambre y tú no ».',
    es: 'El español omite el pronombre sujeto salvo contraste o ambigüedad: «tengo hambre», pero «yo tengo hambre y tú no».',
  },
  valid: [
    'Tengo hambre.',
    'Yo tengo hambre y tú no.',
    'Ana y yo vivimos aquí.',
    'Yo también quiero ir.',
    'Ella canta y él baila.',
    'Lo hago yo.',
    'Él vino ayer.',
    'Yo misma lo hice.',
    'Cuando yo era niña, mi madre cantaba y él no.',
  ],
  invalid: [
    { text: 'Después, [[yo ]]vi a tu padre.', fix: '' },
    { text: 'Los lunes [[nosotros ]]vamos al cine.', fix: '' },
    { text: 'Creo que [[yo ]]puedo hacerlo.', fix: '' },
    { text: 'Ella está cansada porque [[ella ]]trabaja mucho.', fix: '' },
    { text: 'En mi casa [[yo ]]tengo un perro.', fix: '' },
    { text: 'Entonces, [[ella ]]sale de casa.', fix: '' },
    { text: 'Tengo tiempo y [[yo ]]quiero leer.', fix: '' },
    { text: 'Mi hermana está triste porque [[ella ]]perdió el tren.', fix: '' },
    { text: 'Cuando [[yo ]]era niña, me encantaba leer.', fix: '' },
  ],
  misses: ['Yo quiero salir.'],
  check({ words }, report) {
    const pronouns = words.filter(({ norm }) => norm in PERSONS || THIRD.has(norm));
    if (pronouns.length === 0) return;
    for (const [index, pronoun] of words.entries()) {
      const isThird = THIRD.has(pronoun.norm);
      if (!(pronoun.norm in PERSONS || isThird) || index === 0 || !/^\p{Ll}/u.test(pronoun.text))
        continue;
      const others = pronouns.filter((other) => other !== pronoun);
      const isAlone = others.every(({ norm }) => norm === pronoun.norm);
      const isRepeated = words.slice(0, index).some(({ norm }) => norm === pronoun.norm);
      const isKnown = isThird
        ? isRepeated || followsOpener(words, index) || isSubjectBefore(words, index)
        : hasSamePerson(words, index);
      if (
        !(isAlone || (!isThird && isKnown)) ||
        (isThird && !isKnown) ||
        !standsBeforeVerb(words, index, isKnown)
      )
        continue;
      const verb = words[index + 1];
      if (verb) report({ start: pronoun.start, end: verb.start }, ['']);
    }
  },
});

/** Short openers of a sentence, after which a pronoun that contrasts with nobody is heavy. */
const OPENERS = wordSet(
  'entonces después luego finalmente ahora además también general opinión ejemplo ayer primero tiempo vez embargo normalmente actualmente tarde noche mañana pero',
);

/** `Entonces, ella sale`, where nobody else is named: nothing contrasts. */
function followsOpener(words: readonly AnalysedWord[], index: number): boolean {
  const at = words[index - 1]?.text === ',' ? index - 2 : index - 1;
  if (index > 5 || !OPENERS.has(words[at]?.norm ?? '')) return false;
  const first = words[0];
  const isPhrase =
    at === 0 ||
    (first?.best.pos === 'ADP' && words.slice(1, at).every(({ kind }) => kind === 'word'));
  return (
    isPhrase && words.slice(1).every(({ best, norm }) => best.pos !== 'PROPN' && norm !== 'pero')
  );
}

/** Another verb of the same person stands before: `cuando tengo tiempo, yo leo`. */
function hasSamePerson(words: readonly AnalysedWord[], index: number): boolean {
  const person = entryOf(PERSONS, words[index]?.norm ?? '');
  return words
    .slice(0, index)
    .some(
      ({ best, readings }) =>
        best.form === 'fin' &&
        person !== undefined &&
        readings.filter(isStatement).every(({ tag }) => tag.endsWith(person)),
    );
}

function standsBeforeVerb(
  words: readonly AnalysedWord[],
  index: number,
  isKnown: boolean,
): boolean {
  const pronoun = words[index];
  const before = words[index - 1];
  if (!pronoun || !before) return false;
  const isLed =
    before.kind === 'punctuation'
      ? before.text === ','
      : CLAUSES.has(before.norm) ||
        !CONTRAST.has(before.norm) ||
        (isKnown && /^(?:y|ahora|también|pero)$/u.test(before.norm));
  if (!isLed || (before.norm === 'que' && words[index - 2]?.best.form !== 'fin')) return false;
  let at = index + 1;
  while (CLITICS.has(words[at]?.norm ?? '')) at += 1;
  const verb = words[at];
  if (verb?.kind !== 'word') return false;
  const person = entryOf(PERSONS, pronoun.norm);
  // `luego yo desayuno`: after `yo` there is no noun.
  if (verb.best.form !== 'fin' && !(person === '1.sg' && verb.best.pos === 'NOUN')) return false;
  if (person === undefined) return may(verb, isStatement);
  const forms = verb.readings.filter(isStatement).map(({ tag }) => tag.endsWith(person));
  // `era`, `tenía`: whose it is must be plain from the words around.
  const isPlain =
    isKnown ||
    (tellsOfMe(words) &&
      (before.norm === 'cuando' || (before.text === ',' && words[0]?.best.pos === 'ADP')));
  return isPlain ? forms.includes(true) : forms.length > 0 && !forms.includes(false);
}

const tellsOfMe = (words: readonly AnalysedWord[]): boolean =>
  words.some(({ norm }) => /^(?:me|mis?)$/u.test(norm)) &&
  words.every(({ norm }) => !THIRD.has(norm));

const GENDERS: Readonly<Record<string, number>> = { él: 1, ella: 2, ellos: 4, ellas: 8 };

/** `mi hermana está triste porque ella …`: the subject before is meant, and nobody else of its kind is named. */
function isSubjectBefore(words: readonly AnalysedWord[], index: number): boolean {
  const wanted = entryOf(GENDERS, words[index]?.norm ?? '');
  const verb = words.findIndex(({ best }) => best.form === 'fin');
  if (verb < 0 || verb > index || wanted === undefined) return false;
  const subject = subjectOf(words, verb);
  if (!subject || subject.cells !== wanted || !isPerson(subject.head)) return false;
  const lead = words[index - 1]?.norm ?? '';
  return (
    /^(?:porque|cuando|,|aunque)$/u.test(lead) &&
    words.every((word) => word === subject.head || !(word.best.pos === 'PROPN' || isPerson(word)))
  );
}
