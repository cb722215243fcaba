import type { Pattern } from './grammar/pattern';

/** Where a word stands for another of like sound. */
export const SOUND_ALIKES: Readonly<Record<string, readonly Pattern[]>> = {
  brakes: [
    ['slam|slammed|pump|pumped|jam|jammed on? the|his|her|my|your [breaks]', 'brakes'],
    [
      'i|he|she|driver|to|suddenly hit|hits the|his|her|my|your [breaks] and|hard|before|when|because|$',
      'brakes',
    ],
    ['the|her|his|my|your [breaks] failed|squealed|screeched !to', 'brakes'],
  ],
  wonder: [
    ['i|we|he|she|just|often|always|sometimes [wander] whether|why|what|who', 'wonder'],
    ['i [wander] if @subj|@det|this|that|there', 'wonder'],
    ['i [wandered] whether|why|what|who', 'wondered'],
    ['was|am|i’m|been|were [wandering] if|whether|why|who|what', 'wondering'],
  ],
  through: [
    [
      'came|come|comes|went|go|goes|walked|passed|looked|ran|flew|halfway [threw] the|a|my|his|her',
      'through',
    ],
    ['went|walked|passed|looked|flew|halfway [throw] the|a|my|his|her', 'through'],
  ],
  passed: [
    ['he|she|i|we|they|have|has|had [past] the|his|her|my exam|exams|test|driving', 'passed'],
  ],
  past: [
    [
      'walk~|drive~|run~|go~|come~|fly~|rush~|sail~ [passed] the|a|my|his|her|us|me|him|them|your|our|their',
      'past',
    ],
    ['half|quarter [passed] @card', 'past'],
  ],
  lot: [['like|love|enjoy|miss|help|helped|helps it|him|her|them|you|me|us [allot] $', 'a lot']],
  new: [
    [
      'my|our|your|bought|buy|need|want [knew] shoes|car|house|phone|clothes|job|school|teacher|year|friend|friends|book|computer|life|dress|bike',
      'new',
    ],
    [
      'a [knew] car|house|phone|job|school|teacher|year|one|friend|book|computer|life|dress|bike',
      'new',
    ],
  ],
  piece: [
    [
      'a|one|every|another|last|big|small|little [peace] of cake|paper|advice|bread|furniture|music|news|meat|chocolate|equipment|clothing|information|wood|cheese|pizza|software',
      'piece',
    ],
  ],
  weather: [
    [
      'the|good|bad|nice|cold|hot|warm|today’s|rainy [whether] is|was|forecast|will|conditions|$',
      'weather',
    ],
  ],
  write: [
    ['should|can|could|must|to|please|will|me [right] it|that|this|them down', 'write'],
    [
      'should|can|could|must|to|please|will [right] a|an|the|my|your letter|email|essay|book|story|poem|report',
      'write',
    ],
    ['please [right] me|us back|soon|a|an|$', 'write'],
    ['i’ll|will|to|can|could|must|please [right] you|him|her|them a|an|back|soon', 'write'],
  ],
  whole: [
    [
      'the|a|my|this|his|her [hole] day|world|time|week|thing|family|night|year|lot|country|cake',
      'whole',
    ],
  ],
  sea: [
    ['the deep|open|blue [see]', 'sea'],
    ['sail~|swim~|swam across|in|on|over the [see] !of', 'sea'],
    ['at|above|below [see] level', 'sea'],
  ],
  knew: [['i|he|she|we|they|you [new] the|that|it|him|her|what|how|about|nothing', 'knew']],
  cents: [['cost|costs|pay|paid @cards [sense] $', 'cents']],
  bear: [
    ['can’t|cannot|couldn’t [bare] it|this anymore|any|when|if|because|$', 'bear'],
    ['can’t|cannot|couldn’t [bare] them|him', 'bear'],
    ['can’t|cannot|couldn’t [bare] to @base', 'bear'],
    ['[bare] in mind', 'bear'],
    ['^ please? [bare] with me|us', 'bear'],
    ['to|will|may|can|not [bare] fruit $', 'bear'],
  ],
  altar: [
    ['to|at|before|on the high? [alter] $', 'altar'],
    ['an|the|former|as [alter] boy|boys !’', 'altar'],
  ],
  prize: [
    ['win|won|wins the|a|an|first|second|third? first|second|third|grand|top? [price] $', 'prize'],
    ['consolation|nobel [price|prices]', 'prize', 'prizes'],
  ],
  flu: [['with|have|has|had|caught|got|get the [flew] $', 'flu']],
  personnel: [
    [
      'authorized|authorised|military|medical|sales|trained|qualified|security [personal] only|is|are|were|must|can|$',
      'personnel',
    ],
  ],
  course: [
    ['^ [of coarse] ,|i|we|he|she|they|it|not', 'of course'],
    [
      'take|takes|took|math|maths|language|english|online|training|history|main|golf|crash a? [coarse] of|in|on|is|was|$',
      'course',
    ],
  ],
  site: [
    ['construction|archaeological|burial [sight] is|was|in|of|near|on|$', 'site'],
    ['construction|archaeological|burial [sights]', 'sites'],
    ['[web sight|sights]', 'website', 'websites'],
  ],
  root: [
    ['[route|rout] of the|this|all problem|problems|evil', 'root'],
    ['[route] cause of|analysis', 'root'],
  ],
  vain: [['died|tried|waited|fought|worked|searched|looked|all in [vein] $', 'vain']],
  reef: [['[corral|choral] reef|reefs', 'coral']],
  war: [
    ['[marshal|marital] arts|artist|artists', 'martial'],
    ['[marshal] law', 'martial'],
  ],
  averse: [['i’m|am|not|is|are [adverse] to @ing', 'averse']],
  rationale: [['the [rational] behind', 'rationale']],
  precedent: [['set|sets|setting a dangerous|bad? [precedence]', 'precedent']],
  disease: [
    [
      'heart|infectious|deadly|rare|skin|chronic|liver|sexually|mental|serious [decease]',
      'disease',
    ],
  ],
  praise: [
    ['be|was|were|been|being [complemented] on my|his|her|their|your|our|how', 'complimented'],
  ],
  economic: [
    [
      '!more|most|less|least|very [economical] growth|crisis|reform|reforms|sanctions|recession|inequality',
      'economic',
    ],
  ],
  heart: [['at the [hard] of the|our|every|this|my', 'heart']],
  dear: [['^^ [deer] sir|madam|mr|mrs|ms|dr|friend|friends|all|customer', 'dear']],
  prostate: [['[prostrate] cancer', 'prostate']],
  populous: [['[most populace] city|country|state|region|nation|island|province', 'most populous']],
  being: [['despite|without|of|by|from [been] @pp', 'being']],
  dessert: [
    [
      'the|for|my|our|chocolate|delicious|a|this|that [desert] was|is|were delicious|tasty|yummy|sweet',
      'dessert',
    ],
    ['eat|ate|order|ordered|delicious|chocolate [desert] $', 'dessert'],
    ['cake|cream|fruit|pie|pudding|chocolate|tiramisu|what for [desert]', 'dessert'],
  ],
  his: [
    [
      'with|of|to|for|from|by|at|about [he’s] new|old|own|little|first|last? girlfriend|wife|mother|father|brother|sister|son|daughter|friend|friends|car|house|dog|job|family|parents|room|phone|book|hand|hands|head|eyes|face|life|work|country|team',
      'his',
    ],
  ],
};
