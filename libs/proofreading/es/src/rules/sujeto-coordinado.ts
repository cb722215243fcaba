import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { type Person, agreesWith, inPerson } from '../grammar/verbs';
import { isAdjective, isNoun, isStatement, may, wordSet } from '../grammar/words';
import { opensClause } from '../grammar/clauses';
import { isTime } from '../grammar/noun-kinds';

const ONE_NAME =
  /(?:ortega y gasset|ramón y cajal|castilla y león|trinidad y tobago|bosnia y herzegovina|antigua y barbuda|pi y margall|cristóbal y nieves|tomé y príncipe)$/u;

/** `Romeo y Julieta es una tragedia` */
const isTitle = (
  words: readonly AnalysedWord[],
  left: number,
  end: number,
  verb: number,
): boolean =>
  words.slice(left, end + 1).every((word) => isName(word) || word.norm === 'y') &&
  /^(?:una?|el|la)$/u.test(words[verb + 1]?.norm ?? '');

const BETWEEN = wordSet('no también ya nunca siempre me te se nos le les');
const FIRST = wordSet('yo nosotros nosotras');
const SECOND = wordSet('tú vosotros vosotras');
const PRONOUNS = wordSet('yo tú él ella ellos ellas usted ustedes nosotros nosotras');

export const sujetoCoordinado = defineRule({
  id: 'es/sujeto-coordinado',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'Two subjects joined by “y” take a plural verb: “{fix}”.',
    fr: 'Deux sujets joints par « y » demandent un verbe au pluriel : « {fix} ».',
    es: 'Dos sujetos unidos por «y» piden el verbo en plural: «{fix}».',
  },
  explanation: {
    en: 'Two persons or things are a plural: “Ana y Luis cantan”; with “yo” among them the verb is “nosotros”: “mi hermana y yo cantamos”.',
    fr: 'Deux personnes ou choses font un pluriel : « Ana y Luis cantan » ; avec « yo », le verbe suit « nosotros » : « mi hermana y yo cantamos ».',
    es: 'Dos personas o cosas forman un plural: «Ana y Luis cantan»; si una es «yo», el verbo va con «nosotros»: «mi hermana y yo cantamos».',
  },
  valid: [
    'Ana y Luis cantan.',
    'Mi hermana y yo cantamos.',
    'Ana canta y Luis baila.',
    'La compra y venta de casas subió.',
    'Tú y mi tío vienen mañana.',
    'Hoy canta Ana y Luis baila.',
    'El ir y venir cansa.',
    'La casa de Ana y Luis es grande.',
    'Vi a Ana y Luis vino.',
    'Castilla y León tiene nueve provincias.',
    'Romeo y Julieta es una tragedia.',
  ],
  invalid: [
    { text: 'Ana y Luis [[canta]] muy bien.', fix: 'cantan' },
    { text: 'Él y su familia [[vive]] en Quito.', fix: 'viven' },
    { text: 'Mi hermana y yo [[canta]] en un coro.', fix: 'cantamos' },
    { text: 'El gato y el perro [[duerme]] aquí.', fix: 'duermen' },
    { text: 'Tú y mi tío [[viene]] mañana.', fix: 'vienen' },
  ],
  misses: ['El gato de Ana y el perro duerme.'],
  check({ words, grammar }, report) {
    for (const [index, and] of words.entries()) {
      if (!/^[ye]$/u.test(and.norm)) continue;
      const left = memberBefore(words, index);
      const end = memberAfter(words, index + 1);
      if (left === undefined || end === undefined) continue;
      let at = end + 1;
      while (BETWEEN.has(words[at]?.norm ?? '')) at += 1;
      const verb = words[at];
      if (!verb || !isSingular(verb)) continue;
      // `Castilla y León tiene`, `Ortega y Gasset nació`: one name
      const names = words
        .slice(left, end + 1)
        .map(({ norm }) => norm)
        .join(' ');
      if (ONE_NAME.test(names) || (verb.best.lemma === 'ser' && isTitle(words, left, end, at)))
        continue;
      const [person, ...others] = personsOf(words.slice(left, end + 1));
      if ([person, ...others].some((one) => one && agreesWith(verb, one))) continue;
      const fixes = [person, ...others].flatMap((one) =>
        one ? inPerson(grammar, verb, one).slice(0, 1) : [],
      );
      if (fixes.length > 0)
        report(
          verb,
          fixes.map((fix) => matchCase(verb.text, fix)),
        );
    }
  },
});

/** Where the first member starts: a name, a pronoun, or a determiner and its noun, that opens the clause. */
function memberBefore(words: readonly AnalysedWord[], and: number): number | undefined {
  const last = words[and - 1];
  if (!last || last.kind !== 'word') return undefined;
  let first = and - 1;
  if (last.best.pos === 'NOUN' && last.best.pos && words[and - 2]?.best.pos === 'DET')
    first = and - 2;
  else if (isName(last)) while (words[first - 1] && isName(words[first - 1]!)) first -= 1;
  else if (!PRONOUNS.has(last.norm)) return undefined;
  if (isTime(last)) return undefined;
  return opensClause(words, first) && words[first - 1]?.text !== ',' ? first : undefined;
}

/** Where the second member ends. */
function memberAfter(words: readonly AnalysedWord[], at: number): number | undefined {
  const first = words[at];
  if (!first || first.kind !== 'word') return undefined;
  if (PRONOUNS.has(first.norm)) return at;
  if (isName(first)) {
    let end = at;
    while (words[end + 1] && isName(words[end + 1]!)) end += 1;
    return end;
  }
  const noun = words[at + 1];
  const isPhrase = first.best.pos === 'DET' && noun?.best.pos === 'NOUN' && !isTime(noun);
  return isPhrase ? at + 1 : undefined;
}

const isName = (word: AnalysedWord): boolean =>
  word.kind === 'word' && word.best.pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(word.text);

function isSingular(verb: AnalysedWord): boolean {
  if (verb.kind !== 'word' || verb.best.form !== 'fin' || verb.gap === '') return false;
  if ((may(verb, isNoun) || may(verb, isAdjective)) && verb.margin < 0.5) return false;
  return (
    verb.readings.filter(isStatement).length > 0 &&
    verb.readings.filter(isStatement).every(({ number }) => number === 'sg')
  );
}

function personsOf(members: readonly AnalysedWord[]): Person[] {
  if (members.some(({ norm }) => FIRST.has(norm))) return [{ person: 1, number: 'pl' }];
  const third: Person = { person: 3, number: 'pl' };
  return members.some(({ norm }) => SECOND.has(norm))
    ? [third, { person: 2, number: 'pl' }]
    : [third];
}
