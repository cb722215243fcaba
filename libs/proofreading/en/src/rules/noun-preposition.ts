import { definePatterns } from '../grammar/define-patterns';

export const nounPreposition = definePatterns({
  id: 'en/noun-preposition',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'This noun takes another preposition: “{fix}”.',
    fr: 'Ce nom demande une autre préposition : « {fix} ».',
    es: 'Este nombre lleva otra preposición: «{fix}».',
  },
  explanation: {
    en: 'Nouns choose their preposition too: “an interest in”, “the reason for”, “damage to”, “a trip to”, “advantages of”.',
    fr: 'Les noms aussi ont leur préposition : « an interest in », « the reason for », « damage to », « a trip to ».',
    es: 'También los nombres eligen su preposición: «an interest in», «the reason for», «damage to», «a trip to».',
  },
  valid: [
    'It was no trouble to find the house.',
    'There is no interest for the first year.',
    'The rise of tourism changed the town.',
    'Interest shown to date is small.',
    'Photos from me are on the wall.',
    'They own vacant lots people want.',
    'He has an interest in art.',
    'There is no interest on the loan.',
    'The reason for this is cost.',
    'It did damage to the roof.',
    'We planned a trip to Rome.',
    'The damage of the storm was great.',
    'In the interest of peace, we left.',
    'The reasons of state prevailed.',
    'The invoice from May is lost.',
    'My photo is with his.',
    'With respect to the others, he is late.',
    'The difference of two numbers is small.',
    'They lack for nothing.',
    'What we lack in size, we make up for in speed.',
    'Our last trip in May was cold.',
    'She took the trouble to write.',
    'He was the editor on the night shift.',
    'They pay more attention on the first day.',
  ],
  invalid: [
    { text: 'I have an [[interest for]] art.', fix: 'interest in' },
    { text: 'The [[reason of]] this is cost.', fix: 'reason for' },
    { text: 'It did [[damage of]] the roof.', fix: 'damage to' },
    { text: 'They have different [[perspectives about]] it.', fix: 'perspectives on' },
    { text: 'He has an [[addiction of]] sugar.', fix: 'addiction to' },
    { text: 'There is a [[solution of]] this problem.', fix: 'solution to' },
    { text: 'We had [[difficulties to find]] it.', fix: 'difficulties finding' },
    { text: 'The [[increase of]] prices hurts.', fix: 'increase in' },
    { text: 'They have no [[respect to]] others.', fix: 'respect for' },
    { text: 'He stood in [[front us]].', fix: 'front of us' },
  ],
  misses: ['There is a need of more rooms.'],
  patterns: [
    [
      'a|an|no|great|much|more|have|has|had|any|little|some|my|his|her [interest|interests for|about] @det|@noun|@ing|@obj|@possessive !first|next|last|year|loan|period|@num|years|months',
      '{2} in',
    ],
    ['the|main|a|another|one|first [reason of] this|that|my|his|her|our|their|it', 'reason for'],
    [
      'cause|caused|causes|causing|did|do|does|serious|great|much|any [damage of|on] the|@possessive|wildlife|property|buildings|crops',
      'damage to',
    ],
    ['[perspective|perspectives about] !@num', '{1} on'],
    ['[repercussion|repercussions with] the|@possessive', '{1} on'],
    [
      'a|an|the|his|her|their|have|has|had [influence to] the|@possessive|@obj|people|society|children',
      'influence on',
    ],
    [
      'an|the|great|big|huge|bad|negative|positive [impact to|for] the|@possessive|@obj|people|society|children|environment !first|last|next',
      'impact on',
    ],
    [
      'an|the|its|great|bad|negative|positive [effect|effects to] the|@possessive|@obj|people|society|children|environment|health',
      '{2} on',
    ],
    [
      'an|his|her|my|their [addiction of|on|for] @noun|@det|@ing|@possessive !@num|years|months|time',
      'addiction to',
    ],
    [
      'a|best|good|only|possible [solution of] this|that|the|these problem|problems|question|crisis|conflict|issue',
      'solution to',
    ],
    [
      'an|the|my|your|his|her [answer of|for|on] the|this|that|your|my question|questions|letter|email',
      '{2} to',
    ],

    ['[arrival to] the house|airport|station|hotel|school|office', 'arrival at'],
    ['[arrival to] @name', 'arrival in'],
    ['[analysis about] !@num', 'analysis of'],
    [
      '[increase|decrease of] prices|price|temperature|sales|unemployment|crime|demand|cost|costs|taxes|pollution|traffic|tourism',
      '{1} in',
    ],
    [
      'have|has|had no|some|great|any|much? [difficulty|difficulties|trouble to find|understand|get|learn|sleep|speak|breathe|do|make|read|use]',
      '{3} {5.ing}',
    ],

    [
      'pay|pays|paid|paying attention|more|no|little|much attention? [on] @obj|@possessive|what|how !birthday|way|behalf|own',
      'to',
    ],
    [
      'pay|pays|paid|paying attention|more|no|little|much attention? [on|for] the details|road|teacher|lesson|rules|fact|problem|words|grammar !@head',
      'to',
    ],
    ['[cause for] the|this accident|fire|war|death|crash|problem !@head', 'cause of'],
    ['a|the [lack on|in] money|time|food|sleep|water|interest|experience|knowledge', 'lack of'],
    [
      '@possessive|an|the|good|bad|positive|negative [attitude for|on] life|work|school|people|others|money',
      'attitude towards',
    ],
    [
      '[access of|at|into] the internet|information|data|education|building|water !@head',
      'access to',
    ],
    ['[alternative of] this', 'alternative to'],
    ['[key of] success|happiness !@head', 'key to'],
    [
      '[threat for] the|our|their environment|society|health|security|planet|future !@head',
      'threat to',
    ],
    ['[invitation for|at] the|your|my party|wedding|dinner !@head', 'invitation to'],
    ['[types|kinds|sorts about]', '{1} of'],
    ['[confidence on] him|them|us|me|you|himself|myself|yourself|themselves', 'confidence in'],
    ['a [lot|bunch] @plonly|people', '{2} of'],
    ['!@adj|@det|@noun|@num [lots|plenty] @plonly|people', '{1} of'],
    [
      '[ramifications|ramification|consequences|implications about] @det|@possessive|@ing',
      '{1} of',
    ],
    ['[beginner|amateur of] it|this|that|@ing !@head|@num', '{1} at'],

    [
      'have|has|had|show|shows|showed|more|no|lack|great|much|of|little [respect to] people|others|nature|@possessive|the|each',
      'respect for',
    ],
    ['a|an|the [specialist|expert of] computers', '{2} in'],
    ['[trust|faith|belief on] people|others|god|myself|yourself|themselves', '{1} in'],
    [
      'on|in|the|of|no|much|more|their|our|has|have [dependence|reliance to|of] the|@possessive|technology|cars|oil|others|machines',
      '{2} on',
    ],
    [
      'a|the|big|great|main|another [difference of|from] the|our|these|both two|three|generations|cultures',
      'difference between',
    ],
    ['a|the|good|big|great|another [advantage|disadvantage for|about] @ing', '{2} of'],
    [
      'a|the|great|big|important|main [role on] our|the|my|their|people’s life|lives|society|world|economy|development',
      '{2} in',
    ],
    ['right in [front @obj]', 'front of {3}'],
    ['in [front me|him|us|them|you]', 'front of {3}'],
    ['in [front @possessive] @noun', 'front of {3}'],
  ],
});
