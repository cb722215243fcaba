import type { Level } from '@tercet/proofreading-core';

/**
 * Harper's rules that are switched off: the speller's work, guesses about words that its dictionary lacks,
 * and rules that were wrong more often than right on edited text.
 */
export const OFF: readonly string[] = [
  // Wrong on running text, and hardly ever right.
  ...[
    'RoadMap',
    'TheirToThere',
    'ThatThan',
    'InflectedVerbAfterTo',
    'DayOneNames',
    'Overall',
    'TheirToTheyre',
    'There',
    'AllowTo',
    'PhrasalVerbAsCompoundNoun',
    'NotTo',
  ],
  // Wrong on most of what they found in 60,000 words of running text.
  ...[
    'MissingDeterminer',
    'MissingTo',
    'LetsConfusion',
    'CriteriaPhenomena',
    'FindOut',
    'HadOf',
    'TheyToThem',
  ],
  ...['PronounKnew', 'DoubleModal'],
  // Own rules find the same, and are right more often.
  ...['ToTwoToo', 'ThereToTheir', 'QuantifierNeedsOf', 'YourPredicateAdjective'],
  ...[
    'LookingForwardTo',
    'RepeatedWords',
    'Everyone',
    'Everybody',
    'Somewhere',
    'IfWouldve',
    'QuiteQuiet',
  ],
  // Wrong on “the first thing I noticed were the doors”; the own rule finds the rest.
  'WereWhere',
  // Wrong on plain English: "your right hand hurts", "look straight forward".
  ...['LeftRightHand', 'Straightforward'],
  // Spelling is the own speller's, and so are words that Harper would part because it does not know them.
  ...['SpellCheck', 'SplitWords', 'The'],
  // Wrong more often than right.
  ...['MassNouns', 'Damages', 'QuantifierNumeralConflict', 'WayTooAdjective', 'ThatWhich'],
  ...['WellBeing', 'IncludingButNotLimitedToPunctuation'],
  ...['ModalBeAdjective', 'WillNonLemma', 'AWhile', 'AndIn', 'NominalWants'],
  // Nonsense on words that Harper does not know ("illl" → "dell").
  'WrongNegative',
  // What they ask for is a house style, or pedantry: good writers have "5 MB" and no comma before "and".
  ...['OxfordComma', 'ExpandMemoryShorthands', 'ExpandTimeShorthands'],
  // "Very good" is no fault, nor is "all of the"; "if not impossible" is not "possible".
  ...['Excellent', 'CondenseAllThe', 'LitotesDirectPositive'],
  // Three dots are what keyboards have.
  'UseEllipsisCharacter',
  // Says no more than that something is missing.
  'MissingPreposition',
  // Contradicts the own rule about "whom", which is right more often.
  'WhomSubjectOfVerb',
  // "Olive oil is good in cooking": the own rule asks for a person.
  'GoodAt',
  // "Overshadowed by his own", "a hole in the same floor": likewise.
  ...['ByOnesOwn', 'OnFloor'],
  // "The WHO has declared an emergency."
  'TheHowWhy',
  // "I reckon it's time", "decreasing its folding".
  ...['ItsPossessive', 'ItsContraction', 'PronounInflectionBe'],
  // "What there is is enough", "our everyday lives".
  ...['SingleBe', 'Everyday'],
  // "A part from the machine broke": likewise of “apart from that,”.
  'APart',
  // "Much more modest", "a leading American university", "30 min", "throw garbage at it".
  ...['AdjectiveDoubleDegree', 'USUniversities', 'ExpandMinimum', 'ThrowRubbish'],
  // "The earth quakes", "the week ends", "I know that that is true".
  ...['CompoundNouns', 'DisjointPrefixes', 'RedundantThat'],
  // The own rule of collocations finds it, and leaves "opening your TV" alone.
  'OpenTheLight',
  // They need the whole document, or say nothing that can be done.
  ...['UnclosedQuotes', 'LongSentences', 'SpelledNumbers'],
  ...['AvoidCurses', 'UseTitleCase', 'AvoidContractions'],
  ...['NoOxfordComma', 'NoFrenchSpaces', 'BoringWords'],
  ...['ViciousCircle', 'ViciousCycle', 'InTheFirstPlace', 'ClicheAccent', 'Insensitive'],
];

/** Right, but a matter of taste. */
const STYLE: readonly string[] = [
  ...[
    'ThereIsAgreement',
    'DiscourseMarkers',
    'SubjunctiveWasToWere',
    'BuiltIn',
    'Holidays',
    'AsHow',
  ],
  ...[
    'HyphenateNumberDay',
    'Freezing',
    'Starving',
    'ExplainLikeImFive',
    'ForYourInformation',
    'FillerWords',
    'UpdatePlaceNames',
    'HomeInOn',
    'GoogleNames',
    'WouldNeverHave',
    'OhMyGod',
    'RegularIrregulars',
  ],
  ...['Regionalisms', 'OkToOkay', 'AvoidAndAlso'],
  ...['RedundantFirsts', 'PluralDecades', 'AsSoonAsPossible', 'HaveTakeALook', 'SomewhatSomething'],
  ...['ViciousCircleOrCycle', 'InMyHumbleOpinion', 'IDontKnow', 'HelloGreeting', 'BestRegards'],
  ...[
    'Hedging',
    'VeryUnique',
    'BlacklistWhitelist',
    'PreferPled',
    'PreferPleaded',
    'PreferSneaked',
  ],
  ...['PreferSnuck', 'Towards', 'Upward', 'Touristic', 'Oxymorons', 'FatalOutcome'],
];

