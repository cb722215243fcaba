import {
  type AnalysedWord,
  type Reading,
  type RuleSentence,
  defineRule,
  fits,
  matchCase,
  VERB_DISAGREES,
  entryOf,
} from '@tercet/proofreading-core';
import { afterVerb } from '../grammar/auxiliaries';
import { NONE, cellsOf } from '../grammar/cells';
import { CLITICS, SUBJECT_PERSONS, type Person } from '../grammar/clitics';
import { openingGroup } from '../grammar/opening-group';
import { asksForSubjunctive, isIndicative } from '../grammar/subjunctive';
import { has, isPastParticiple } from '../grammar/words';

/** They may be objects too, or stand after a preposition. */
const OBJECTS = new Set(['nous', 'vous', 'elle', 'elles']);
const BEFORE_SUBJECT = new Set([
  'si',
  'car',
  'puisque',
  "puisqu'",
  'lorsque',
  "lorsqu'",
  'parce que',
]);
/** Unknown forms whose ending was taken from another person. */
const BORROWED: Readonly<Record<string, readonly [RegExp, string]>> = {
  nous: [/ont$/u, 'ons'],
  vous: [/(?:er|ait)$/u, 'ez'],
  ils: [/ons$/u, 'ont'],
  elles: [/ons$/u, 'ont'],
};

/** Verbs that are conjugated with “être”. */
const MOVING =
  /^(?:aller|venir|arriver|partir|naître|mourir|tomber|devenir|revenir|rester|parvenir|intervenir)$/u;

/** `elle ai froid`: what one has is an adjective elsewhere. */
const FELT = /^(?:froid|chaud|mal|faim|soif|peur|raison|tort|bon|droit|besoin|envie)$/u;

const isVerb = ({ pos }: { pos: string }): boolean => pos === 'VERB' || pos === 'AUX';

export const accordSujetPronom = defineRule({
  id: 'fr/accord-sujet-pronom',
  category: 'agreement',
  level: 'error',
  message: VERB_DISAGREES,
  explanation: {
    en: 'The verb takes the person and the number of its pronoun: “je mange”, “tu manges”, “ils mangent”.',
    fr: 'Le verbe prend la personne et le nombre du pronom : « je mange », « tu manges », « ils mangent ».',
    es: 'El verbo toma la persona y el número del pronombre: «je mange», «tu manges», «ils mangent».',
  },
  valid: [
    'Ils mangent au jardin.',
    'Je les porte moi-même.',
    'Le chien nous mange dans la main.',
    'Voilà ce que nous propose le maire.',
    'Tu ne le lui donnes jamais.',
    'Elle et lui viennent demain.',
    'Avec elle chante toute la famille.',
    'Que veux-tu manger ?',
    'Il s’est tu et regarde la mer.',
    'On nous demande souvent pourquoi.',
    'Je soussigné certifie ce qui suit.',
    'Où vont-ils habiter ?',
    'Ils ont tous pris le train.',
    'Pierre nous écrit et vous salue.',
    'Mon frère, lui, préfère la mer.',
  ],
  invalid: [
    { text: 'Le soir, ils [[mange]] au jardin.', fix: 'mangent' },
    { text: 'Je [[manges]] une pomme.', fix: 'mange' },
    { text: 'Tu [[mange]] trop vite.', fix: 'manges' },
    { text: 'Nous [[avont]] le temps.', fix: 'avons' },
    { text: 'Il ne le [[sais]] pas.', fix: 'sait' },
    { text: 'Si vous [[veut]] venir, dites-le.', fix: 'voulez' },
    { text: 'Tu les [[a]] vus.', fix: 'as' },
    { text: 'Elles [[parle]] de la pluie.', fix: 'parlent' },
    { text: 'On [[peux]] entrer.', fix: 'peut' },
    { text: 'Tu [[connait]] la réponse.', fix: 'connais' },
    { text: 'Est-ce que vous [[pouvait]] venir ?', fix: 'pouviez' },
    { text: 'Nous [[somme]] contents.', fix: 'sommes' },
    { text: 'La classe est pleine et ils [[parle]] fort.', fix: 'parlent' },
    { text: 'J’[[arrives]] demain.', fix: 'arrive' },
    { text: 'J’[[est]] faim.', fix: 'ai' },
    { text: 'Je lui [[est]] dit de venir.', fix: 'ai' },
    { text: 'Il dit qu’elle [[viendrais]] demain.', fix: 'viendrait' },
    { text: 'Je n’[[est]] pas le temps.', fix: 'ai' },
    { text: 'Les élèves, eux, se [[tait]].', fix: 'taisent' },
    { text: 'Merci de l’attention que vous [[porterai]] à ma lettre.', fix: 'porterez' },
    { text: 'Elle [[ai]] très contente.', fix: 'est' },
    { text: 'Les amis sont là ; [[elle viennent]] de loin.', fix: 'elles viennent' },
  ],
  misses: ['Le maire pense que nous mange trop.', 'Ils, le soir, mange au jardin.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const [index, subject] of words.entries()) {
      const aside = asideOf(words, index);
      const person = aside ?? entryOf(SUBJECT_PERSONS, subject.norm);
      if (!person || !(aside || isSubject(words, index))) continue;
      const verb = verbAfter(words, aside ? index + 1 : index);
      if (!verb || isLeftToSubjunctive(words, index, verb)) continue;
      const fix = isMisspeltIs(words, index, verb)
        ? ['est', 'a']
        : isMisspeltHave(words, index, verb)
          ? ['ai']
          : formFor(sentence, subject.norm, verb, person);
      if (fix.length > 0 && isPluralAfterSingular(subject, verb)) {
        const text = sentence.text.slice(subject.end - sentence.start, verb.end - sentence.start);
        const between = text.slice(0, text.length - verb.text.length);
        const singular = fix.map((form) => subject.text + between + form);
        report({ start: subject.start, end: verb.end }, [`${subject.text}s${text}`, ...singular]);
      } else if (fix.length > 0)
        report(
          verb,
          fix.map((form) => matchCase(verb.text, form.replaceAll("'", '’'))),
        );
    }
  },
});

