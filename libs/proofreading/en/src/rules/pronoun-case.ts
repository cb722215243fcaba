import { definePatterns } from '../grammar/define-patterns';

/** What goes on behind an object, and is no verb of its own. */
const AFTER_OBJECT =
  'in|at|on|with|from|about|because|when|if|but|yesterday|today|tomorrow|again|too|every|last|next|the|a|an|my|his|her|their|our|your|some|as|after|before|during|until';
const TAKING_PERSONS =
  'tell|tells|told|ask|asked|give|gives|gave|help|helps|helped|call|called|meet|met|invite|invited|love|loved|thank|thanked|send|sent|show|showed|visit|visited|teach|taught|remind|reminded|convinced|persuaded|let|lets|hate|hated|hurt|kissed|married|saw|see|likes|follow|followed|join|joined|want|wanted|miss|missed';

/** Verbs of doing to persons, never of saying or seeing: no clause is their object. */
const TAKING_ONLY =
  'love~|hate~|call~|invite~|help~|thank~|visit~|marry~|kiss~|hug~|follow~|blame~|hit|hits|beat|beats|kill~|hurt|hurts|bother~|annoy~|introduce~|contact~|phone~|greet~|welcome~|support~|miss~|join~|ignore~|trust~|punish~|attack~|save~|carry~|pick~|raise~|drive~|accompany~';
/** What cannot stand between a subject and its verb. */
const NO_VERB =
  'very|so|too|much|a|an|the|my|his|her|their|our|your|to|for|with|at|in|on|from|about|because|when|and|but|yesterday|today|tomorrow|tonight|again|every|last|next|$';
const RELATIVES =
  'mother|father|brother|sister|friend|friends|wife|husband|boss|parents|family|son|daughter|children|kids|team|class|colleague|colleagues|girlfriend|boyfriend|cousin|aunt|uncle|partner|neighbour|neighbor';
/** What follows a pair that is an object, and no verb of its own. */
const AFTER_PAIR =
  'to|at|in|on|for|with|from|about|a|an|the|some|our|very|because|when|yesterday|last|today|every|$';

