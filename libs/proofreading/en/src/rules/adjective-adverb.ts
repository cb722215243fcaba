import { definePatterns } from '../grammar/define-patterns';

/** Verbs of doing; what follows "become" or "look" may well be an adjective. */
const DOING =
  'drive|drives|drove|driving|speak|speaks|spoke|speaking|sing|sings|sang|singing|dance|dances|danced|write|writes|wrote|play|plays|played|playing|behave|behaves|behaved|act|acts|acted|acting|work|works|worked|working|learn|learns|learned|sleep|sleeps|slept|walk|walks|walked|talk|talks|talked|listen|listens|move|moves|moved|explain|explained|answer|answered|respond|responded|react|reacted|perform|performs|performed|study|studied|swim|swims|swam|cook|cooks|cooked|treat|treated|breathe|think|thinks';
const MANNERS =
  'careful|quick|fluent|correct|proper|perfect|beautiful|bad|serious|efficient|effective|independent|polite|nervous|silent|quiet|regular|normal|smooth|strange|honest|responsible|professional|different|safe|clear|wonderful|terrible|horrible|frequent|constant|continuous|successful';
const MOVING =
  'run|runs|ran|running|go|goes|went|grow|grows|grew|growing|change|changes|changed|changing|fall|falls|fell|rise|rises|rose|come|comes|came|live|lives|lived|eat|eats|ate|read|reads|increase|increases|increased|decrease|decreases|decreased|happen|happens|happened|travel|travels|travelled|leave|left|smile|smiles|smiled|laughed|shout|shouted|wait|waited|climb|climbed|breathe|breathes|type|types|search|searched|look|looked|arrive|arrived|disappear|disappeared|ply|fight|fights|fought|jump|jumps|jumped|work|works|worked|walk|walks|walked';
const HANDLING =
  'read|reads|do|does|did|use|uses|used|treat|treats|treated|explain|explains|explained|handle|handles|handled|fix|fixed|finish|finished|solve|solved|answer|answered|write|wrote|read|clean|cleaned|learn|learned|understand|understands|understood|check|checked|say|said|close|closed|open|opened|follow|followed|fit|prepare|prepared|change|changed';
/** Pasts of doing that are no nouns. */
const DONE =
  'drove|spoke|sang|danced|wrote|played|behaved|acted|worked|learned|walked|talked|moved|explained|answered|responded|reacted|performed|swam|travelled|shouted|climbed|searched|disappeared|fought|jumped|drives|sings|behaves|speaks|writes|performs';
const GOOD_AT =
  'play|plays|played|sing|sings|sang|dance|dances|danced|swim|swims|swam|cooks|cooked|sleep|slept|drive|drives|drove|works|worked|speak|speaks|spoke|behave|behaved|perform|performed';
/** Adjectives that hardly stand between a subject and its verb in any other sense. */
const ADVERBIAL =
  'real|definite|actual|high|obvious|technical|essential|necessary|wrong|bad|certain|complete|total|absolute|usual|general|normal|recent|final|immediate|sudden|probable|basic|personal|honest|quick|careful|easy|slow|serious|strong|regular|frequent|constant|direct|initial|brief|current|extreme|official|original|eventual|previous|successful|perfect|typical|entire|slight|proper|correct|nervous|quiet|silent|gradual';
const DEGREES =
  'complete|extreme|incredible|total|absolute|relative|particular|real|exceptional|special|unbelievable|terrible|surprising|serious|severe|heavy|high|deep|strong|slight|bad|great|recent|previous|proper|correct|direct|physical|mental|environmental|economic|political|emotional|financial|social|technical|general|wide|full|official|original|usual|current|automatic|continuous|constant';