/** `elle ai contente`, `il ai allé`: “est” sounds like “ai”, and “a” takes no adjective and no agreement. */
function isMisspeltIs(
  words: readonly AnalysedWord[],
  subject: number,
  verb: AnalysedWord,
): boolean {
  if (verb.norm !== 'ai' || words[subject + 1] !== verb) return false;
  if (!/^(?:il|elle|on)$/u.test(words[subject]?.norm ?? '')) return false;
  const next = words[afterVerb(words, subject + 1)];
  if (!next || FELT.test(next.norm)) return false;
  const isParticiple = has(next, isPastParticiple);
  return isParticiple
    ? /ées?$|[iu]es?$/u.test(next.norm) || has(next, ({ lemma }) => MOVING.test(lemma))
    : has(next, ({ pos }) => pos === 'ADJ');
}

/** `je lui est dit`: what has an object is built with “avoir”. */
function isMisspeltHave(
  words: readonly AnalysedWord[],
  subject: number,
  verb: AnalysedWord,
): boolean {
  if (verb.norm !== 'est' || words[subject]?.norm !== 'je') return false;
  const at = words.indexOf(verb);
  const isObject = /^(?:le|la|l'|les|lui|leur|te|t'|vous)$/u.test(words[at - 1]?.norm ?? '');
  return isObject && has(words[afterVerb(words, at)], isPastParticiple);
}

