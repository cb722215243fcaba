import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { definePatterns } from '../grammar/define-patterns';
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

export const numberNoun = definePatterns({
  id: 'en/number-noun',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'More than one: write “{fix}”.',
    fr: 'Il y en a plus d’un : écrivez « {fix} ».',
    es: 'Hay más de uno: escribe «{fix}».',
  },
  explanation: {
    en: 'After “many”, “several”, “both”, “a lot of”, “these” and numbers above one, things that can be counted are in the plural.',
    fr: 'Après « many », « several », « both », « a lot of », « these » et les nombres supérieurs à un, ce qui se compte est au pluriel.',
    es: 'Tras «many», «several», «both», «a lot of», «these» y los números mayores que uno, lo que se cuenta va en plural.',
  },
  valid: [
    'My uncle’s other brother lives here.',
    'One in three last year failed.',
    'They take risk and reward into account.',
    'Some researcher says so.',
    'It seemed as if some guest were there.',
    'Most school children have a phone.',
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
    'There are many problems.',
    'We have a lot of time.',
    'Three reasons speak for it.',
    'Many a problem is small.',
    'It is a two week trip.',
    'Both the boy and the girl came.',
    'Both man and dog were wet.',
    'Several problem areas remain.',
    'A lot of car parts are here.',
    'These day trips are fun.',
    'City parks are full.',
    'No other country has it.',
    'It is the most village-like part.',
    'She went from one city to some other village.',
    'Most car owners like it.',
    'He wants a different book.',
    'There are some book fairs.',
  ],
  invalid: [
    { text: 'She came with her two [[daughter]] in May.', fix: 'daughters' },
    { text: 'The two [[doctor]] were late.', fix: 'doctors' },
    { text: 'We meet three [[time]] a week.', fix: 'times' },
    { text: 'They opened two new [[store]] in Leeds.', fix: 'stores' },
    { text: 'Some [[researcher]] say that it is bad.', fix: 'researchers' },
    { text: 'Most [[student]] have a phone.', fix: 'students' },
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
    { text: 'There are many old [[problem]] here.', fix: 'problems' },
    { text: 'We have a lot of [[car]].', fix: 'cars' },
    { text: 'There are three [[reason]] for it.', fix: 'reasons' },
    { text: 'Both [[student]] were late.', fix: 'students' },
    { text: 'I see several old [[house]].', fix: 'houses' },
    { text: 'It is hard these [[day]].', fix: 'days' },
    { text: 'A couple of [[problem]] remain.', fix: 'problems' },
    { text: 'Many [[parcel]] arrived today.', fix: 'parcels' },
    { text: 'There are so many [[advertisement]] on it.', fix: 'advertisements' },
    { text: 'Most [[advertisement]] are loud.', fix: 'advertisements' },
    { text: 'I met friends from other [[country]].', fix: 'countries' },
    { text: 'They sell all [[kind]] of tools.', fix: 'kinds' },
    { text: 'She has blue [[eye]].', fix: 'eyes' },
    { text: 'He sold ten or more new [[car]].', fix: 'cars' },
    { text: 'There are some [[question]] in it.', fix: 'questions' },
    { text: 'I went there a few [[time]].', fix: 'times' },
  ],
  misses: ['Twenty of the student failed.', 'He likes many cereal.', 'The two cat sleep.'],
  patterns: [
    ['have|has|had|with blue|green|brown|big|dark|black|beautiful [eye] $', 'eyes'],
    ['@num or more new|old|big|small|good|other|different? [@count] !@noun|@adj|@pl|’', '{5.pl}'],
    ['there are|were some|any|no @adj? [@count] !@noun|@adj|@pl|’|of', '{5.pl}'],
    ['a few|couple of? [time] !@noun|@adj|@pl|’', 'times'],
    [
      'many|several|few|various|these|those|numerous different|new|old|big|small|good|other|important|interesting|beautiful|more? [reason|friend|problem|thing|student|book|country|city|place|game|member|way|car|house|movie|film|song|teacher|idea|company|singer|player|advantage|disadvantage|question|example|issue|dream|animal|language|brother|sister|child|day|week|month|year|restaurant|school|subject|hotel|town|village|artist|building|museum|tool|word|mistake|difference|factor|method|topic|article|element|room|street|shop|user|customer|employee|error|file|page|apple|person|cat|dog|tree|flower|picture|photo|egg|bird] !@noun|@adj|@pl|’',
      '{3.pl}',
    ],
    [
      'lot|lots|couple of [reason|friend|problem|thing|student|country|city|place|member|car|house|movie|film|song|teacher|idea|question|example|issue|animal|language|child|day|week|month|year|restaurant|school|hotel|town|building|museum|tool|word|mistake|difference|shop|user|customer|employee|error|file|page|apple|person|cat|dog|tree|flower|picture|photo|egg|bird|tourist] !@noun|@adj|@pl',
      '{3.pl}',
    ],
    [
      'a great|large|good|high|small number|variety of [reason|friend|problem|thing|student|book|country|city|place|member|way|car|house|person|user|employee|error|question|animal|child] !@noun',
      '{5.pl}',
    ],
    [
      'there are|were|have|has|had|with two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|500|100|200|1000 different|new|old|big|small|good|other|main|more? [reason|friend|problem|thing|student|book|country|city|member|way|car|house|movie|song|teacher|idea|company|player|question|example|issue|animal|language|brother|sister|child|day|week|month|year|restaurant|school|hotel|room|shop|user|employee|error|file|page|apple|person|cat|dog|tree|kid|type|kind|part|step|chapter|option|time] !@noun|@adj|@pl|’',
      '{5.pl}',
    ],
    [
      'both [student|boy|girl|man|woman|child|element|team|side|group|parent|brother|sister|method|country|city|book|car|answer|option|case|player|company|hand|eye] are|were|have|do|can|will',
      '{2.pl}',
    ],
    ['@num [year] ago|later|old $', 'years'],
    ['@num [day|week|month|year|hour|minute] ago|later', '{2.pl}'],
    ['many|several|various|numerous|few @adj? [@count] !@noun|@adj|@pl|’|and|or', '{3.pl}'],
    [
      '!the|a|any|no|each|every|some|one|an|little|slightly|@poss|this|that|what|whatever|or|on other|different @adj? [@count] !@noun|@adj|@pl|’|than|from|and|or',
      '{3.pl}',
    ],
    ['!the|@possessive most [@count] !@noun|@adj|@pl|’|of|and', '{2.pl}'],
    ['lot|lots|couple|number|variety of @adj? [@count] !@noun|@adj|@pl|’', '{4.pl}'],
    ['these|those|all|many|several|various|two|three [kind|type|sort] of', '{2.pl}'],
    [
      '!the|@possessive most [@count] make|are|have|do|can|will|don’t|were|need|want|use|think|show|come',
      '{2.pl}',
    ],
    ['take|takes|taking|took [risk] $', 'risks', 'a risk'],
    ['take|takes|taking|took [risk] because|when|we|they|but', 'risks', 'a risk'],
  ],
  check({ words, tokens }, report) {
    if (!tokens.some((token) => isAmount(token) || QUANTIFIER.test(token.norm))) return;
    for (const [index, amount] of words.entries()) {
      const noun = words[index + 1];
      if (noun && QUANTIFIER.test(amount.norm) && isSubjectOfMany(words, index + 1))
        report(noun, [pluralOf(noun.norm)]);
      if (!isAmount(amount)) continue;
      const isNamed = NAMED.has(words[index - 1]?.norm ?? '');
      // "The two student were late."
      const [one, verb] = [words[index + 1], words[index + 2]];
      const isOfMany =
        /^(?:the|these|those|my|your|his|her|our|their)$/.test(words[index - 1]?.norm ?? '') &&
        one !== undefined &&
        (isCountNoun(one.norm) || /^(?:hour|day|week|month|year)$/.test(one.norm)) &&
        (!verb ||
          /^(?:ADP|PUNCT)$/.test(verb.best.pos) ||
          /^(?:are|were|have|do)$/.test(verb.norm));
      if (isNamed && !isOfMany && !(amount.norm === 'few' && words[index - 1]?.norm === 'a'))
        continue;
      if (/^(?:NOUN|PROPN)$/.test(words[index - 1]?.best.pos ?? '')) continue;
      if (words[index - 1]?.kind === 'number' || words[index - 1]?.best.pos === 'NUM') continue;
      // "One in three last year": the time follows, not what is counted.
      if (/^(?:last|next|this|every)$/.test(words[index + 1]?.norm ?? '')) continue;
      const at = words[index + 1]?.best.pos === 'ADJ' ? index + 2 : index + 1;
      const counted = words[at];
      const next = words[at + 1];
      if (!counted || counted.gap !== ' ' || words[index + 1]?.gap !== ' ') continue;
      if (!isCountNoun(counted.norm) && !isCounted(words, index, counted)) continue;
      if (counted.text !== counted.norm || !/^(?:NOUN|VERB)$/.test(counted.best.pos)) continue;
      const ends = !next || GOES_ON.test(next.best.pos) || GOES_ON_WORDS.test(next.norm);
      if (!ends || (next && /^(?:'s|’|'|-|–|and|or|man|old|by)$/.test(next.norm))) continue;
      report(counted, [pluralOf(counted.norm)]);
    }
  },
});

