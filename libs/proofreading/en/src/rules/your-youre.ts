import {
  defineRule,
  matchCase,
  type RuleSentence,
  type RuleToken,
} from '@tercet/proofreading-core';
import { isCountNoun } from '../grammar/count-nouns';
import { endsClause, endsPhrase, follows, startsClause, wordSet } from '../clauses';

/** Things that a person has and is not: behind "you’re" they must belong to someone. */
const POSSESSIONS = wordSet(
  'letter letters email emails name names number house car dog cat book books phone mother father mom mum brother ' +
    'sister son daughter wife husband friend help support mind heart hand hands face hair body room bag account password ' +
    'address answer answers question questions message messages request order idea ideas opinion problem problems ' +
    'understanding patience cooperation website project document text article feedback reply response birthday computer ' +
    'school teacher homework city country language attention interest advice experience future dream dreams choice job',
);
const AFTER_SUBJECT_VERB = wordSet(
  'think believe guess hope assume suppose sure if because unless whether',
);
/** What only a person can be, and what is never the first word of something owned. */
const STATES = wordSet(
  'right wrong correct ready busy happy sick tired sure late early bored hungry interested afraid aware mistaken ' +
    'welcome kidding joking lying able alone fine well wondering looking trying',
);
const GOING_TO = wordSet(
  'be have need get see love like want hear find regret win lose know feel miss hate enjoy die fail',
);
const WELCOMED = wordSet('to at any anytime');
const WELCOMED_TO = wordSet('join come use try visit stay take ask call contact add edit send');
const NOT_FOLLOWERS = wordSet('a the sure going gonna alone allowed supposed wrong right welcome');

/** Those of them that no noun follows, even in haste: "I know your busy". */
const ONLY_STATES = wordSet(
  'busy happy sick tired bored hungry afraid aware mistaken interested kidding joking lying able alone ready wondering excited angry worried scared ' +
    'pregnant married disappointed',
);
const ADVERBS = wordSet(
  'very really quite always still already probably also just never definitely actually pretty usually often obviously',
);
const BEFORE_CLAUSE = wordSet(
  'know knows knew see heard glad happy sorry said say that when while until and but like where how why think believe guess hope assume suppose sure if because unless whether since',
);

const DOING = wordSet(
  'thinking looking using trying doing having getting planning running feeling working reading making taking dealing seeing adding applying ' +
    'buying sending visiting staying paying spending sitting standing driving walking asking helping telling talking speaking watching playing wearing ' +
    'saying giving coming leaving bringing putting keeping holding losing experiencing enjoying expecting considering suggesting sharing creating moving',
);

/** Behind these "you’re" is no clause of its own. */
const GOVERNING = wordSet(
  'of with by from at into without through under behind toward towards against between during within upon regarding via miss appreciate ' +
    'received receive verify check lost lose use enjoy enjoyed',
);
const PERSONS = wordSet(
  'baby boy child girl person guest neighbor neighbour customer client employee manager student teacher doctor star friend family ' +
    'angel hero fool winner mother father king queen captain place history enemy leader author member adult victim owner player',
);

