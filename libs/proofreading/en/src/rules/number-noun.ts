import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { isCountNoun } from '../grammar/count-nouns';
import { pluralOf } from '../grammar/noun-forms';

const AMOUNTS = wordSet(
  'two three four five six seven eight nine ten eleven twelve twenty thirty many several',
);
/** Behind these a number is a name ("chapter two"), in front of a noun it may be one word with it ("a two car garage"). */
const NAMED = wordSet(
  'chapter page number version room section part step figure table top size type phase level day grade class act unit item line verse ' +
    'a an the one each every another per',
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
    'Many a house was lost.',
    'See page 12 letter b.',
    'The 50 state solution failed.',
  ],
  invalid: [
    { text: 'I have two [[cat]].', fix: 'cats' },
    { text: 'She bought three [[book]] in Rome.', fix: 'books' },
    { text: 'We have many [[friend]].', fix: 'friends' },
    { text: 'They have several [[child]].', fix: 'children' },
    { text: 'Two [[student]] were late.', fix: 'students' },
    { text: 'I have two black [[cat]].', fix: 'cats' },
    { text: 'I have 3 [[question]] for you.', fix: 'questions' },
  ],
  misses: ['He likes many cereal.', 'The two cat sleep.'],
  check({ words, tokens }, report) {
    if (!tokens.some(isAmount)) return;
    for (const [index, amount] of words.entries()) {
      if (!isAmount(amount) || NAMED.has(words[index - 1]?.norm ?? '')) continue;
      if (/^(?:NOUN|PROPN)$/.test(words[index - 1]?.best.pos ?? '')) continue;
      if (words[index - 1]?.kind === 'number' || words[index - 1]?.best.pos === 'NUM') continue;
      const at = words[index + 1]?.best.pos === 'ADJ' ? index + 2 : index + 1;
      const noun = words[at];
      const next = words[at + 1];
      if (!noun || noun.gap !== ' ' || words[index + 1]?.gap !== ' ' || !isCountNoun(noun.norm))
        continue;
      if (noun.text !== noun.norm || !/^(?:NOUN|VERB)$/.test(noun.best.pos)) continue;
      const ends = !next || GOES_ON.test(next.best.pos) || GOES_ON_WORDS.test(next.norm);
      if (!ends || (next && /^(?:'s|’|'|-|–|and|or|man|old|by)$/.test(next.norm))) continue;
      report(noun, [pluralOf(noun.norm)]);
    }
  },
});

const GOES_ON = /^(?:VERB|AUX|ADP|SCONJ|PUNCT|PRON|ADV|CCONJ|PART)$/;
const GOES_ON_WORDS = /^(?:to|that|who|which|yesterday|today|last|because)$/;

const isAmount = ({ norm, kind, text }: Pick<AnalysedWord, 'norm' | 'kind' | 'text'>): boolean =>
  AMOUNTS.has(norm) || (kind === 'number' && /^(?:[2-9]|[1-9]\d{1,2})$/.test(text));
