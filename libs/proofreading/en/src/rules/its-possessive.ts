import { definePatterns } from '../grammar/define-patterns';

export const itsPossessive = definePatterns({
  id: 'en/its-possessive',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: “its” is the possessive, “it’s” is “it is”.',
    fr: 'Écrivez « {fix} » : « its » est le possessif, « it’s » est « it is ».',
    es: 'Escribe «{fix}»: «its» es el posesivo y «it’s» es «it is».',
  },
  explanation: {
    en: 'If “it is” or “it has” fits, write “it’s”; if it says whose something is, write “its”, like “his”.',
    fr: 'Si « it is » ou « it has » convient, écrivez « it’s » ; s’il s’agit de possession, « its », comme « his ».',
    es: 'Si cabe «it is» o «it has», escribe «it’s»; si indica posesión, «its», como «his».',
  },
  valid: [
    'We know its better side.',
    'The dog ate its food.',
    'It’s raining.',
    'Its color is red.',
    'On its own it works.',
    'I know it’s late.',
    'With it’s being late, we left.',
    'The firm changed its name.',
    'I think it’s title case.',
    'It’s 18 now.',
    'Its time has come.',
    'Its so called freedom is a myth.',
    'Its on and off switch is broken.',
  ],
  invalid: [
    { text: 'I take the bus because [[its]] cheaper.', fix: 'it’s' },
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
    ['[its] on|under|at|from|for|because|why|where|when|how|who|with|to @plain', 'it’s'],
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
    [
      'of|from|with|for|on|to|by|in|at|into|through|all|lost|lose|loses|changed|change|changes|has|had|have|and|as|under|over|about|out wears? [it’s] name|color|colour|title|windows|window|parts|end|beginning|size|shape|own|owner|owners|users|members|value|way|head|tail|food|mother|price|quality|history|people|culture|beauty|location|place|role|job|best|original|current|first|last|new|old|content|contents|customers|employees|products|services|roots|root|surface|use|impact|effects|effect|importance|purpose|meaning|position|potential|success|welcome|crazy|odorless|happiness|advantages|disadvantages|citizens|capital|population|economy|peak|limits|children|young|writing|side|neck',
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
    ['^ [its] time to|for|we|you|i', 'it’s'],
    [
      'think|know|say|said|that|because|if|when|but|hope|sure|guess|well|, [its] raining|okay|ok|not|a|an|been|very|too|going|impossible|hard|easy|nice|great|true|possible|really|just|getting|always|never|quite|clear|cold|hot|late|fine|over|your|my|difficult $',
      'it’s',
    ],
    [
      'think|know|say|said|that|because|if|when|but|hope|sure|guess|and|where|until|unless [its] not|a|an|the|been|going|impossible|raining|getting',
      'it’s',
    ],
  ],
});
