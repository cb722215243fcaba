import type { RuleSentence, Span } from '@tercet/proofreading-core';
import { definePatterns } from '../grammar/define-patterns';

export const modalBase = definePatterns({
  id: 'en/modal-base',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After a modal verb or “let’s” comes the bare verb: “{fix}”.',
    fr: 'Après un auxiliaire modal ou « let’s » vient le verbe nu : « {fix} ».',
    es: 'Tras un verbo modal o «let’s» va el verbo sin más: «{fix}».',
  },
  explanation: {
    en: '“Will”, “can”, “should”, “must” and their like are followed by the verb without -s, -ed or “to”: “She can swim.”',
    fr: '« Will », « can », « should », « must » sont suivis du verbe sans -s, sans -ed et sans « to » : « She can swim. »',
    es: 'A «will», «can», «should», «must» les sigue el verbo sin -s, sin -ed y sin «to»: «She can swim.»',
  },
  valid: [
    'Mrs May made a speech.',
    'His will being done, they left.',
    'The cans made of tin are old.',
    'How can people will such things?',
    'The children could, learned as they were, read it.',
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
    { text: 'His luck might [[changed]] with her.', fix: 'change' },
    { text: 'Neither plan would [[made]] them happy.', fix: 'make' },
    { text: 'Time will [[told]] us who is right.', fix: 'tell' },
    { text: 'Money can [[buys]] it.', fix: 'buy' },
    { text: '[[Let’s went]] to the park.', fix: 'Let’s go' },
    { text: 'My arms couldn’t [[moved]] any more.', fix: 'move' },
    { text: 'Parents should [[learned]] to listen.', fix: 'learn' },
    { text: 'You should [[treated]] them well.', fix: 'treat' },
    { text: 'They can now [[joins]] us.', fix: 'join' },
    { text: 'Anna will [[made]] the soup.', fix: 'make' },
    { text: 'Can you [[tells]] me why?', fix: 'tell' },
    { text: 'My uncle will [[came]] by bus.', fix: 'come' },
    { text: 'She can [[swims]] well.', fix: 'swim' },
    { text: 'He may [[knows]] it.', fix: 'know' },
    { text: 'It should [[has]] two doors.', fix: 'have' },
    { text: 'You should [[went]] there.', fix: 'go' },
    { text: 'It will [[be happens]] soon.', fix: 'happen' },
    { text: 'It must [[is]] true.', fix: 'be' },
    { text: 'It may [[does not]] rain today.', fix: 'not' },
    { text: 'They could [[falls]] on you.', fix: 'fall' },
    { text: 'You can [[got]] a ticket there.', fix: 'get' },
    { text: 'Can he [[speaks]] Spanish?', fix: 'speak' },
    { text: 'He can’t [[comes]] today.', fix: 'come' },
    { text: 'Every house should [[has]] a door.', fix: 'have' },
  ],
  isRight: isName,
  patterns: [
    ['should|would|could [has]', 'have'],
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
    ['can|could|would|should|must|might|cannot|can’t|won’t [being] a|the|able|very|so|@pp', 'be'],
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
    [
      '@noun couldn’t|can’t|won’t|wouldn’t|shouldn’t|mustn’t|cannot not|even|really|always|also? [@ended] !of',
      '{4.base}',
    ],
    [
      '@pl should|could|must|would|might|can|will not|also|always|only|really? [@ended] @det|@possessive|@obj|to|how|that|more|about|from|with|at|in|for|$',
      '{4.base}',
    ],
    ['^ [let’s @ended|@past|went|came|ate|saw|took|made|did|had]', 'let’s {2.base}'],
    ['^ let’s [@ing] !of', '{2.base}'],
    ['^ let’s [to @base]', '{3}'],
    [
      'money|people|parents|students|children|technology|government|someone|nobody|life|teachers|friends|everything can|will|may not|also|always|never|even|easily? [@s] !of',
      '{4.base}',
    ],
    [
      '@noun|something|nothing|everything|which should|could|would|must|might never|also|only|still? [@ended] @det|@possessive|@obj|to|up|that|with|$',
      '{4.base}',
    ],
    [
      '@pl|@noun|something|nothing|everything|who|which|that|and|but would|could|should|might|must|may|cannot|can’t|couldn’t never|also|only|still|even? [made|told|said|got|went|became|knew|took|gave|kept|thought|came|brought|bought|began|wrote] !@noun',
      '{4.base}',
    ],
    [
      '@pl|time|things|who|which can|will never|also|only|still|even? [made|told|said|got|went|became|knew|took|gave|kept|thought|came|brought|bought|began] @det|@possessive|@obj|to|if|who|what|that|up|with',
      '{4.base}',
    ],
  ],
});

/** "Mrs May made a speech": the verb’s auxiliary is a name. */
function isName({ tokens }: RuleSentence, { start }: Span): boolean {
  const at = tokens.findLastIndex((token) => token.start < start);
  return at > 0 && /^(?:May|Will)$/.test(tokens[at]?.text ?? '');
}