export const yourYoure = defineRule({
  id: 'en/your-youre',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “your” is what belongs to you, “you’re” is “you are”.',
    fr: 'Écrivez « {fix} » ici : « your » marque la possession, « you’re » est « you are ».',
    es: 'Aquí se escribe «{fix}»: «your» indica posesión y «you’re» es «you are».',
  },
  explanation: {
    en: 'If “you are” fits in the sentence, write “you’re”; if the word says whose something is, write “your”.',
    fr: 'Si « you are » convient dans la phrase, écrivez « you’re » ; si le mot dit à qui est la chose, écrivez « your ».',
    es: 'Si en la frase cabe «you are», escribe «you’re»; si la palabra dice de quién es algo, escribe «your».',
  },
  valid: [
    'We saw that your in-house team left.',
    'We know your very busy days.',
    'Your always late brother came.',
    'Thank you for your welcome.',
    'Your welcome speech was short.',
    'You’re welcome.',
    'I know your right hand hurts.',
    'Your going to the party surprised me.',
    'You’re number one.',
    'I’m proud that you’re family now.',
    'Now that you’re friends with her, ask.',
    'If your busy schedule allows it, come.',
    'Your not knowing her name was odd.',
    'You’re book smart.',
    'Your so called friends left.',
    'If your well is dry, dig.',
    'I think your answer is right.',
  ],
  invalid: [
    { text: 'Call me when [[your]] in town.', fix: 'you’re' },
    { text: 'If [[your]] a cook, you know this.', fix: 'you’re' },
    { text: 'I see what [[your]] trying to do.', fix: 'you’re' },
    { text: 'Wear a hat when [[your]] dealing with bees.', fix: 'you’re' },
    { text: 'It is easier when [[your]] young.', fix: 'you’re' },
    { text: 'I know [[your]] very busy.', fix: 'you’re' },
    { text: 'I think [[your]] really going to like it.', fix: 'you’re' },
    { text: 'I see that [[your]] tired of this.', fix: 'you’re' },
    { text: '[[Your]] always late for work.', fix: 'You’re' },
    { text: 'Thank you for [[you’re]] letter of last week.', fix: 'your' },
    { text: 'I lost [[you’re]] number.', fix: 'your' },
    { text: 'What is [[you’re]] name?', fix: 'your' },
    { text: '[[You’re]] dog is cute.', fix: 'Your' },
    { text: 'Bring [[you’re]] own cup.', fix: 'your' },
    { text: '[[Your]] welcome!', fix: 'You’re' },
    { text: '[[Your]] going to love it.', fix: 'You’re' },
    { text: 'I think [[your]] right about that.', fix: 'you’re' },
    { text: '[[Your]] so kind!', fix: 'You’re' },
    { text: 'We hope [[your]] well.', fix: 'you’re' },
    { text: '[[Your]] not alone.', fix: 'You’re' },
    { text: 'Tell me if [[your]] interested.', fix: 'you’re' },
    { text: 'Call me when [[your]] using the car.', fix: 'you’re' },
    { text: '[[Your]] the best.', fix: 'You’re' },
  ],
  misses: ['You’re family is big.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      if (!follows(next) || !/^you(?:r|’re)$/.test(token.norm)) continue;
      const after = tokens[index + 2];
      if (token.norm === 'you’re') {
        const isGoverned = GOVERNING.has(tokens[index - 1]?.norm ?? '');
        const isOwned =
          POSSESSIONS.has(next.norm) || (isCountNoun(next.norm) && !PERSONS.has(next.norm));
        if (isGoverned || next.norm === 'own' || (isOwned && endsPhrase(after)))
          report(token, [matchCase(token.text, 'your')]);
        continue;
      }
      const afterThat = tokens[index + 3];
      const before = tokens[index - 1]?.norm ?? '';
      const isWelcome =
        next.text === 'welcome' &&
        startsClause(sentence, index) &&
        (after === undefined ||
          /^[.!…]+$/.test(after.text) ||
          (WELCOMED.has(after.norm) && WELCOMED_TO.has(afterThat?.norm ?? '')));
      const isFuture =
        next.norm === 'gonna' ||
        (next.norm === 'going' && after?.norm === 'to' && GOING_TO.has(afterThat?.norm ?? ''));
      const isState =
        AFTER_SUBJECT_VERB.has(before) &&
        STATES.has(next.norm) &&
        (endsClause(after) ||
          /^(?:about|with|to|that|for|now|if|at|here)$/.test(after?.norm ?? ''));
      const isThe = next.norm === 'the' && startsClause(sentence, index);
      const isDegree =
        /^(?:so|too)$/.test(next.norm) && after?.kind === 'word' && after.norm !== 'called';
      const isNot = next.norm === 'not' && NOT_FOLLOWERS.has(after?.norm ?? '');
      const isDoing =
        /^(?:if|when|while|since|see|because|that|unless|although|though|whether|where|what)$/.test(
          before,
        ) &&
        DOING.has(next.norm) &&
        /^(?:of|the|a|an|about|at|it|this|that|to|with|on|your|my|our|his|their|these|those|me|him|them|us|something|anything|toward|towards|from|into)$/.test(
          after?.norm ?? '',
        );
      if (
        [isDoing, isWelcome, isFuture, isState, isDegree, isThe, isNot].includes(true) ||
        isStateOrPlace(sentence, index) ||
        beginsPredicate(next, after)
      )
        report(token, [matchCase(token.text, 'you’re')]);
    }
  },
});

/** "your very busy", "when your young", "if your in town". */
function isStateOrPlace(sentence: RuleSentence, index: number): boolean {
  const [next, after, afterThat] = sentence.tokens.slice(index + 1);
  if (!next) return false;
  const before = sentence.tokens[index - 1]?.norm ?? '';
  const isClause = startsClause(sentence, index) || BEFORE_CLAUSE.has(before);
  if (ADVERBS.has(next.norm) && follows(after)) {
    const isFuture = after.norm === 'gonna' || (after.norm === 'going' && afterThat?.norm === 'to');
    const isState = STATES.has(after.norm) || ONLY_STATES.has(after.norm);
    return isFuture || (isClause && isState && goesOnAfterState(afterThat));
  }
  if (isClause && ONLY_STATES.has(next.norm) && goesOnAfterState(after)) return true;
  if (!/^(?:if|when|because|while|although|until|that)$/.test(before)) return false;
  const isPlace = /^(?:in|on|at|from|away|here|there|gone|willing)$/.test(next.norm);
  const isAge = before !== 'that' && /^(?:young|old|older|younger)$/.test(next.norm);
  return endsClause(after) ? isPlace || isAge : isPlace && follows(after);
}

/** "your a friend", "your trying to help": no noun that is owned begins like this. */
const beginsPredicate = (next: RuleToken, after: RuleToken | undefined): boolean =>
  follows(after) &&
  (/^an?$/.test(next.text) ||
    (/^(?:trying|likely|unable|supposed|allowed|about|gonna)$/.test(next.norm) &&
      after.norm === 'to'));

const goesOnAfterState = (token: RuleToken | undefined): boolean =>
  endsClause(token) ||
  /^(?:about|with|to|that|for|now|if|at|here|of|because|when|but|in|today|again|right)$/.test(
    token?.norm ?? '',
  );