/** `il faut que je fait`: another rule proposes `fasse`. */
const isLeftToSubjunctive = (
  words: readonly AnalysedWord[],
  subject: number,
  verb: AnalysedWord,
): boolean =>
  /^(?:que|qu')$/u.test(words[subject - 1]?.norm ?? '') &&
  asksForSubjunctive(words, subject - 1) &&
  isIndicative(verb, true);

/** `il viennent`: the silent `s` of `ils` is as easily left out as another ending is chosen. */
const isPluralAfterSingular = (subject: AnalysedWord, verb: AnalysedWord): boolean =>
  /^(?:il|elle)$/u.test(subject.norm) &&
  verb.readings.every(
    (reading) => isVerb(reading) && reading.person === 3 && reading.number === 'pl',
  );

/** `les élèves, eux, se taisent`: after its noun and between commas it is the subject once more. */
function asideOf(words: readonly AnalysedWord[], index: number): Person | undefined {
  const norm = words[index]?.norm ?? '';
  if (!/^(?:eux|lui|elles?)$/u.test(norm) || words[index + 1]?.text !== ',') return undefined;
  if (words[index - 1]?.text !== ',') return undefined;
  const group = openingGroup(words, index - 1);
  const number = /^(?:lui|elle)$/u.test(norm) ? 'sg' : 'pl';
  const isOwn = group && (cellsOf({ number }) & group.cells) !== NONE;
  return isOwn ? { person: 3, number } : undefined;
}

/** No noun could be joined with these. */
const NOMINATIVE = /^(?:je|tu|il|on|ils)$/u;

function isSubject(words: readonly AnalysedWord[], index: number): boolean {
  const subject = words[index];
  const before = words[index - 1];
  if (!subject) return false;
  if (!before) return true;
  // `-t-il`, `vas tu`, `le tu`, `lui et elle`.
  if (subject.text.startsWith('-') || before.readings.some(isVerb)) return false;
  if (before.best.pos === 'DET' || before.best.pos === 'CCONJ')
    return (
      /^(?:car|mais)$/u.test(before.norm) || (before.norm === 'et' && NOMINATIVE.test(subject.norm))
    );
  if (!OBJECTS.has(subject.norm)) return true;
  const isOpening =
    before.kind === 'punctuation' &&
    (/^[;:«“(–—]$/u.test(before.text) || (before.text === ',' && /^elles?$/u.test(subject.norm)));
  // `qu’elle viendrais`: no first or second person can follow `elle` without its own pronoun.
  const [verb] = words.slice(index + 1);
  if (/^elles?$/u.test(subject.norm) && before.norm === "qu'" && verb)
    return verb.readings.every(
      ({ form, person, mood }) => form === 'fin' && person !== 3 && mood !== 'imp',
    );
  // `l’attention que vous porterai`: nor with “nous” and “vous”, where no “je” or “tu” stands.
  if (/^(?:nous|vous)$/u.test(subject.norm) && /^(?:que|dont|où|quand)$/u.test(before.norm) && verb)
    if (isOfAnother(verb)) return true;
  const joined =
    before.norm === 'que' &&
    /^(?:parce|ce)$/u.test(words[index - 2]?.norm ?? '') &&
    (words[index - 2]?.norm === 'parce' || /^-/u.test(words[index - 2]?.text ?? ''));
  return isOpening || joined || BEFORE_SUBJECT.has(before.norm);
}

const isOfAnother = (verb: AnalysedWord): boolean =>
  verb.readings.every(
    ({ form, person, number, mood }) =>
      form === 'fin' && person !== 3 && number === 'sg' && mood !== 'imp',
  );

/** The verb of a subject, with only pronouns and `ne` between; undefined where it is not plainly one. */
function verbAfter(words: readonly AnalysedWord[], index: number): AnalysedWord | undefined {
  let at = index + 1;
  while (CLITICS.has(words[at]?.norm ?? '') && words[at]?.kind === 'word') at += 1;
  const verb = words[at];
  const next = words[at + 1];
  if (!verb || verb.kind !== 'word' || verb.text !== verb.text.toLowerCase()) return undefined;
  // `nous dit-il`: the subject stands behind.
  if (next?.text.startsWith('-') && next.gap === '') return undefined;
  return verb;
}

function formFor(
  { grammar }: RuleSentence,
  subject: string,
  verb: AnalysedWord,
  person: Person,
): string[] {
  // `connait` is `connaît` without its accent, as the newer spelling has it.
  const readings = /(?:nn|p|r)ait$/u.test(verb.norm)
    ? [...verb.readings, ...grammar.readings(verb.norm.replace(/ait$/u, 'aît'))]
    : verb.readings;
  const finite = readings.filter(
    (reading) => isVerb(reading) && reading.form === 'fin' && !reading.guessed,
  );
  if (finite.length === 0) return borrowed(subject, verb, person, grammar);
  const indicative = finite.filter(
    ({ mood }) => mood === 'ind' || mood === 'sub' || mood === 'cnd',
  );
  if (
    indicative.length === 0 ||
    finite.some((reading) => reading.mood !== 'imp' && fits(reading, person))
  )
    return [];
  // `j’est`, `je n’est pas`: said “ai”, and no “suis” stands after an apostrophe.
  const isHave =
    verb.norm === 'est' && verb.gap === '' && person.person === 1 && person.number === 'sg';
  if (isHave) return ['ai'];
  if (verb.norm === 'somme' && subject === 'nous') return ['sommes'];
  const ordered = [...indicative].sort((a, b) => rankOf(verb, a) - rankOf(verb, b));
  return [...new Set(ordered.flatMap((reading) => grammar.inflect(reading, person)))].slice(0, 3);
}

/** `rentraient`: the imperfect of `rentrer` before the present of `rentraire`. */
const rankOf = ({ norm }: AnalysedWord, { mood, tense }: Reading): number =>
  tense === 'impf' && norm.endsWith('aient') ? -1 : rank(mood, tense);

/** The present before the simple past, the indicative before the subjunctive: what people write most. */
function rank(mood: string | undefined, tense: string | undefined): number {
  return (mood === 'sub' ? 4 : 0) + (tense === 'past' ? 2 : 0) + (tense === 'impf' ? 1 : 0);
}

function borrowed(
  subject: string,
  verb: AnalysedWord,
  person: Person,
  grammar: RuleSentence['grammar'],
): string[] {
  const [ending, own] = entryOf(BORROWED, subject) ?? [];
  if (!ending || !own || !verb.readings.every(({ guessed }) => guessed) || !ending.test(verb.norm))
    return [];
  const form = verb.norm.replace(ending, own);
  const isForm = grammar
    .readings(form)
    .some((reading) => isVerb(reading) && reading.form === 'fin' && fits(reading, person));
  return isForm ? [form] : [];
}
