import { matchCase, type RuleToken } from '@tercet/proofreading-core';
import { endsClause, follows, startsClause, wordSet } from '../clauses';
import { definePatterns } from '../grammar/define-patterns';

const ALSO_AFTER = wordSet(
  'and that think thinks thought believe know knows hope sure says said where as',
);
/** What only a sentence can be told of, before "that", "to" or "for". */
const JUDGEMENTS = wordSet(
  'important necessary possible impossible easy hard difficult clear obvious likely unlikely better good great nice ' +
    'critical essential crucial vital useful worth okay ok fine time fun sad strange amazing',
);
const AFTER_JUDGEMENT = wordSet('that to for if when because how and but');
/** "its easy to use interface" lacks hyphens rather than an apostrophe. */
const COMPOUND_VERBS = wordSet('use read follow navigate understand install remember');
const PREDICATES = wordSet('not raining snowing gonna been so too');
/** "Its to late": two slips in a row. */
const EXCESSIVE = wordSet('late early expensive difficult hard soon dangerous hot cold far');
const AFTER_NOT = wordSet(
  'a the about always clear easy enough fair funny going good my nice possible right so that too true very worth your',
);

/** Things a thing has: behind a preposition, "it’s" must be "its" before them. */
const POSSESSIONS = wordSet(
  'size place name kind value price cost color colour users members customers employees owner owners head tail ' +
    'original current history beauty form shape position contents parents end origin nature purpose quality products ' +
    'services website citizens simplest people',
);
const PREPOSITIONS = wordSet(
  'of with from by in on within during into through despite for at under behind without',
);

/** Words that take something owned after them. */
const OWNERS = wordSet(
  'has have had provides providing uses using creates creating keeps keep get gets of with from by in on for to at and into its under as within need needs takes make makes',
);

