import { defineRule, type AnalysedWord } from '@tercet/proofreading-core';
import { ALL, type Cells, NONE, PLURAL, SINGULAR, cellsOf } from '../grammar/cells';
import { formsOf } from '../grammar/forms';
import { cellsOfAllBefore, startOfVerb, subjectOf } from '../grammar/subjects';
import { has, isFinite, isHanging, isPlainWord, isThirdPerson, isUnknown } from '../grammar/words';

/** `l’un des livres qui plaisent`, `un des livres qui plaît`: both are right. */
const ONE_OF = /^(?:un|une|l'un|l'une|chacun|chacune|aucun|aucune)$/u;
/** They have a rule of their own. */
const PERSONS = /^(?:moi|toi|nous|vous)$/u;
/** Pronouns that the clause may belong to over a noun between: `d’autres dans ce service qui`. */
const SEVERAL = /^(?:autres|certains|certaines|plusieurs|ceux|celles)$/u;

export const accordRelatifQui = defineRule({
  id: 'fr/accord-relatif-qui',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'After “qui” the verb agrees with the noun before it: write “{fix}”.',
    fr: 'Après « qui », le verbe s’accorde avec le nom qui précède : écrivez « {fix} ».',
    es: 'Tras «qui», el verbo concuerda con el sustantivo anterior: escribe «{fix}».',
  },
  explanation: {
    en: '“Qui” stands for a noun or pronoun; the verb takes its person and number: “les gens qui viennent”, “ceux qui savent”.',
    fr: '« Qui » représente un nom ou un pronom ; le verbe en prend la personne et le nombre : « les gens qui viennent », « ceux qui savent ».',
    es: '«Qui» representa un nombre o un pronombre; el verbo toma su persona y su número: «les gens qui viennent», «ceux qui savent».',
  },
  valid: [
    'Qui es-tu ?',
    'De qui parles-tu ?',
    'Qui avons-nous oublié ?',
    'Les gens qui viennent sont rares.',
    'La liste des noms qui suit est longue.',
    'La liste des noms qui suivent est longue.',
    'Ceux qui savent se taisent.',
    'Ce qui compte, c’est la santé.',
    'Un des rares livres qui plaise à tous.',
    'Le pain et le vin qui restent.',
    'Qui vient ce soir ?',
    'Les amis à qui il écrit.',
    'C’est vous qui avez raison.',
    'Il y en a beaucoup d’autres dans le service qui font ce travail.',
    'Chacune des personnes qui y sont nommées reçoit une lettre.',
    'L’un des élèves qui ont réussi est là.',
    'C’est l’une des raisons qui m’ont poussé.',
  ],
  invalid: [
    { text: 'Les gens qui [[vient]] sont rares.', fix: 'viennent' },
    { text: 'Il garde les lettres qui [[arrive]].', fix: 'arrivent' },
    { text: 'Voici la clé qui [[ouvrent]] la porte.', fix: 'ouvre' },
    { text: 'Ceux qui [[sait]] se taisent.', fix: 'savent' },
    { text: 'La femme qui [[viens]] ici est ma sœur.', fix: 'vient' },
    { text: 'Qui [[peux]] m’aider ?', fix: 'peut' },
    { text: 'Il lit les messages qui lui [[est]] envoyés.', fix: 'sont' },
  ],
  misses: ['C’est toi qui a raison.'],
  falseAlarms: ['Ces ordres, qui me les transmettra ?'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (!isFinite(verb.best) || !isPlainWord(verb) || isUnknown(verb)) continue;
      // `qui es-tu ?`, `à qui parles-tu ?`: the pronoun behind is the subject.
      if (isHanging(words[index + 1])) continue;
      // `qui peux m’aider ?`
      const isAsked = index === 1 && words[0]?.norm === 'qui' && words.at(-1)?.text === '?';
      if (isAsked && !has(verb, isThirdPerson)) {
        const own = formsOf(verb, grammar, isFinite, { person: 3, number: 'sg' });
        if (own.length > 0) report(verb, own.slice(0, 1));
        continue;
      }
      const qui = startOfVerb(words, index) - 1;
      if (words[qui]?.norm !== 'qui' || PERSONS.test(words[qui - 1]?.norm ?? '')) continue;
      const { cells, start, chain, isClear } = subjectOf(words, index);
      if (isOneOf(words, start)) continue;
      const isSure = isClear && cells !== ALL;
      if (!isSure && !has(verb, isThirdPerson)) continue;
      const known = isSure ? cells : cellsOfAllBefore(words, qui);
      const wanted =
        (known & SINGULAR) === NONE ? PLURAL : (known & PLURAL) === NONE ? SINGULAR : undefined;
      if (
        wanted === undefined ||
        (wanted === SINGULAR && words.slice(0, index).some(isSeveral)) ||
        agrees(verb, wanted) ||
        (chain?.isCoordinated && wanted === SINGULAR)
      )
        continue;
      const features = { person: 3, number: wanted === PLURAL ? 'pl' : 'sg' } as const;
      const isIndicative = ({ form, mood }: AnalysedWord['best']): boolean =>
        form === 'fin' && mood === 'ind';
      const forms = [
        ...formsOf(verb, grammar, isIndicative, features),
        ...formsOf(verb, grammar, (r) => isFinite(r) && r.mood !== 'imp', features),
      ].filter((form, i, all) => all.indexOf(form) === i);
      if (forms.length > 0) report(verb, forms.slice(0, 3));
    }
  },
});

const isSeveral = ({ norm, best }: AnalysedWord, at: number, all: AnalysedWord[]): boolean =>
  SEVERAL.test(norm) && best.pos !== 'DET' && all[at + 1]?.best.pos !== 'NOUN';

const agrees = (verb: AnalysedWord, wanted: Cells): boolean =>
  has(
    verb,
    (reading) =>
      isThirdPerson(reading) && (cellsOf({ number: reading.number ?? 'sg' }) & wanted) !== NONE,
  );

function isOneOf(words: readonly AnalysedWord[], start: number): boolean {
  const from = Math.max(0, start - 3);
  return words
    .slice(from, start + 3)
    .some(
      ({ norm }, i) =>
        ONE_OF.test(norm) && /^(?:de|d'|des|parmi)$/u.test(words[from + i + 1]?.norm ?? ''),
    );
}