/** Often right, yet a person may well know better. */
const SUGGESTION: readonly string[] = [
  ...['InDemandInDepth', 'RightClick'],
  ...['PossessiveYour', 'ProperNouns', 'AndTheLike', 'NationalCapitals', 'Copyright'],
  ...['OrthographicConsistency', 'SentenceCapitalization', 'CapitalizePersonalPronouns'],
  ...['NounVerbConfusion'],
  // “She arrived to a standing ovation” is right.
  ...['NeedToNoun', 'ArriveTo'],
  // “All the sudden noise”, “heard her complain”, “lacking in tact”, “bigger, then smaller” are right.
  ...['AllOfASudden', 'ComplainAsNoun', 'Intact', 'JustDeserts', 'Somebody', 'ThenThan'],
  ...['Cant', 'HowTo', 'TheMy'],
  // "What they did made me sad", "everything she had came from him".
  ...['DidPast', 'HelpedPast', 'SimplePastToPastParticiple'],
  ...['MoreAdjective', 'PossessiveNoun', 'AdjectiveOfA'],
  ...['AllIntentsAndPurposes', 'SomeWithoutArticle', 'Months', 'DoubleNegative'],
];

const TYPOGRAPHY: readonly string[] = [
  ...['EllipsisLength', 'Dashes', 'NumericRangeEnDash', 'Spaces', 'CommaFixes'],
  ...['QuoteSpacing', 'CurrencyPlacement', 'FootInchMinuteSecondSymbols', 'DotInitialisms'],
];

const BY_RULE = new Map<string, Level>([
  ...STYLE.map((rule) => [rule, 'style'] as const),
  ...SUGGESTION.map((rule) => [rule, 'suggestion'] as const),
  ...TYPOGRAPHY.map((rule) => [rule, 'typography'] as const),
]);

/** Rules that are right on some forms only: what they find must look like this. */
const ONLY_ON: Readonly<Record<string, RegExp>> = {
  // "one of the problem", not "one of the best", "one of the team" nor "one of the two".
  OneOfTheSingular:
    /^(?!(?:best|worst|few|team|family|crew|staff|band|group|lot|class|least|most|audience|public|press|two|three|four|five|six|seven|eight|nine|ten)$)/i,
  // "he have", not "did you guys" nor "she and her friends continue".
  PronounVerbAgreement: /^(?:has|have|does|do|is|are|was|were)(?:n['’]t)?$|^do(?:es)?n['’]t$/i,
  // "out grow", not "post-war", "Super Bowl" nor "under state responsibility".
  DisjointPrefixes: /^(?!under )[a-z]+ [a-z]+$/,
  // "gon na" and "e. g.", not the "s hit" of "60's hit".
  MergeWords: /^(?:[a-z]{2,} [a-z]{2,}|[a-z]\. [a-z]\.)$/,
  // "school work", not "the red one", "had her hair cut" nor "key board members".
  CompoundNouns: /^(?!\S+ (?:one|ones|cut|done|dyed|washed)$|key board$)/i,
  // "pdf" for "PDF" and "We'Re", not "DISH’s" nor a name.
  OrthographicConsistency: /^[a-z]{3,}$|[a-z]['’][A-Z]/,
  // "google docs", not "Chrome extension": of its kind there are many.
  GoogleNames: /^(?!Chrome extension$)/,
};

/** Rules that are wrong before some characters. */
const NOT_BEFORE: Readonly<Record<string, RegExp>> = {
  // " .txt", " !important" and " ..." are no signs at the end of something.
  Spaces: /^(?:[.!]\p{L}|\.{3})/u,
};

/** Where these know nothing to write instead they are wrong: "seeing you is a pleasure". */
const NEEDS_FIX: readonly string[] = ['PronounVerbAgreement'];

/** Rules that are wrong behind some words. */
const NOT_AFTER: Readonly<Record<string, RegExp>> = {
  // "Were I you, …"
  MultipleSequentialPronouns: /\bwere\s$/i,
  // "none of us was there", "the price they gave us was high"
  PronounInflectionBe:
    /\bof (?:us|you|them|it)\s$|\w\s+(?:us|them|me|him|her)\s$|\b(?:gave|told|sent|show(?:ed)?|offered|asked|taught|bought|brought|helped|made|got|cost|sold|saw|met|give|tell|send|sell)\s(?:you|it)\s$/i,
};

/** Every rule of Harper's that is named here, for a test that Harper still has them under these names. */
export const NAMED_RULES: readonly string[] = [
  ...OFF,
  ...STYLE,
  ...SUGGESTION,
  ...TYPOGRAPHY,
  ...Object.keys(ONLY_ON),
  ...NEEDS_FIX,
  ...Object.keys(NOT_AFTER),
  ...Object.keys(NOT_BEFORE),
];

export interface Finding {
  readonly rule: string;
  readonly found: string;
  /** What stands before it. */
  readonly before: string;
  /** What stands behind it. */
  readonly behind: string;
  readonly suggestions: readonly unknown[];
}

/** Whether a finding looks like those that the rule is right on. */
export function isCredible({ rule, found, before, behind, suggestions }: Finding): boolean {
  if (suggestions.length === 0 && NEEDS_FIX.includes(rule)) return false;
  if (NOT_AFTER[rule]?.test(before) || NOT_BEFORE[rule]?.test(behind)) return false;
  return ONLY_ON[rule]?.test(found) ?? true;
}

/** Level of a rule whatever the kind of its lints, undefined where the kind decides. */
export function levelOfRule(rule: string): Level | undefined {
  if (BY_RULE.has(rule)) return BY_RULE.get(rule);
  // "ExpandGovt" and its like: short forms that informal and technical texts mean.
  return rule.startsWith('Expand') && !OFF.includes(rule) ? 'style' : undefined;
}