export const adjectiveAdverb = definePatterns({
  id: 'en/adjective-adverb',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'What tells how something is done, or to what degree, is an adverb: “{fix}”.',
    fr: 'Pour dire comment ou à quel degré, il faut un adverbe : « {fix} ».',
    es: 'Para decir cómo o en qué grado hace falta un adverbio: «{fix}».',
  },
  explanation: {
    en: 'Adjectives go with nouns, adverbs with verbs and adjectives: “a careful driver”, but “she drives carefully”, “extremely cold”.',
    fr: 'L’adjectif va avec un nom, l’adverbe avec un verbe ou un adjectif : « a careful driver », mais « she drives carefully ».',
    es: 'El adjetivo va con un nombre y el adverbio con un verbo o un adjetivo: «a careful driver», pero «she drives carefully».',
  },
  valid: [
    'Drive slow.',
    'Go easy on him.',
    'She drives carefully.',
    'He is a careful driver.',
    'It is extremely cold.',
    'The soup tastes good.',
    'They kept quiet.',
    'He works hard and fast.',
    'It was a complete failure.',
    'Speak clear English.',
    'They play good music.',
    'She stays real.',
    'He found the room quiet.',
    'We did a good job.',
    'They worked good hours.',
    'He slept safe and sound.',
    'The water runs clear.',
  ],
  invalid: [
    { text: 'He answered [[quick]] and went home.', fix: 'quickly' },
    { text: 'Drive [[careful]].', fix: 'carefully' },
    { text: 'She speaks French [[good]], but he does not.', fix: 'well' },
    { text: 'He did it [[good]].', fix: 'well' },
    { text: 'She drives very [[careful]].', fix: 'carefully' },
    { text: 'He speaks English [[fluent]].', fix: 'fluently' },
    { text: 'They are [[complete]] different.', fix: 'completely' },
    { text: 'She was [[extreme]] unhappy.', fix: 'extremely' },
    { text: 'I can speak Spanish very [[good]].', fix: 'well' },
    { text: 'We must act [[quick]].', fix: 'quickly' },
    { text: 'He was [[serious]] injured.', fix: 'seriously' },
    { text: 'She plays the piano [[beautiful]].', fix: 'beautifully' },
    { text: 'The team played [[good]] yesterday.', fix: 'well' },
    { text: 'You must read the instructions [[careful]].', fix: 'carefully' },
    { text: 'The old bus moved [[strange]].', fix: 'strangely' },
  ],
  patterns: [
    [`@subj ${DONE} [${MANNERS}] and @past`, '{3.ly}'],
    [
      '^ drive|speak|act|walk|write|talk|listen|breathe|work|move [careful|quick|quiet] $',
      '{2.ly}',
    ],
    [
      '@subj speak|speaks|spoke english|french|spanish|german|italian [good] and|but|because|,|$',
      'well',
    ],
    // "we real like it": between a subject and its verb
    [`i|he|she|we|they|who [${ADVERBIAL}] @midverb`, '{2.ly}'],
    [`^ it|you [${ADVERBIAL}] @midverb`, '{2.ly}'],
    [
      `@subj can|could|will|would|should|must|may|might|don’t|doesn’t|didn’t|can’t|won’t|wouldn’t|shouldn’t|couldn’t not? [${ADVERBIAL}] @base`,
      '{4.ly}',
    ],
    [`do|does|did|could|would|should not [${ADVERBIAL}] @base`, '{3.ly}'],
    [`i’ll|i’d|we’ll|he’ll|she’ll|they’ll [${ADVERBIAL}] @base`, '{2.ly}'],
    [
      `am|is|are|was|were|be|been|being|i’m [${ADVERBIAL}] @edform|looking|going|trying|getting`,
      '{2.ly}',
    ],
    [`have|has|had|i’ve|we’ve|they’ve|haven’t|hasn’t [${ADVERBIAL}] @edform`, '{2.ly}'],
    [
      `@subj|to|and|must|should|can|please|will|not ${MOVING} very|so|too|quite|really|more? [${MANNERS}] and|but|because|to|in|on|with|when|at|from|through|after|$`,
      '{4.ly}',
    ],
    [
      `${MOVING} very|so|too|quite|really [${MANNERS}] and|but|because|to|in|on|with|when|at|from|$`,
      '{3.ly}',
    ],
    [
      `@subj|to|must|should|can|could|will|not ${HANDLING} it|them|him|her|us|me|everything|this|that very|so|more|really|quite|too? [${MANNERS}] and|but|because|,|when|$`,
      '{5.ly}',
    ],
    ['do|does|did|done it|this|that|everything very|so|really? [good] $', 'well'],
    [
      `${DOING} very|so|more|too|quite|really [${MANNERS}] and|but|because|to|in|on|with|when|at|$`,
      '{3.ly}',
    ],
    [`@subj|to|must|should|can|please|will|not ${DOING} [${MANNERS}] $`, '{3.ly}'],
    [
      `@subj|to|must|should|can|could|will|not ${DOING} @det @noun very|so|more|too|quite|really? [${MANNERS}] $`,
      '{6.ly}',
    ],
    [
      `speak|speaks|speaking|spoke english|french|spanish|german|italian|it very|so|more|really? [fluent|perfect|correct|clear|bad|proper]`,
      '{4.ly}',
    ],
    [
      'speak|speaks|speaking|spoke|write|writes|understand|know|knows english|french|spanish|german|italian|it|me|you|him very|so|really|pretty [good] and|but|because|,|$',
      'well',
    ],
    [
      'play|plays|played|sing|sings|sang|dance|dances|danced|swim|swims|cook|cooks|speak|speaks|sleep|slept|drive|drives|works|worked very|so|really|pretty|quite|too [good] and|but|because|,|$',
      'well',
    ],
    [
      'play|plays|played|sing|sings|know|knows|cook|cooks|did|do|does @det @noun very|so|really|pretty|quite|too [good] $',
      'well',
    ],
    [`@noun|and ${DONE} very|so|too|quite|really? [${MANNERS}] $`, '{4.ly}'],
    [
      `@subj|@noun|to|and|must|should|can|could|will|not ${GOOD_AT} really|very|so|pretty? [good] yesterday|today|last|tonight|together|but|because|when|$`,
      'well',
    ],
    [
      `@subj|to|must|should|can|could|will|please|not ${HANDLING} @det @adj? @noun very|so|more|really|quite|too? [${MANNERS}] and|but|because|before|,|when|$`,
      '{7.ly}',
    ],
    [`is|are|was|were|am|been|being|be|not [${DEGREES}] @exact`, '{2.ly}'],
  ],
});
