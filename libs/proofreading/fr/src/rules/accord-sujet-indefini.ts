import { type AnalysedWord, defineRule, VERB_DISAGREES, entryOf } from '@tercet/proofreading-core';
import { type Cells, NONE, PLURAL, SINGULAR, cellsOf } from '../grammar/cells';
import { isClauseStart } from '../grammar/clause-start';
import { formsOf } from '../grammar/forms';
import { PRONOUNS, startOfVerb, subjectOf } from '../grammar/subjects';
import { has, isFinite, isHanging, isPlainWord, isThirdPerson, isUnknown } from '../grammar/words';

const LIKE_NOUNS =
  /^(?:cela|ça|ceci|quelqu'un|chacun|chacune|personne|rien|celui|celle|ceux|celles|aucun)$/u;

export const accordSujetIndefini = defineRule({
  id: 'fr/accord-sujet-indefini',
  category: 'agreement',
  level: 'error',
  message: VERB_DISAGREES,
  explanation: {
    en: '“Cela”, “ça”, “chacun”, “rien”, “personne”, “tout le monde” and names of persons take the third person singular; “ceux”, “plusieurs” the plural: “chacun sait”, “cela permet”.',
    fr: '« Cela », « ça », « chacun », « rien », « personne », « tout le monde » et les noms de personnes demandent la troisième personne du singulier ; « ceux », « plusieurs », le pluriel : « chacun sait », « cela permet ».',
    es: '«Cela», «ça», «chacun», «rien», «personne», «tout le monde» y los nombres de personas piden la tercera persona del singular; «ceux» y «plusieurs», el plural: «chacun sait», «cela permet».',
  },
  valid: [
    'Cela permet de dormir.',
    'Chacun sait cela.',
    'Tout le monde dort.',
    'Rien ne va plus.',
    'Ceux-ci sont partis.',
    'Cela, vont-ils le comprendre ?',
    'Les hommes comme celui-ci mangent peu.',
    'Personne ne vient.',
    'Martine veut partir.',
    'Ce sont eux.',
  ],
  invalid: [
    { text: 'Cela [[permets]] de dormir.', fix: 'permet' },
    { text: 'Chacun [[savent]] cela.', fix: 'sait' },
    { text: 'Tout le monde [[dorment]].', fix: 'dort' },
    { text: 'Rien ne [[vas]] plus.', fix: 'va' },
    { text: 'Ceci [[sont]] clair.', fix: 'est' },
    { text: 'Ça nous [[ferais]] plaisir.', fix: 'ferait' },
    { text: 'Martine [[veux]] partir.', fix: 'veut' },
  ],
  misses: ['Eux aussi vient.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (
        !isFinite(verb.best) ||
        !isPlainWord(verb) ||
        isUnknown(verb) ||
        isHanging(words[index + 1])
      )
        continue;
      const wanted = wantedNumber(words, index);
      if (wanted === undefined || agrees(verb, wanted)) continue;
      const features = { person: 3, number: wanted === PLURAL ? 'pl' : 'sg' } as const;
      const forms = formsOf(verb, grammar, isBent(verb), features);
      if (forms.length > 0) report(verb, forms.slice(0, 2));
    }
  },
});

const agrees = (verb: AnalysedWord, wanted: Cells): boolean =>
  has(
    verb,
    (reading) =>
      isThirdPerson(reading) && (cellsOf({ number: reading.number ?? 'sg' }) & wanted) !== NONE,
  );

/** The present indicative before other readings. */
function isBent(verb: AnalysedWord) {
  const finite = verb.readings.filter((reading) => isFinite(reading) && reading.mood !== 'imp');
  const best = finite.find(({ mood, tense }) => mood === 'ind' && tense === 'pres') ?? finite[0];
  return (reading: AnalysedWord['best']) => reading === best;
}

function wantedNumber(words: readonly AnalysedWord[], verb: number): Cells | undefined {
  const start = startOfVerb(words, verb);
  const before = words[start - 1];
  const isEveryone =
    before?.norm === 'monde' &&
    words[start - 2]?.norm === 'le' &&
    words[start - 3]?.norm === 'tout';
  if (isEveryone) return words[start - 4]?.best.pos === 'ADP' ? undefined : SINGULAR;
  // `sa nous ferais plaisir`: another rule mends `sa`.
  const sa = /^(?:nous|vous)$/u.test(before?.norm ?? '') ? start - 2 : start - 1;
  const isOwn = has(words[verb], ({ number, person }) => number === 'pl' && person !== 3);
  const isSa =
    /^(?:sa|ça|cela)$/u.test(words[sa]?.norm ?? '') &&
    sa + 1 < verb &&
    !isOwn &&
    isClauseStart(words, sa);
  if (isSa) return SINGULAR;
  const subject = subjectOf(words, verb);
  const pronoun = words[subject.start];
  if (subject.kind !== 'pronoun' || !subject.isClear || subject.start >= verb || !pronoun)
    return undefined;
  if (entryOf(PRONOUNS, pronoun.norm) || words[subject.start - 1]?.best.pos === 'ADP')
    return undefined;
  if (/^(?:et|ou|ni|,|comme)$/u.test(words[subject.start - 1]?.norm ?? '')) return undefined;
  const isOnly = /^(?:que|qu')$/u.test(words[subject.start - 1]?.norm ?? '');
  if (isOnly && words.slice(0, subject.start).some(({ norm }) => norm === 'ne' || norm === "n'"))
    return undefined;
  const isName = pronoun.text !== pronoun.text.toLowerCase() && start === subject.start + 1;
  if (!isName && !LIKE_NOUNS.test(pronoun.norm)) return undefined;
  // `tout cela sont des bêtises`: the noun behind decides.
  if (
    /^(?:sont|étaient|seront)$/u.test(words[verb]?.norm ?? '') &&
    words[verb + 1]?.best.pos === 'DET'
  )
    return undefined;
  return (subject.cells & PLURAL) === NONE
    ? SINGULAR
    : (subject.cells & SINGULAR) === NONE
      ? PLURAL
      : undefined;
}