export const itsPossessive = definePatterns({
  id: 'en/its-possessive',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “its” is what belongs to it, “it’s” is “it is” or “it has”.',
    fr: 'Écrivez « {fix} » ici : « its » marque la possession, « it’s » est « it is » ou « it has ».',
    es: 'Aquí se escribe «{fix}»: «its» indica posesión y «it’s» es «it is» o «it has».',
  },
  explanation: {
    en: 'If “it is” or “it has” fits in the sentence, write “it’s”; if the word says what something belongs to, write “its”.',
    fr: 'Si « it is » ou « it has » convient dans la phrase, écrivez « it’s » ; si le mot marque la possession, écrivez « its ».',
    es: 'Si en la frase cabe «it is» o «it has», escribe «it’s»; si la palabra indica posesión, escribe «its».',
  },
  valid: [
    'And it’s children who suffer.',
    'Outside it’s winter.',
    'It is an old firm with its no frills service.',
    'It did its best to help.',
    'We know its no-nonsense style.',
    'It’s me again.',
    'It’s effects like these that we study.',
    'We know its better side.',
    'Its important role is known.',
    'It’s important to begin.',
    'The shop sold its best to the first comer.',
    'I like its easy to use interface.',
    'It has its own rules.',
    'Its time on the market was short.',
    'The team did its best to win.',
    'I am glad it’s over.',
    'Its going price is high.',
    'What I believe in, it’s people who matter.',
    'Its not being there troubled us.',
    'Its so called freedom is a myth.',
    'Its critical role is known.',
    'The dog ate its food.',
    'It’s raining.',
    'Its color is red.',
    'On its own it works.',
    'I know it’s late.',
    'It’s late, and we left.',
    'The firm changed its name.',
    'I think it’s title case.',
    'It’s 18 now.',
    'Its time has come.',
    'Its on and off switch is broken.',
  ],
  invalid: [
    { text: 'Sometimes [[its]] no help.', fix: 'it’s' },
    { text: 'We know [[its]] difficult to learn.', fix: 'it’s' },
    { text: 'The bird hid in [[it’s]] nest.', fix: 'its' },
    { text: 'The firm opened [[it’s]] first shop.', fix: 'its' },
    { text: '[[Its]] the second time I come here.', fix: 'It’s' },
    { text: 'I told him that [[its]] over.', fix: 'it’s' },
    { text: '[[Its]] me again.', fix: 'It’s' },
    { text: 'I like the town, but [[it’s]] museum was closed.', fix: 'its' },
    { text: 'The drug is known for years, but [[it’s]] effects on children are not.', fix: 'its' },
    { text: 'The house is old and [[it’s]] walls are thin.', fix: 'its' },
    { text: 'I take the bus because [[its]] cheaper.', fix: 'it’s' },
    { text: '[[Its]] important that we begin.', fix: 'It’s' },
    { text: '[[Its]] important for us to begin on time.', fix: 'It’s' },
    { text: 'I think [[its]] possible to win.', fix: 'it’s' },
    { text: '[[Its]] not fair.', fix: 'It’s' },
    { text: '[[Its]] going to rain.', fix: 'It’s' },
    { text: '[[Its]] time to go.', fix: 'It’s' },
    { text: 'Look, [[its]] too big to fit.', fix: 'it’s' },
    { text: 'We stayed because [[its]] raining.', fix: 'it’s' },
    { text: '[[Its]] too late to call her.', fix: 'It’s' },
    { text: 'It has [[it’s]] own rules.', fix: 'its' },
    { text: 'The firm lives from [[it’s]] customers.', fix: 'its' },
    { text: 'It works on [[it’s]] own.', fix: 'its' },
    { text: 'The firm changed [[it’s]] name.', fix: 'its' },
    { text: 'It lost [[it’s]] color.', fix: 'its' },
    { text: 'From all [[it’s]] windows light came.', fix: 'its' },
    { text: 'Wait for [[it’s]] end.', fix: 'its' },
    { text: '[[Its]] raining.', fix: 'It’s' },
    { text: 'I think [[its]] okay.', fix: 'it’s' },
    { text: 'Of all [[it’s]] parts, this broke.', fix: 'its' },
  ],
  patterns: [
    [
      'because|but|so|think|and|if|when|that|know [its] cheaper|better|worse|bigger|smaller|easier|harder|faster|safer|closer|nicer|quicker to|than|and|but|for|if|when|,|$',
      'it’s',
    ],
    [
      'of|with|by|from|at|into|without|to|through|under|behind|toward|towards|against|between|during|within|upon|regarding|via [it’s] @num|@adj? @noun',
      'its',
    ],
    ['[its] on|under|at|from|for|with|in @det|@possessive|@obj', 'it’s'],
    ['[its] because|why|where|when|how|who @plain', 'it’s'],
    [
      'when|if|because|until|while|whether|that|but|so|think|hope|say|know|since|although|and|what [its] quite|very|so|too|really|not|always|never|already|still|just|also|now|only|almost|pretty|more @exact and|or|but|to|for|that|when|because|in|at|by|with|than|under|,|$',
      'it’s',
    ],
    ['what|where|how|that [its] always|never|already|just been', 'it’s'],
    [
      'when|if|because|until|while|whether|but|so|think|hope|say|know|since|although|once|unless [its] @exact and|or|but|to|for|that|when|because|in|at|by|with|than|under|,|$',
      'it’s',
    ],
    ['^ [its] @exact and|or|but|to|that|when|because|than|,|$', 'it’s'],
    [
      'when|if|because|until|while|but|so|think|hope|know|and [its] right|quite|very|too|really|so @adj $',
      'it’s',
    ],
    ['[it’s] own', 'its'],
    ['amid|despite|throughout|regarding [it’s] @adj? @noun', 'its'],
    [
      'known|famous|noted|praised|remembered|honored|honoured|admired|criticised|criticized|valued for [it’s] @adj? @noun',
      'its',
    ],
    [
      'borrow|borrows|remember|remembers|recall|recalls|forget|forgot|see|admire|love|like|likes|learn|pronounce|spell [it’s] name|names|eyes|colors|colours|color|colour|approach|taste|smell|shape|size|design|features|style|face !day|days',
      'its',
    ],
    ['^^ [its] something|somebody|someone|anything|nothing|everything', 'it’s'],
    ['^^ [its] had a|an|no|to|its|some|many', 'it’s'],
    ['^^ [its] fitting|amazing|funny|strange|great|nice|sad|good that|how|when|to', 'it’s'],
    [
      'of|from|with|for|on|to|by|in|at|into|through|all|lost|lose|loses|changed|change|changes|has|had|have|and|as|under|over|about|out wears? [it’s] name|color|colour|title|windows|window|parts|end|beginning|size|shape|own|owner|owners|users|members|value|way|head|tail|food|mother|price|quality|history|people|culture|beauty|location|place|role|job|best|original|current|first|last|new|old|content|contents|customers|employees|products|services|roots|root|surface|use|impact|effects|effect|importance|purpose|meaning|position|potential|success|welcome|crazy|odorless|happiness|advantages|disadvantages|citizens|capital|population|economy|peak|limits|children|young|writing|side|neck !who|that|which',
      'its',
    ],
    [
      'make|makes|made|use|uses|used|changed|lost|improve|increase|reduce|wears|appreciated|keep|kept|shows|showed|reached|took|opened|find|found out? [it’s] name|color|colour|title|windows|parts|end|size|shape|value|way|tail|food|price|quality|role|writing|employees|customers|products|services|potential|welcome|peak|limits|members|own|odorless|place',
      'its',
    ],
    ['as [it’s] 18th|first|new|last|main|next', 'its'],
    ['he’s|she’s|is [it’s] primary|only|main|first|best|new', 'its'],
    [
      '^ [its] raining|snowing|okay|ok|not|a|an|the|been|very|too|going|important|impossible|hard|easy|nice|good|great|true|possible|really|just|like|only|called|because|getting|also|always|never|quite|essential|clear|cold|hot|late|early|fine|over|my|your|about|what|how|that|really|difficult !@noun|being|’',
      'it’s',
    ],
    ['^ [its] so @adj !-|@noun', 'it’s'],
    ['^ [its] time to|for !market|delivery', 'it’s'],
    ['^ [its] time we|you|i', 'it’s'],
    [
      'think|know|say|said|that|because|if|when|but|hope|sure|guess|well|, [its] raining|okay|ok|not|a|an|been|very|too|going|impossible|hard|easy|nice|great|true|possible|really|just|getting|always|never|quite|clear|cold|hot|late|fine|over|your|my|difficult $',
      'it’s',
    ],
    [
      'think|know|say|said|that|because|if|when|but|hope|sure|guess|and|where|until|unless [its] not|a|an|the|been|going|impossible|raining|getting',
      'it’s',
    ],
    ['^ [its] me|him|us|them', 'it’s'],
    ['think|know|because|and|but|that|if|hope|guess [its] me|him|us|them $', 'it’s'],
    [
      '[it’s] effects|impact|effect|influence|consequences|origins|advantages|disadvantages|benefits on|of|are|is|was|were',
      'its',
    ],
    ['^ [it’s] @count is|was|has|will|can|needs|looks', 'its'],
    ['and|but|because|that|when [it’s] @count is|was|has|will|needs|looks', 'its'],
    ['^ [it’s] main|whole|new|old|first|last|biggest @count is|was|has|will', 'its'],
    ['and|but|because|that|when [it’s] main|whole|biggest @count is|was|has|will', 'its'],
    [
      '!all|not|only [it’s] windows|walls|leaves|rooms|colors|colours|prices|results|streets|beaches|features|products|members|legs|eyes|ears|teeth|roots|buttons are|were|have|look',
      'its',
    ],
    [
      'that|think|know|said|because|but|hope [its] over|done|finished|gone|broken between|now|and|but|so|because|$',
      'it’s',
    ],
    [
      '^ [its] the|my|a first|second|third|last|best|worst|only|same|most time|thing|day|place|way|one|reason|part|film|movie|book',
      'it’s',
    ],
    [
      '[its] a|an|the|no|your|our|their|my|his|her !-|–|priori|la|frills|nonsense|to|cappella',
      'it’s',
    ],
    [
      '[its] difficult|impossible|important|possible|probable|likely|necessary|easier|harder|quicker|smarter to|that|for',
      'it’s',
    ],
    ['^ [its] becoming|gaining|getting|doing|working|coming|looking|made !of|-', 'it’s'],
    [
      '^ [its] more|perhaps|probably|all|now|still|almost to|that|than|just|a|the|about !date',
      'it’s',
    ],
    ['^ [its] best to !date', 'it’s'],
    ['^ [its] worth just|a|the|it', 'it’s'],
    ['in|on|throughout|despite [it’s] @adj? @noun !that|who', 'its'],
    [
      'gained|revealed|lost|kept|keep|keeping|reached|celebrated|began|begin|begins|does|influencing|improve|improved|increase|increased|reduced|opened|closed|launched|announced|released|published|updated|gets|completed|finished|takes|took|spread [it’s] @adj? @noun !that|who|to',
      'its',
    ],
    [
      'and|or [it’s] citizens|customers|members|users|contractors|products|services|features|capabilities|lessons|contents|inhabitants|residents|employees|attractions|branches|use|usage',
      'its',
    ],
  ],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      if (!follows(next) || !/^it’?s$/.test(token.norm)) continue;
      const after = tokens[index + 2];
      const before = tokens[index - 1]?.norm ?? '';
      if (token.norm === 'it’s') {
        const isOwn = next.norm === 'own' && after?.kind === 'word' && OWNERS.has(before);
        const isOwned = POSSESSIONS.has(next.norm) && PREPOSITIONS.has(before);
        if (isOwn || isOwned) report(token, [matchCase(token.text, 'its')]);
        continue;
      }
      if (!startsClause(sentence, index, ALSO_AFTER)) continue;
      const afterNorm = after?.norm ?? '';
      const isJudged =
        JUDGEMENTS.has(next.norm) &&
        AFTER_JUDGEMENT.has(afterNorm) &&
        !(afterNorm === 'to' && COMPOUND_VERBS.has(tokens[index + 3]?.norm ?? ''));
      const isExcessive =
        /^(?:to|too)$/.test(next.norm) && EXCESSIVE.has(afterNorm) && startsClause(sentence, index);
      const isFuture = next.norm === 'going' && afterNorm === 'to';
      const isPredicate = PREDICATES.has(next.norm) && goesWith(next.norm, after);
      if (isJudged || isExcessive || isFuture || isPredicate)
        report(token, [matchCase(token.text, 'it’s')]);
    }
  },
});

/** Whether what follows leaves no doubt that "its" and this word are the start of a sentence. */
function goesWith(predicate: string, after: RuleToken | undefined): boolean {
  if (predicate === 'not') return AFTER_NOT.has(after?.norm ?? '');
  if (predicate === 'so' || predicate === 'too')
    return after?.kind === 'word' && after.norm !== 'called';
  return predicate === 'been' || predicate === 'gonna' || endsClause(after);
}
