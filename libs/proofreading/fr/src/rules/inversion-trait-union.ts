import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { cellsOf } from '../grammar/cells';
import { PRONOUNS } from '../grammar/subjects';
import { has, isFinite, isNoun, isVerbal } from '../grammar/words';

const SUBJECTS = /^(?:il|elle|on|nous|vous|ils|elles|tu|je)$/u;
const ASKING =
  /^(?:que|qu'|où|comment|pourquoi|quand|combien|qui|quoi|quel|quelle|quels|quelles)$/u;

export const inversionTraitUnion = defineRule({
  id: 'fr/inversion-trait-union',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'A subject after its verb is joined by a hyphen: “{fix}”.',
    fr: 'Le pronom sujet placé après le verbe s’y joint par un trait d’union : « {fix} ».',
    es: 'El pronombre sujeto que sigue al verbo se une con guion: «{fix}».',
  },
  explanation: {
    en: 'In a question the pronoun follows the verb with a hyphen, and with “-t-” between two vowels: “vient-il”, “mange-t-elle”.',
    fr: 'Dans une question, le pronom suit le verbe avec un trait d’union, et « -t- » entre deux voyelles : « vient-il », « mange-t-elle ».',
    es: 'En una pregunta, el pronombre sigue al verbo con guion, y con «-t-» entre dos vocales: «vient-il», «mange-t-elle».',
  },
  valid: [
    'Vient-il demain ?',
    'Que mange-t-elle ?',
    'Quand il vient, elle rit.',
    'Qui vous aime ?',
    'Comment vous dire cela ?',
    'Il vient, elle part ?',
    'Que tu es grand !',
    'Pourquoi il pleut ?',
  ],
  invalid: [
    { text: '[[Vont elles]] participer ?', fix: 'Vont-elles' },
    { text: 'Que [[mangez vous]] ?', fix: 'mangez-vous' },
    { text: 'Où [[habite il]] ?', fix: 'habite-t-il' },
    { text: 'Comment [[vas tu]] ?', fix: 'vas-tu' },
    { text: '[[Pouvez vous]] venir ?', fix: 'Pouvez-vous' },
  ],
  misses: ['Il vient, dit il.'],
  check({ words }, report) {
    if (words.at(-1)?.text !== '?') return;
    for (const [index, pronoun] of words.entries()) {
      const verb = words[index - 1];
      if (
        !verb ||
        !SUBJECTS.test(pronoun.norm) ||
        pronoun.text.startsWith('-') ||
        pronoun.gap !== ' '
      )
        continue;
      if (!isAsked(words, index - 1) || !agrees(verb, pronoun)) continue;
      const link =
        /[aeé]$/u.test(verb.norm) && /^(?:il|elle|on|ils|elles)$/u.test(pronoun.norm) ? '-t-' : '-';
      report({ start: verb.start, end: pronoun.end }, [verb.text + link + pronoun.text]);
    }
  },
});

function isAsked(words: readonly AnalysedWord[], verb: number): boolean {
  const word = words[verb];
  const next = words[verb + 2];
  if (
    !word ||
    (has(word, isNoun) && verb > 0 && words[verb - 1]?.norm !== 'que') ||
    has(next, isFinite)
  )
    return false;
  return verb === 0 || ASKING.test(words[verb - 1]?.norm ?? '') || words[verb - 1]?.text === ',';
}

function agrees(verb: AnalysedWord, pronoun: AnalysedWord): boolean {
  const person = entryOf(PRONOUNS, pronoun.norm) ?? { person: 3, cells: 0b1111 };
  return verb.readings.some(
    (reading) =>
      isVerbal(reading) &&
      isFinite(reading) &&
      reading.mood !== 'imp' &&
      reading.person === person.person &&
      (cellsOf({ number: reading.number ?? 'sg' }) & person.cells) !== 0,
  );
}