/** Units that hardly take an -s, and words behind a number that is not their amount. */
const UNCOUNTED =
  /^(?:percent|sense|foot|stone|head|pair|score|gross|yen|euro|yuan|baht|rand|hertz|per|noon|midnight|january|february|march|april|may|june|july|august|september|october|november|december|o’clock|ton|inch|pound|bit|byte|plus|minus|carat|horsepower|hundredweight|other|more|less|stuff|homework|money|information|advice|luggage|traffic|knowledge|bread|rice|wine|milk|furniture|water|work|air|food|light|sound|music|data|cash|credit|oil|gas|coffee|beer|tea|weather|help|evidence|research|equipment|software|news)$/;

/** A noun in the singular behind a number that counts it, where the number is no name and the noun no verb. */
function isCounted(words: readonly AnalysedWord[], index: number, noun: AnalysedWord): boolean {
  const { norm, readings, best } = noun;
  if (
    /^(?:minute|second)$/.test(norm) ||
    (norm === 'time' && !/^(?:few|many)$/.test(words[index]?.norm ?? ''))
  )
    return true;
  if (norm.length < 3 || /[^s]s$/.test(norm) || best.pos !== 'NOUN' || UNCOUNTED.test(norm))
    return false;
  if (nounNumber(noun) !== 'sg' || readings.some(({ pos }) => !/^(?:NOUN|VERB)$/.test(pos)))
    return false;
  if (!readings.some(({ pos }) => pos === 'VERB')) return true;
  const before = words[index - 1];
  // Behind an adjective it is no verb: "two new store".
  const isDescribed = words[index + 1]?.best.pos === 'ADJ' && words[index + 2] === noun;
  const next = words[index + (isDescribed ? 3 : 2)];
  // "the two walk home", "two share it"
  return (
    (before?.norm === 'a' || /^(?:ADP|VERB)$/.test(before?.best.pos ?? '')) &&
    (isDescribed || words[index + 1] === noun) &&
    (!next || /^(?:PUNCT|ADP)$/.test(next.best.pos) || next.best.form === 'fin')
  );
}

const QUANTIFIER = /^(?:some|most)$/;

/** "Some student say": the verb tells that several are meant. */
function isSubjectOfMany(words: readonly AnalysedWord[], at: number): boolean {
  const [before, noun, verb] = [words[at - 2], words[at], words[at + 1]];
  if (
    before &&
    before.kind !== 'punctuation' &&
    !/^(?:and|but|because|that|when|while|think)$/.test(before.norm)
  )
    return false;
  return (
    noun !== undefined &&
    isCountNoun(noun.norm) &&
    noun.text === noun.norm &&
    /^(?:are|were|have|do|don’t|say|think|want|like|need|believe|know|go|live|prefer|use|argue|claim)$/.test(
      verb?.norm ?? '',
    )
  );
}

const GOES_ON = /^(?:VERB|AUX|ADP|SCONJ|PUNCT|PRON|ADV|CCONJ|PART)$/;
const GOES_ON_WORDS = /^(?:a|to|that|who|which|yesterday|today|last|because)$/;

const isAmount = ({ norm, kind, text }: Pick<AnalysedWord, 'norm' | 'kind' | 'text'>): boolean =>
  AMOUNTS.has(norm) || (kind === 'number' && /^(?:[2-9]|[1-9]\d{1,2})$/.test(text));
