import { defineRule } from '@tercet/proofreading-core';
import { endsPhrase, follows, wordMap, wordSet } from '../clauses';

const PLURALS = wordMap({
  apple: 'apples',
  bag: 'bags',
  book: 'books',
  boy: 'boys',
  brother: 'brothers',
  car: 'cars',
  cat: 'cats',
  chair: 'chairs',
  child: 'children',
  country: 'countries',
  daughter: 'daughters',
  dog: 'dogs',
  friend: 'friends',
  girl: 'girls',
  house: 'houses',
  idea: 'ideas',
  language: 'languages',
  letter: 'letters',
  man: 'men',
  mistake: 'mistakes',
  person: 'people',
  phone: 'phones',
  problem: 'problems',
  question: 'questions',
  sister: 'sisters',
  son: 'sons',
  song: 'songs',
  student: 'students',
  teacher: 'teachers',
  tree: 'trees',
  woman: 'women',
  word: 'words',
});
const AMOUNTS = wordSet('two three four five six seven eight nine ten many several');
/** What stands before an amount that belongs to a phrase: here a verb, an article or the start. */
const BEFORE = wordSet(
  'have has had see saw bought buy want wants need needs got get has with are were my his her their our the these those ' +
    'ate read reads wrote write know knows met made make and of for in found lost sold',
);

export const numberNoun = defineRule({
  id: 'en/number-noun',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'More than one: write “{fix}”.',
    fr: 'Il y en a plus d’un : écrivez « {fix} ».',
    es: 'Hay más de uno: escribe «{fix}».',
  },
  explanation: {
    en: 'After “many”, “several” and numbers above one, things that can be counted are in the plural: “two cats”.',
    fr: 'Après « many », « several » et les nombres au-dessus de un, ce qui se compte est au pluriel : « two cats ».',
    es: 'Tras «many», «several» y los números mayores que uno, lo que se puede contar va en plural: «two cats».',
  },
  valid: [
    'I have two cats.',
    'She owns a two car garage.',
    'Many a friend has left.',
    'Read chapter two book in hand.',
    'A seven man team won.',
    'He has two cat toys.',
    'There were several student groups.',
    'It is a three person and two dog household.',
    'Number two man in the party is he.',
  ],
  invalid: [
    { text: 'I have two [[cat]].', fix: 'cats' },
    { text: 'She bought three [[book]] and left.', fix: 'books' },
    { text: 'We have many [[friend]].', fix: 'friends' },
    { text: 'They have several [[child]].', fix: 'children' },
    { text: 'Two [[student]] were late.', fix: 'students' },
  ],
  misses: ['He likes many animal.', 'I have two black cat.'],
  check({ tokens }, report) {
    for (const [index, noun] of tokens.entries()) {
      const plural = PLURALS.get(noun.norm);
      const amount = tokens[index - 1];
      if (plural === undefined || noun.text !== noun.norm || !follows(noun)) continue;
      if (!amount || !AMOUNTS.has(amount.norm) || !endsPhrase(tokens[index + 1])) continue;
      const before = tokens[index - 2];
      if (!before || BEFORE.has(before.norm)) report(noun, [plural]);
    }
  },
});
