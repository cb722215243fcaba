import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { isCountNoun } from '../grammar/count-nouns';
import { nounNumber } from '../grammar/noun-number';
import { pluralOf } from '../grammar/noun-forms';

const AMOUNTS = wordSet(
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty hundred many several few',
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
    'The two walk home.',
    'It weighs ten stone.',
    'Two more came.',
    'In 50 percent of cases it works.',
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
    { text: 'We stayed there for two [[week]].', fix: 'weeks' },
    { text: 'I waited for 20 [[minute]].', fix: 'minutes' },
    { text: 'She sent four [[invoice]] to us.', fix: 'invoices' },
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
      if (!isAmount(amount)) continue;
      const isNamed = NAMED.has(words[index - 1]?.norm ?? '');
      if (isNamed && !(amount.norm === 'few' && words[index - 1]?.norm === 'a')) continue;
      if (/^(?:NOUN|PROPN)$/.test(words[index - 1]?.best.pos ?? '')) continue;
      if (words[index - 1]?.kind === 'number' || words[index - 1]?.best.pos === 'NUM') continue;
      const at = words[index + 1]?.best.pos === 'ADJ' ? index + 2 : index + 1;
      const noun = words[at];
      const next = words[at + 1];
      if (!noun || noun.gap !== ' ' || words[index + 1]?.gap !== ' ') continue;
      if (!isCountNoun(noun.norm) && !isCounted(words, index, noun)) continue;
      if (noun.text !== noun.norm || !/^(?:NOUN|VERB)$/.test(noun.best.pos)) continue;
      const ends = !next || GOES_ON.test(next.best.pos) || GOES_ON_WORDS.test(next.norm);
      if (!ends || (next && /^(?:'s|’|'|-|–|and|or|man|old|by)$/.test(next.norm))) continue;
      report(noun, [pluralOf(noun.norm)]);
    }
  },
});

/** Units that hardly take an -s, and words behind a number that is not their amount. */
const UNCOUNTED =
  /^(?:percent|foot|stone|head|pair|score|gross|yen|euro|yuan|baht|rand|hertz|per|noon|midnight|january|february|march|april|may|june|july|august|september|october|november|december|o’clock|ton|inch|pound|bit|byte|plus|minus|carat|horsepower|hundredweight|other|more|less|stuff|homework|money|information|advice|luggage|traffic|knowledge|bread|rice|wine|milk|furniture|water|work|air|food|light|sound|music|data|cash|credit|oil|gas|coffee|beer|tea|weather|help|evidence|research|equipment|software|news)$/;

/** A noun in the singular behind a number that counts it, where the number is no name and the noun no verb. */
function isCounted(words: readonly AnalysedWord[], index: number, noun: AnalysedWord): boolean {
  const { norm, readings, best } = noun;
  if (/^(?:minute|second)$/.test(norm)) return true;
  if (norm.length < 3 || best.pos !== 'NOUN' || UNCOUNTED.test(norm)) return false;
  if (nounNumber(noun) !== 'sg' || readings.some(({ pos }) => !/^(?:NOUN|VERB)$/.test(pos)))
    return false;
  if (!readings.some(({ pos }) => pos === 'VERB')) return true;
  const before = words[index - 1];
  const next = words[index + 2];
  // "the two walk home", "two share it"
  return (
    (before?.norm === 'a' || /^(?:ADP|VERB)$/.test(before?.best.pos ?? '')) &&
    words[index + 1] === noun &&
    (!next || /^(?:PUNCT|ADP)$/.test(next.best.pos) || next.best.form === 'fin')
  );
}

const GOES_ON = /^(?:VERB|AUX|ADP|SCONJ|PUNCT|PRON|ADV|CCONJ|PART)$/;
const GOES_ON_WORDS = /^(?:to|that|who|which|yesterday|today|last|because)$/;

const isAmount = ({ norm, kind, text }: Pick<AnalysedWord, 'norm' | 'kind' | 'text'>): boolean =>
  AMOUNTS.has(norm) || (kind === 'number' && /^(?:[2-9]|[1-9]\d{1,2})$/.test(text));