export const pronounCase = definePatterns({
  id: 'en/pronoun-case',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'In this place the pronoun is “{fix}”.',
    fr: 'À cette place, le pronom est « {fix} ».',
    es: 'En este lugar el pronombre es «{fix}».',
  },
  explanation: {
    en: 'The subject is “I, he, she, we, they”; after a verb or a preposition it is “me, him, her, us, them”: “She and I left”, “between you and me”.',
    fr: 'Le sujet est « I, he, she, we, they » ; après un verbe ou une préposition, « me, him, her, us, them » : « She and I left », « between you and me ».',
    es: 'El sujeto es «I, he, she, we, they»; tras verbo o preposición, «me, him, her, us, them»: «She and I left», «between you and me».',
  },
  valid: [
    'I saw the man that my sister and he met.',
    'Nobody but me and my sister knows it.',
    'I talked to Tom and she laughed.',
    'She and I left.',
    'It is between you and me.',
    'Give it to me.',
    'They saw him and her.',
    'He gave it to Tom and me.',
    'Let him and her decide.',
    'With I Ching cards he plays.',
    'My mother and her friends left.',
    'Me, I like it.',
    'It was me who left the window open.',
    'The man I love and he are friends.',
    'The people they help they also teach.',
    'I told my brother and I left.',
    'It was fine except he was late.',
    '“Are you well?” asked she.',
  ],
  invalid: [
    { text: 'I have a photo of [[she]].', fix: 'her' },
    { text: 'My wife and [[me]] will come.', fix: 'I' },
    { text: '[[Me and my flatmate]] pay the rent.', fix: 'My flatmate and I' },
    { text: 'I saw Tom and [[she]] at the party.', fix: 'her' },
    { text: '[[Him and me]] are friends.', fix: 'He and I' },
    { text: '[[Me and him]] were late.', fix: 'He and I' },
    { text: '[[Him]] and I left.', fix: 'He' },
    { text: 'My mother and [[him]] went home.', fix: 'he' },
    { text: 'Between you and [[I]], it is bad.', fix: 'me' },
    { text: 'She waved to [[I]].', fix: 'me' },
    { text: 'Come with [[I]].', fix: 'me' },
    { text: 'They saw Tom and [[I]] there.', fix: 'me' },
    { text: '[[Me and my brother]] went home.', fix: 'My brother and I' },
    { text: 'It is between [[she]] and me.', fix: 'her' },
    { text: '[[Me and her]] met last year.', fix: 'She and I' },
    { text: 'She loves [[he]] very much.', fix: 'him' },
    { text: 'I went with [[he]] to the shop.', fix: 'him' },
    { text: 'They invited my brother and [[I]] to the party.', fix: 'me' },
    { text: 'Everyone except [[I]] was there.', fix: 'me' },
  ],
  misses: ['Her and him went home.'],
  patterns: [
    [`${TAKING_PERSONS}|with|for|to|from @name and [he] ${AFTER_PAIR}`, 'him'],
    [`${TAKING_PERSONS}|with|for|to|from @name and [she] ${AFTER_PAIR}`, 'her'],
    [`${TAKING_PERSONS}|with|for|to|from @name and [they] ${AFTER_PAIR}`, 'them'],
    ['^ [him and me] @be|@have|@past|will|can|like|live|work', 'he and I'],
    ['^ [her and me] @be|@have|@past|will|can|like|live|work', 'she and I'],
    [
      'tell|tells|told|ask|asked|give|gives|gave|help|helped|send|sent|show|showed|let|taught|teach [i] to|that|a|an|the|about|with|how|what|some|when|if|because|and|too|very|$',
      'me',
    ],
    [
      '^ [me] am|was|have|want|like|think|hope|look|love|went|still|need|know|will|can|would|@past',
      'I',
    ],
    ['^ [us] will|would|can|could|should|must|went|came|@past', 'we'],
    ['^ [her] @verbs', 'she'],
    [
      'make|makes|made|throw|throws|threw|use|used|using|take|took|put|pick|picked|bring|brought|turn|turned [they] up|off|out|away|down|to|for|in|on|$',
      'them',
    ],
    [
      `to|with|from|about|of|by|against|without|behind|near|towards|beside [he] ${AFTER_OBJECT}`,
      'him',
    ],
    [`!”|"|’|,|?|! ${TAKING_PERSONS} [he] to|that|for|how|what|very|so|and|$`, 'him'],
    [`!”|"|’|,|?|! ${TAKING_PERSONS} [he] ${AFTER_OBJECT}`, 'him'],
    [
      `to|with|from|about|of|by|against|without|behind|near|towards|beside [she] ${AFTER_OBJECT}`,
      'her',
    ],
    [`!”|"|’|,|?|! ${TAKING_PERSONS} [she] to|that|for|how|what|very|so|and|$`, 'her'],
    [`!”|"|’|,|?|! ${TAKING_PERSONS} [she] ${AFTER_OBJECT}`, 'her'],
    [
      `to|with|from|about|of|by|against|without|behind|near|towards|beside [they] ${AFTER_OBJECT}`,
      'them',
    ],
    [`!”|"|’|,|?|! ${TAKING_PERSONS} [they] to|that|for|how|what|very|so|and|$`, 'them'],
    [`!”|"|’|,|?|! ${TAKING_PERSONS} [they] ${AFTER_OBJECT}`, 'them'],
    [
      `to|with|from|about|of|by|against|without|behind|near|towards|beside [we] ${AFTER_OBJECT}`,
      'us',
    ],
    [`${TAKING_PERSONS} [we] to|that|for|how|what|very|so|and|$`, 'us'],
    [`${TAKING_PERSONS} [we] ${AFTER_OBJECT}`, 'us'],
    [
      '^ !but|since|of|than|as|like|and|or [him] @past|@verbs|is|was|were|are|has|have|had|will|can|could|would|should|does|do|went|came|said|wanted|want|think',
      'he',
    ],
    [
      '^ !but|since|of|than|as|like|and|or [them] @past|@verbs|is|was|were|are|has|have|had|will|can|could|would|should|does|do|went|came|said|wanted|want|think',
      'they',
    ],
    ['^ [him] and i|she|they|we|my|his', 'he'],
    ['^ [her] and i|he|they|we', 'she'],
    ['^ [them] and i|we', 'they'],
    [
      '@possessive mother|father|brother|sister|friend|wife|husband|boss|parents|friends|uncle|aunt|boyfriend|girlfriend|son|daughter and [him] went|are|were|have|had|was|go|like|live|will|would|can|came|did|do|often',
      'he',
    ],
    [
      '^ @possessive mother|father|brother|sister|friend|wife|husband|boss|parents|friends|uncle|aunt|boyfriend|girlfriend|son|daughter and [her] went|are|were|have|had|go|like|live|will|would|can|came|did|do|often',
      'she',
    ],
    [
      '^ @possessive mother|father|brother|sister|friend|wife|husband|boss|parents|friends|uncle|aunt|boyfriend|girlfriend|son|daughter and [me] went|are|were|have|had|go|like|live|will|would|can|came|did|do|often',
      'I',
    ],
    [
      '^ !but|except|than|like [me and @possessive mother|father|brother|sister|friend|wife|husband|boss|parents|friends|uncle|aunt|boyfriend|girlfriend|son|daughter|family] !to',
      '{3} {4} and I',
    ],
    ['^ [me and @name] @be|went|have|had|go|like|will|can|were', '{3} and I'],
    ['^ [me and him] @be|was|were|went|have|had|go|like|will|can|are|is', 'he and I'],
    ['^ [me and her] @be|was|were|went|have|had|go|like|will|can|are|is', 'she and I'],
    ['^ [me and them] @be|was|were|went|have|had|go|like|will|can|are|is', 'they and I'],
    [`${TAKING_ONLY} [he] ${NO_VERB}`, 'him'],
    [
      `with|from|about|against|without|behind|near|towards|beside|at [he] to @det|@possessive|@name`,
      'him',
    ],
    [
      'everyone|everybody|nobody|anyone|all except [he] was|is|were|are|has|had|knew|came|went|$',
      'him',
    ],
    [`${TAKING_ONLY} [she] ${NO_VERB}`, 'her'],
    [
      `with|from|about|against|without|behind|near|towards|beside|at [she] to @det|@possessive|@name`,
      'her',
    ],
    [
      'everyone|everybody|nobody|anyone|all except [she] was|is|were|are|has|had|knew|came|went|$',
      'her',
    ],
    [`${TAKING_ONLY} [they] ${NO_VERB}`, 'them'],
    [
      `with|from|about|against|without|behind|near|towards|beside|at [they] to @det|@possessive|@name`,
      'them',
    ],
    [
      'everyone|everybody|nobody|anyone|all except [they] was|is|were|are|has|had|knew|came|went|$',
      'them',
    ],
    [`${TAKING_ONLY} [we] ${NO_VERB}`, 'us'],
    [
      `with|from|about|against|without|behind|near|towards|beside|at [we] to @det|@possessive|@name`,
      'us',
    ],
    [
      'everyone|everybody|nobody|anyone|all except [we] was|is|were|are|has|had|knew|came|went|$',
      'us',
    ],
    [`${TAKING_ONLY} [i] ${NO_VERB}`, 'me'],
    [
      'everyone|everybody|nobody|anyone|all except [i] was|is|were|are|has|had|knew|came|went|$',
      'me',
    ],
    [`${TAKING_PERSONS}|for|with|to|from @possessive ${RELATIVES} and [i] ${AFTER_PAIR}`, 'me'],
    ['between [she] and', 'her'],
    ['between [he] and', 'him'],
    ['between [they] and', 'them'],
    ['between you|him|her|them|us|@name and [i]', 'me'],
    ['between you|me|us|them and [he]', 'him'],
    ['between you|me|us|them and [she]', 'her'],
    ['to|with|for|from|at|like|about|without|by|near|behind|against [i] $', 'me'],
    ['to|with|for|from|at|about|without|by|near|behind|against [he] $', 'him'],
    ['to|with|for|from|at|about|without|by|near|behind|against [she] $', 'her'],
    ['to|with|for|from|at|about|without|by|near|behind|against [they] $', 'them'],
    ['to|with|for|from|at|about|without|by|near|behind|against [we] $', 'us'],
    [
      'saw|see|told|tell|gave|give|met|invited|asked|called|helped|let|took|sent|showed|with|for|to you|him|her|them|@name and [i] $',
      'me',
    ],
    [
      'saw|see|told|tell|gave|give|met|invited|asked|called|helped|let|took|sent|showed you|him|her|them|@name and [i] to|there|at|in|on|about|a|the',
      'me',
    ],
    ['let [he]', 'him'],
    ['let [she]', 'her'],
    ['let [they]', 'them'],
    ['let [i]', 'me'],
    ['^ [her] has|is|was|does|likes|wants|lives many|a|the|not|in|to|very', 'she'],
    ['^ [him] has|is|was|does|likes|wants|lives|went', 'he'],
    ['^ [them] are|were|have|do|like|want|live|went', 'they'],
    ['^ [us] are|were|have|do|like|want|live|went', 'we'],
    ['^ [me] am|have|want|like|went|love|think', 'I'],
    ['[of it’s] own', 'of its'],
    [
      '^ [me and him] goes|lives|works|plays|likes|wants|live|work|play|want|came|met|saw|got|made|take|took|decided',
      'he and I',
    ],
    [
      '^ [me and her] goes|lives|works|plays|likes|wants|live|work|play|want|came|met|saw|got|made|take|took|decided',
      'she and I',
    ],
    [
      'photo|photos|picture|pictures|afraid|proud|tired|care|because|front|instead|both|all|each|one|some|most of [she] $',
      'her',
    ],
    [
      'photo|photos|picture|pictures|afraid|proud|tired|care|because|front|instead of [he] $',
      'him',
    ],
    [
      'photo|photos|picture|pictures|afraid|proud|tired|care|because|front|instead|both|all|each|one|some|most of [they] $',
      'them',
    ],
    [
      'photo|photos|picture|pictures|afraid|proud|tired|care|because|front|instead|both|all|each|one|some|most of [we] $',
      'us',
    ],
    ['photo|photos|picture|pictures|afraid|proud|tired|care|because|front|instead of [i] $', 'me'],
    [
      '^ [@name and me] will|can|could|would|should|are|were|have|had|went|live|like|decided|want|wanted|met|got',
      '{1} and I',
    ],
    [
      '^ !but|except|than|like [me and @possessive flatmate|roommate|classmate|colleague|colleagues|cousin|cousins|neighbour|neighbor|partner|girlfriend|boyfriend|fiancé|kids|grandmother|grandfather|grandma|grandpa|dad|mum|mom|team|teacher|best|old|younger|older|little friend|friends|brother|sister?] !to',
      '{3} {4} {5} and I',
    ],
    [
      '@possessive sister|brother|wife|husband|mother|father|friend|friends|girlfriend|boyfriend|flatmate|roommate|cousin and [me] will|can|could|would|should|are|were|have|had|went|live|decided|want|wanted|met',
      'I',
    ],
  ],
});
