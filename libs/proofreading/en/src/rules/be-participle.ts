import { definePatterns } from '../grammar/define-patterns';

/** Verbs that are nouns too, of things that are counted: bare behind "been" they are no nouns, unlike "work" or "help". */
const CALLABLE =
  'meet|invite|visit|offer|repair|wash|paint|print|name|request|report|review|design|attack|kick|kiss|hug|call|answer|test|order|place|question|record|release|replace|return|ship|stop|study|switch|touch|trap|upgrade|walk|watch|wrap|phone|photograph|rescue|mention|arrest|award|block|treat|find|hear|hold|kill|show|taste|trace|bite|hire|film|plant|mix|lock|fix';
/** What follows a passive, and no first part of a compound. */
const AFTER_PASSIVE =
  'by|in|on|at|to|for|from|with|into|before|after|since|last|yesterday|today|twice|again|because|when|but|so|$';

export const beParticiple = definePatterns({
  id: 'en/be-participle',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “be” in the passive comes the past participle: “{fix}”.',
    fr: 'Au passif, « be » est suivi du participe passé : « {fix} ».',
    es: 'En la pasiva, a «be» le sigue el participio: «{fix}».',
  },
  explanation: {
    en: 'The passive is “be” and the past participle: “The report was written by Ann.”',
    fr: 'Le passif se forme de « be » et du participe passé : « The report was written by Ann. »',
    es: 'La pasiva se forma con «be» y el participio: «The report was written by Ann.»',
  },
  valid: [
    'What he did was write to her.',
    'They please her so much that she smiles.',
    'What they do is send letters.',
    'What they did was listen to us.',
    'All I could do was agree.',
    'The report was written by Ann.',
    'It can be seen from here.',
    'The cause is by far the worst.',
    'All you can do is see it.',
    'The best thing would be sleep.',
    'This is by design.',
    'The work was done in May.',
    'What I want to be is a pilot.',
    'They are used to it.',
    'You may be hurt or lose it.',
    'The rest is work and play.',
    'It has been fun for all.',
    'He has been cook on this ship.',
    'She has been in charge since May.',
  ],
  invalid: [
    { text: 'I am very [[satisfy]].', fix: 'satisfied' },
    { text: 'The data [[is send]] to the server.', fix: 'is sent' },
    { text: 'He was [[bite]] by a dog.', fix: 'bitten' },
    { text: 'She was [[instruct]] to stay.', fix: 'instructed' },
    { text: 'The work is being [[fund]] by the city.', fix: 'funded' },
    { text: 'The dish is [[call]] a stew.', fix: 'called' },
    { text: 'He was [[introduce]] by his boss.', fix: 'introduced' },
    { text: 'It was [[wrote]] by Ann.', fix: 'written' },
    { text: 'It can be [[see]] from here.', fix: 'seen' },
    { text: 'This was [[cause]] by a bug.', fix: 'caused' },
    { text: 'The work should be [[do]] first.', fix: 'done' },
    { text: 'It has been [[know]] for years.', fix: 'known' },
    { text: 'The house was [[build]] in May.', fix: 'built' },
    { text: 'He was [[call]] by his mother.', fix: 'called' },
    { text: 'I am [[use]] to it.', fix: 'used' },
    { text: 'Her work will be [[recognize]] and she will earn more.', fix: 'recognized' },
    { text: 'They were not [[invite]].', fix: 'invited' },
    { text: 'He has been [[meet]] by his boss.', fix: 'met' },
    { text: 'The roof is being [[repair]] today.', fix: 'repaired' },
    { text: 'The car needs to be [[wash]].', fix: 'washed' },
    { text: 'She has been [[invite]] to our party.', fix: 'invited' },
  ],
  misses: ['The cake was eat yesterday.'],
  patterns: [
    [
      `i|he|she|it|we|they|@noun is|are|was|were not|also|often|once? [${CALLABLE}|bite] by a|an|the|@possessive|@name|@obj`,
      '{4.en}',
    ],
    ['i|you|he|she|it|we|they was|were not? [@bare] !or|and|@noun', '{4.en}', '{4.ing}'],
    ['been|being [@plainbase] by', '{2.en}'],
    ['@subj|which|@noun is|are|was|were [call] @det|@name', 'called'],
    ['@modal be [@bare] !or|and|the|a|@noun', '{3.en}'],
    ['been|being [@bare] !or|and|the|a|@noun', '{2.en}'],
    [
      `been|being just|recently|already|never|always|often|also|finally? [${CALLABLE}] ${AFTER_PASSIVE}`,
      '{3.en}',
    ],
    [
      `to|will|would|can|could|should|must|may|might|cannot|can’t|won’t not|also|only|never? be [${CALLABLE}|pay|help|use] ${AFTER_PASSIVE}`,
      '{4.en}',
    ],
    ['@noun is|are|was|were [@bare] by|in|on|at|from|last|$', '{3.en}'],
    ['is|are|was|were [@bare|love|call|use|help|visit|name|influence|damage] by', '{2.en}'],
    [
      'been|being|be not|also|only|already|often|always|never? [see|do|make|take|give|know|write|build|find|introduce|use|call|choose|break|eat|speak|send|sell|tell|teach|forget|hide|throw|show|consider|describe|require|remove|reduce|improve|create|provide|replace|include|solve|produce|develop|achieve|prepare|allow|avoid|expect|modify|immerse] !or|and|the|a',
      '{3.en}',
    ],
    [
      'should|must|can|could|will|would|to|may be [see|do|make|take|give|know|write|build|find|use|call|choose|show|remove|reduce|create|provide|solve] first|by|in|at|on|to|from|later|now|here|there|only|more|before|after|with|$',
      '{3.en}',
    ],
    [
      'is|are|was|were|been|being|be [cause|use|make|write|call|give|take|know|see|do|build|create|provide|produce|inspire|surround|follow|cover|own|develop|control|influence|affect|define|support|manage] by',
      '{2.en}',
    ],
    [
      '!did|do|does|done|need|needs|wants was|were|it’s|is not|only|first|also? [introduce|build|create|destroy|bear|publish|establish|invent|discover|elect|arrest|kill|injure|inform|invite|allow|force|expect|know|see|write|take|give] in|yesterday|last|by|for|at|on|to|when|because|as|from|with',
      '{3.en}',
    ],
    [
      'was|were|been|is|are|be|being not|never? [wrote|took|ate|did|went|saw|gave|broke|chose|drove|forgot|knew|spoke|stole|threw|wore|drank|began|drew|grew] by|in|from|to|for|with|on|at|when|$',
      '{3.en}',
    ],
    [
      'must|should|would|could|might|may have been always|often|never|also? [wrote|took|ate|did|went|saw|gave|broke|chose|drove|forgot|knew|spoke|stole|threw|wore|drank|began]',
      '{5.en}',
    ],
    ['is|are|was|were|been|being|be also|often|usually|mainly|only|not? [@bare] by', '{3.en}'],
    ['be|been|being also|often|always|already|never|not? [@past]', '{3.en}'],
    ['i’m|you’re|we’re|they’re|he’s|she’s|am|was [use] to', 'used'],
    ['i|you|we|they am|are|were [use] to', 'used'],
    [
      'been|be totally|completely|fully|deeply [immerse|absorb|involve|devote|convince|satisfy|exhaust]',
      '{3.en}',
    ],
    ['is|was|are [renown] for|as', 'renowned'],
    ['am|is|are|was|were|be|it’s [suppose] to', 'supposed'],
    [
      'will|would|can|could|should|must|may|might|cannot|can’t|won’t|to not|also|always|never|often|easily|soon? be [recognize|recognise|accept|understand|decrease|increase|divide|transport|transfer|carry|deliver|appreciate|punish|reward|pay|spend|teach|learn|buy|sell|bring|keep|lose|win|store|save|protect|destroy|damage|kill|injure|repair|fix|install|update|publish|translate|employ|hire|fire|promote|encourage|discourage|prevent|stop|treat|cure|heal|measure|calculate|compare|connect|link|separate|divide|share|explain|describe|discuss|mention|notice|observe|discover|identify|determine|decide|plan|organize|organise|arrange|hold|celebrate|invite|inform|advise|warn|ask|answer|judge|blame|criticize|respect|admire|love|hate|miss|ignore|reject|refuse|deny|delay|cancel|postpone|limit|restrict|ban|forbid|control|regulate|check|test|examine|inspect|analyze|analyse] !or|@det|@possessive|@obj|into',
      '{4.en}',
    ],
    [
      'it|he|she|they|we|everything|@plonly is|are|was|were not|also|often|always|usually? [recognize|accept|understand|decrease|increase|transport|appreciate|punish|teach|buy|bring|spend|destroy|publish|translate|employ|encourage|prevent|explain|describe|mention|discover|identify|determine|decide|organize|organise|celebrate|invite|inform|criticize|admire|ignore|reject|refuse|deny|postpone|restrict|forbid|examine|analyze|consider|require|introduce|develop|improve|produce|provide|include|replace|choose|forget|know|see|give|take|make|build|write|speak|eat|break|throw|hide|show|send|sell|tell] $',
      '{4.en}',
    ],
    [
      'data|email|emails|message|messages|letter|letters|money|package|mail|file|files|report|request|order|orders|goods|it|they [is|was|are|were|been send] to|by|from|in|with|$',
      '{2} sent',
    ],
    [
      'data|email|emails|message|messages|letter|letters|money|package|file|files|report|it|they is|was|are|were not|also|often|always|automatically|never|already? [lend|give|sell|write] to|by|from|in|$',
      '{4.en}',
    ],
    [
      'am|is|are|was|were|i’m|we’re|they’re|you’re|he’s|she’s very|really|so|quite|not [satisfy|surprise|interest|excite|disappoint|please|shock|scare|frighten|annoy|depress|embarrass|exhaust|impress|confuse|worry] !@noun',
      '{3.en}',
    ],
  ],
});
