import { defineRule, matchCase, VERB_DISAGREES } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { nounPhraseAt } from '../grammar/noun-phrase';
import { isWish } from '../grammar/pronoun-subject';
import { subjectsOf } from '../grammar/subject';
import { disagreeing } from '../grammar/verb-agreement';

/** "Heaven bless her!" */
const WISHES = wordSet('bless help save forbid damn');
/** Behind these a noun may end the phrase, and the verb belong to what stands before. */
const PREPOSITIONS = wordSet('since before until after than as');

/** After these the verb may be a subjunctive: "that the dog be fed", "if the dog were here". */
const SUBJUNCTIVE = wordSet('if though than as lest until before');

const ALL_OR_NONE = /^(?:nothing|nobody|none|one|all|everything|everyone|anything|anyone)$/;

export const subjectVerb = defineRule({
  id: 'en/subject-verb',
  category: 'agreement',
  level: 'error',
  message: VERB_DISAGREES,
  explanation: {
    en: 'A singular subject takes “is”, “has” or a verb in -s; a plural subject takes “are”, “have” or the bare verb: “The dogs of our neighbour bark.”',
    fr: 'Un sujet singulier prend « is », « has » ou un verbe en -s ; un sujet pluriel, « are », « have » ou le verbe nu : « The dogs of our neighbour bark. »',
    es: 'Un sujeto singular lleva «is», «has» o un verbo en -s; uno plural, «are», «have» o el verbo sin -s: «The dogs of our neighbour bark.»',
  },
  valid: [
    'Nothing but applications has an entry.',
    'The dogs bark at night.',
    'The dog barks at night.',
    'The list of names is long.',
    'The names on the list are long.',
    'Ten years is a long time.',
    'My family are all here.',
    'I suggest that the boy eat at once.',
    'If the house were mine, I would sell it.',
    'Does the dog bark?',
    'The cat and the dog sleep outside.',
    'Bread and butter is all we need.',
    'The more the boys eat, the better.',
    'The sports car costs too much.',
    'What the doctors say is true.',
    'Mathematics is my favorite subject.',
    'Let the children play outside.',
    'How much money do you have?',
    'How many people does it take?',
    'I wonder whether the house were mine.',
    'The man put the box down.',
    'I fear that the price of the apples and the pears is high.',
    'We insist that the boy stay at home.',
    'The boy who says the dogs are here is wrong.',
    'The price they gave was good.',
    'The number of older, richer guests grows each year.',
    'When the cat, the dog and the mouse are here, we eat.',
    'The company, the maker of these toys, is small.',
    'The price increase the shops announced was high.',
    'The test that we did yesterday was hard.',
    'The people who saw my brother have lunch are here.',
    'The man who lives next to my parents has a dog.',
    'The friends I told you about are here.',
    'The best gift that my parents bought was the books.',
    'The cat lay in the sun.',
    'The king slew the dragon.',
    'My parents, who live in Leeds, have a shop.',
    'The boys playing outside are loud.',
    'Children playing in the park is a nice sight.',
    'The man that the boys at school like is old.',
    'Our log notes which address of the site was called.',
  ],
  invalid: [
    { text: 'The dogs [[is]] hungry.', fix: 'are' },
    { text: 'The results of the test [[was]] good.', fix: 'were' },
    { text: 'My friends [[has]] a boat.', fix: 'have' },
    { text: 'The dog [[eat]] twice a day.', fix: 'eats' },
    { text: 'The teachers in our school [[teaches]] well.', fix: 'teach' },
    { text: 'We stayed because the roads [[was]] closed.', fix: 'were' },
    { text: 'Many people in our town [[wants]] a park.', fix: 'want' },
    { text: 'I asked whether the train [[arrive]] at six.', fix: 'arrives' },
    { text: 'The car and the bus [[is]] late.', fix: 'are' },
    { text: 'The price of these houses [[are]] too high.', fix: 'is' },
    { text: 'The children always [[forgets]] their books.', fix: 'forget' },
    { text: 'My brother [[don’t]] like fish.', fix: 'doesn’t' },
    { text: 'The engine [[stop]] working after an hour.', fix: 'stops' },
    { text: 'My mother always [[say]] that.', fix: 'says' },
    { text: 'The food was good and the waiters [[was]] kind.', fix: 'were' },
    { text: 'He said the attack [[were]] over.', fix: 'was' },
    { text: 'When we came, the doors [[was]] closed.', fix: 'were' },
    { text: 'The cakes she bought [[was]] good.', fix: 'were' },
    { text: 'The boys who live here [[is]] my cousins.', fix: 'are' },
    { text: 'The books written in those years [[is]] long.', fix: 'are' },
    { text: 'Our two dogs [[is]] hungry.', fix: 'are' },
    { text: 'The results of the test that we did yesterday [[was]] good.', fix: 'were' },
    { text: 'The books that I bought last week [[is]] heavy.', fix: 'are' },
    { text: 'The man who lives next to my parents [[have]] a dog.', fix: 'has' },
    { text: 'The boys who came late [[was]] sent home.', fix: 'were' },
    { text: 'My parents, who live in Leeds, [[has]] a shop.', fix: 'have' },
    { text: 'The children playing in the park [[is]] loud.', fix: 'are' },
    { text: 'The pictures my sister took in Rome [[was]] good.', fix: 'were' },
    { text: 'Your ideas, for example, [[is]] quite good.', fix: 'are' },
    { text: 'The streets which lead to the lake [[is]] closed.', fix: 'are' },
  ],
  misses: ['The dogs whose owner left is hungry.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const { first, number, verbAt, opener, isModified } of subjectsOf(words)) {
      const verb = words[verbAt];
      if (!verb || verb.gap !== ' ' || WISHES.has(verb.norm)) continue;
      if (opener && PREPOSITIONS.has(opener)) continue;
      // "the room in which the ladies sat was"
      if (isModified && opener && /^(?:which|whom|what|that)$/.test(opener)) continue;
      // "Nothing but apples grows here."
      if (
        words[first.start - 1]?.norm === 'but' &&
        ALL_OR_NONE.test(words[first.start - 2]?.norm ?? '')
      )
        continue;
      // "This place there are no rules" lacks a preposition, and the verb is right.
      if (number === 'sg' && words[verbAt - 1]?.norm === 'there') continue;
      // "Some student say": the noun lacks its -s.
      if (number === 'sg' && /^(?:some|most)$/.test(first.opener?.norm ?? '')) continue;
      // The operating system.
      if (first.head.text === 'Windows') continue;
      if (number === 'sg' && verb.norm !== 'are' && isWish(words, first.start)) continue;
      if (number === 'sg' && opener && SUBJUNCTIVE.has(opener) && verb.norm !== 'are') continue;
      if (number === 'sg' && opener === 'whether' && verb.norm === 'were') continue;
      // "How many people does it take?"
      if (first.opener?.norm === 'such' || (opener === 'how' && first.opener)) continue;
      if (/^(?:many|few)$/.test(first.opener?.norm ?? '') && number === 'sg') continue;
      if (/^(?:how|what|which)$/.test(opener ?? '') && /^(?:do|does|have|has)$/.test(verb.norm))
        continue;
      // "The rich are", "the more": an adjective that stands for people.
      if (!/^(?:NOUN|PRON)$/.test(first.head.best.pos)) continue;
      // "The first thing I saw were the doors."
      if (isModified && number === 'sg' && nounPhraseAt(words, verbAt + 1)?.number === 'pl')
        continue;
      const found = disagreeing(sentence, words, verbAt, number);
      if (!found) continue;
      const fixes = found.fixes.map((form) => matchCase(verb.text, form));
      report({ start: verb.start, end: found.end }, fixes);
    }
  },
});
