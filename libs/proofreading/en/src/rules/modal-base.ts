import { definePatterns } from '../grammar/define-patterns';

export const modalBase = definePatterns({
  id: 'en/modal-base',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After a modal verb comes the bare verb: “{fix}”.',
    fr: 'Après un auxiliaire modal vient le verbe nu : « {fix} ».',
    es: 'Tras un verbo modal va el verbo sin más: «{fix}».',
  },
  explanation: {
    en: '“Will”, “can”, “should”, “must” and their like are followed by the verb without -s, -ed or “to”: “She can swim.”',
    fr: '« Will », « can », « should », « must » sont suivis du verbe sans -s, sans -ed et sans « to » : « She can swim. »',
    es: 'A «will», «can», «should», «must» les sigue el verbo sin -s, sin -ed y sin «to»: «She can swim.»',
  },
  valid: [
    'How would changes help?',
    'The will opened many doors.',
    'She can swim.',
    'They will come home.',
    'The will has been read.',
    'He should have gone.',
    'What you can has no name.',
    'Trash cans hold waste.',
    'You must not read it.',
    'She would put it there.',
    'It could hurt you.',
    'The cans could work as bells.',
  ],
  invalid: [
    { text: 'You [[will not allowed to]] smoke.', fix: 'will not be allowed to' },
    { text: 'It [[could stolen by]] anyone.', fix: 'could be stolen by' },
    { text: 'You should [[treated]] them well.', fix: 'treat' },
    { text: 'They can now [[joins]] us.', fix: 'join' },
    { text: 'Anna will [[made]] the soup.', fix: 'make' },
    { text: 'Can you [[tells]] me why?', fix: 'tell' },
    { text: 'They will [[came]] home.', fix: 'come' },
    { text: 'She can [[swims]] well.', fix: 'swim' },
    { text: 'He may [[knows]] it.', fix: 'know' },
    { text: 'I would definitely [[has]] that.', fix: 'have' },
    { text: 'You should [[went]] there.', fix: 'go' },
    { text: 'It will [[be happens]] soon.', fix: 'happen' },
    { text: 'It must [[is]] true.', fix: 'be' },
    { text: 'It may [[does not]] rain today.', fix: 'not' },
    { text: 'They could [[falls]] on you.', fix: 'fall' },
    { text: 'You can [[got]] a ticket there.', fix: 'get' },
  ],
  patterns: [
    ['[@modal not? @edform by]', '{1} {2} be {3} {4}'],
    ['[@modal not? allowed|supposed|expected|forced|required|asked to]', '{1} {2} be {3} {4}'],
    [
      '@modal not|definitely|certainly|probably|also|always|never|still|really|only|just? [came|comes]',
      'come',
    ],
    [
      '^ i|you|he|she|we|they|it|that|this will|can|could|should|may|might|must|would|can’t|won’t|couldn’t|wouldn’t|shouldn’t|cannot not|definitely|certainly|probably|also|always|never|still|really|only|just? [has|had] !been|to|better',
      'have',
    ],
    [
      'i|you|he|she|we|they|it|that|this|who|which will|can|could|should|may|might|must|would|can’t|won’t|couldn’t|wouldn’t|shouldn’t|cannot not|also|always|never? [went|goes|did|does|took|takes|made|makes|gave|gives|got|gets|found|finds|knew|knows|saw|sees|said|says|told|tells|thought|thinks|wrote|writes|began|begins|became|becomes|brought|brings|bought|buys|kept|keeps|spoke|speaks|ate|eats|conveys|happens|lives|likes|wants|needs|comes|came|seems|helps|asked|asks|used|wanted|needed|worked|lived|liked|helped|started|looked|tried|called|talked|decided|changed|moved|understood|felt|loses|lost|wins|won|swims|sings|runs|ran|plays|depends|means] !of|up|to|a',
      '{4.base}',
    ],
    [
      'would|could|should|might|must|can’t|couldn’t|wouldn’t|shouldn’t|won’t|i’ll|it’ll|we’ll not? [is|was|are|were|am] !@ing',
      'be',
    ],
    ['^ i|you|he|she|it|we|they|this|that will|may|can [is|was|are|were|am] !@ing', 'be'],
    [
      'i|you|he|she|it|we|they|who|and|but can|could|would|should|must|might|may|will|can’t|couldn’t|won’t|wouldn’t|shouldn’t|cannot not|never|also|always|only|easily|really? [@verbs|@past] !of',
      '{4.base}',
    ],
    [
      'i|you|he|she|we|they can|could|would|should|must|will|can’t|couldn’t|won’t|wouldn’t|shouldn’t|cannot not|never|also|always? [going|doing|making|taking|getting|seeing|coming|giving|finding|having|helping|becoming|knowing|saying|choosing|buying]',
      '{4.base}',
    ],
    ['@modal [being] a|the|able|very|so|@pp', 'be'],
    ['@modal [be happens|happen]', 'happen'],
    ['@modal [been] !to', 'have been', 'be'],
    ['@modal [gonna]', 'going to'],
    ['@modal [does|do|did not] !only', 'not'],
    [
      'i|you|he|she|we|they|it|who can|could|will|would|may|might|should|must|cannot|can’t|couldn’t|won’t not|also|always|never|easily|only? [got|gets|made|makes|took|takes|gave|gives|found|finds|went|goes] a|an|the|@possessive|to|many|some|more',
      '{4.base}',
    ],
    [
      '@subj|which|there can|could|will|would|may|might|should|must|cannot|can’t|couldn’t|won’t|wouldn’t|shouldn’t not|also|always|never|easily|only|probably|still|really|definitely? [@ended] !of',
      '{4.base}',
    ],
    [
      '@noun could|would|should|must|might|cannot|can’t|couldn’t|won’t|wouldn’t|shouldn’t not|also|always|never|easily|only|probably|still? [@edform|@past]',
      '{4.base}',
    ],
    [
      'anyone|everyone|someone|nobody|everybody|somebody|people|one|they|@name can|will|may|could|would|should|must|might not|@adv? [@past|@edform|@verbs|made|got|told]',
      '{4.base}',
    ],
    ['@subj can|could|will|would|should|might|may not? @adv [@ended]', '{5.base}'],
    [
      'can|could|will|would|should i|you|he|she|it|we|they please|also|just? [@past|@edform|@verbs|tells|gives|helps|shows|makes|takes|sends|calls|explains|comes|looks]',
      '{4.base}',
    ],
    [
      'i’ll|you’ll|he’ll|she’ll|it’ll|we’ll|they’ll not|also|always|never|probably|still|definitely? [@ended]',
      '{3.base}',
    ],
    [
      'would|could|should|must|cannot|can’t|couldn’t|wouldn’t|shouldn’t|won’t|might not|also|always|never|only? [@verbs] !of',
      '{3.base}',
    ],
    [
      'i|you|he|she|we|they|it|@pl can|could|will|would|may|might|should|must|cannot|can’t|couldn’t|won’t not|also|always|never|easily|only? [argues|stands|offers|shows|causes|changes|plays|works|uses|increases|reduces|affects|rises|falls|attacks|supports|controls|results|leads|helps|needs|cares|hopes|plans|answers|calls|travels|walks|talks|turns|lasts|costs|hurts|starts|stops|tastes|looks|feels|studies|visits|wishes|worries]',
      '{4.base}',
    ],
  ],
});
