import { definePatterns } from '../grammar/define-patterns';

/** Verbs behind which "there" before a noun in the singular cannot be a place. */
const HAVING =
  'see~|find~|meet~|buy~|build~|leave~|visit~|bring~|take~|make~|call~|get~|drive~|ride~|want~|need~|ask~|send~|start~|eat~|give~|put~|sold|lost|forgot|paint~|enjoy~|park~|trust~|wash~|clean~|follow~|open~|close~|finish~|check~|change~|use~|lose~|keep~|share~|wear~|respect~|protect~|support~|love~|hate~|miss~|sell~|tell~|show~|plan~|feed~|thank~|invite~|help~|repair~|fix~|lock~|break~|join~|celebrate~|name~|choose~|marry~|kiss~';
/** Verbs whose object is rarely in the place just named, also in the plural. */
const KEEPING =
  'forget~|forgot|paint~|enjoy~|park~|express~|trust~|wash~|clean~|raise~|follow~|open~|close~|finish~|check~|change~|use~|lose~|keep~|share~|do|did|does|doing|wear~|respect~|protect~|improve~|support~|love~|like~|hate~|miss~|pay~|sell~|tell~|teach~|spend~|save~|show~|believe~|accept~|achieve~|adapt~|realize~|prepare~|plan~|pack~|feed~|brush~|cut~|fulfil~|fulfill~|solve~|defend~|obey~|thank~|invite~|help~|educate~';

export const thereTheir = definePatterns({
  id: 'en/there-their',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here; “{found}” only sounds the same.',
    fr: 'Écrivez « {fix} » ici ; « {found} » a seulement le même son.',
    es: 'Escribe «{fix}»; «{found}» solo suena igual.',
  },
  explanation: {
    en: '“Their” says whose it is: “their house”. “There” is a place or begins “there is”: “we live there”. “They’re” is “they are”: “they’re late”.',
    fr: '« Their » marque la possession : « their house ». « There » indique le lieu ou ouvre « there is » : « we live there ». « They’re » est « they are » : « they’re late ».',
    es: '«Their» indica posesión: «their house». «There» indica el lugar o abre «there is»: «we live there». «They’re» es «they are»: «they’re late».',
  },
  valid: [
    'There just isn’t time.',
    'People out there own guns.',
    'Their going to the police changed everything.',
    'We lost there last year.',
    'Their house is big.',
    'There is a house.',
    'They’re at home.',
    'I saw them there last week.',
    'They talked there, old and young.',
    'We went there best of all.',
    'I like their idea.',
    'They’re friends of mine.',
    'Wherever there is snow, they ski.',
    'We saw there people of all ages.',
    'I want there to be peace.',
    'We need there to be a limit.',
    'They left there yesterday.',
    'I know there people are kind.',
    'Parking there costs a lot.',
  ],
  invalid: [
    { text: 'They forgot [[there]] keys at home.', fix: 'their' },
    { text: 'They put on [[there]] coats.', fix: 'their' },
    { text: 'We waited for [[there]] answer.', fix: 'their' },
    { text: 'The team lost [[there]] first game.', fix: 'their' },
    { text: 'They sold [[there]] house.', fix: 'their' },
    { text: '[[Their]] is a problem.', fix: 'There' },
    { text: '[[Their]] are two dogs.', fix: 'There' },
    { text: 'I like [[they’re]] house.', fix: 'their' },
    { text: 'They lost [[they’re]] minds.', fix: 'their' },
    { text: '[[There]] going to be late.', fix: 'They’re' },
    { text: 'They love [[there]] own kids.', fix: 'their' },
    { text: 'I think [[their]] coming tomorrow.', fix: 'they’re' },
    { text: 'They are busy with [[there]] studies.', fix: 'their' },
    { text: 'The baby needs [[there]] sleep.', fix: 'their' },
    { text: 'Everyone enjoyed [[there]] meal.', fix: 'their' },
    { text: 'The kids forgot [[there]] shoes.', fix: 'their' },
    { text: 'They parked [[there]] new cars outside.', fix: 'their' },
  ],
  patterns: [
    [
      'lost|lose|leave|left|forgot|forget|brought|bring|washed|sold|packed|parked [there] keys|phones|bags|shoes|clothes|books|cars|coats|umbrellas|wallets|tickets|passports|homework|jobs',
      'their',
    ],
    [
      'put~|take~|took on|off|out|away [there] @adj? @plonly|@count|shoes|clothes|coats|shirts|homework',
      'their',
    ],
    ['wait~|ask~|pay~|look~ for [there] @adj? @count|@plonly|answer|reply|order|turn', 'their'],
    [
      `${HAVING} [there] @adj? @count|meal|meals|dinner|lunch|breakfast|homework|work|housework|coffee|turn|best|money|luggage|hair|health !of|is|was|has`,
      'their',
    ],
    [
      `${KEEPING} [there] @adj? @plonly|shoes|houses|books|cars|clothes|names|hands|faces|eyes|phones|bikes|rooms|plans|dreams|views|votes|studies|lives|kids|shirts|coats|boats|tools|pets|classes !@be|@have`,
      'their',
    ],
    ['need~|want~ [there] @noun !@be|@modal|to', 'their'],
    ['[their] $', 'there'],
    ['[their] with|at|from|for|when|because|if|who|which|but @word', 'there'],
    [
      '[their] would|could|should|cannot|can’t|won’t|wouldn’t|had|has|have|isn’t|aren’t|wasn’t @word',
      'there',
    ],
    [
      'of|with|by|from|at|into|without|to|through|under|behind|toward|towards|against|between|during|within|upon|regarding|via|on|off|about|in [they’re] @adj? @noun',
      'their',
    ],
    ['of|with|by|into|without|about [there] @noun !being|is|are|was|were|to', 'their'],
    [
      'notice|noticed|need|needed|call|join|joined|find|found|capture|relate|add|added|get|read|watch|follow|support|improve|show|shared|share|protect|meet|met|raise|raised|buy|built|build|send|sent|eat|ate [they’re] @word',
      'their',
    ],
    [
      'go|goes|went|going|gone|been|get|got|over|out|up|down|live|lives|lived|living|stay|stayed|arrive|arrived|right|sit|sat|from|work|worked|drive|drove|travel|eat|ate [their] and|but|because|to|in|on|at|for|with|when|by|every|again|last|yesterday|today|before|after|,|$',
      'there',
    ],
    ['^ [their] will|would|could|should|might|must|may be|have|not', 'there'],
    ['^ [their] has|have|had been', 'there'],
    ['^ [their] seem|appears|exists|exist|used', 'there'],
    ['of|with|by|from|at|into|without|about [they’re] @word', 'their'],
    ['of|with|by|about|into|without|for [there] @count|@plonly', 'their'],
    ['in|on|at|to|from [there] @count !is|was|has', 'their'],
    ['^ [there] @count is|was|has|went|can', 'their'],
    [
      'love|loves|lost|lose|do|did|have|had|take|took|bring|brought|use|used|using|change|changed|sell|sold|leave|left|like|likes|spend|spent|forgot|see|know|want|keep|kept|clean|visit|visited|help|helped [there] @adj? @count',
      'their',
    ],
    ['^ [their] not|always|never|already|very|really|just|also|all|both @adj|@adv|@ing', 'they’re'],
    ['[their] is|are|was|were|isn’t|aren’t|wasn’t|weren’t|seems', 'there'],
    ['!out|over|up|down|who|people [there|they’re] own !@be|@modal', 'their'],
    ['[they’re] is|are|was|were', 'there'],
    [
      'sold|lost|love|loves|loved|lose|bought|like|likes|did|do|made|make|took|take|use|used|changed|finished|brought|left|forgot|told|wash|washed|spend|spent|keep|kept|to|with|of|on|in|for|from|about [there] house|houses|car|cars|home|homes|parents|kids|children|dog|cat|mother|father|friends|family|name|names|minds|mind|money|time|homework|job|jobs|work|lives|life|phones|books|clothes|hands|feet|eyes|rooms|room|way|best',
      'their',
    ],
    [
      'lost|won|played|had|finished|started|missed|celebrated|spent|made|sold|bought|forgot [there] first|last|second|next|final|whole|entire game|games|match|matches|race|season|battle|album|project|exam|exams|job|car|house|home|child|song|book|meal|lesson',
      'their',
    ],
    [
      'to|with|of|for [there] old|new|own|young|best|little parents|friends|house|car|home|children|kids|school|work|teacher|teachers',
      'their',
    ],
    [
      'like|lost|love|sold|of|in|with|on|for|to|from|took|made|are|is|was|have|another|all|with [they’re] best|own|narrow|new|old|oldest|oddest|first|last|little|big|house|car|home|minds|parents|children|friends|boyfriend|girlfriend|happiness|clothes|money|life|lives|work|job|family|dog|cat|name',
      'their',
    ],
    [
      '^ [there] going|coming|doing|trying|leaving|working|getting|looking|making to|on|at|home|back|out|away|well|for|with|me|us|it|very|so|the|a',
      'they’re',
    ],
    ['^ [their] going to @base', 'they’re'],
    ['^ [their] not @word', 'they’re'],
    [
      'think|know|say|says|said|hope|believe|sure|because|if|when|that|wherever|and|but [there] going|coming|leaving|trying|doing|getting|working to|on|at|home|tomorrow|now|back|soon|it|$',
      'they’re',
    ],
    [
      'think|know|say|says|said|hope|believe|sure|because|if|when|that|and|but [their] going to @base',
      'they’re',
    ],
    [
      'think|hope|say|said|sure|because|if|when|but [their] coming|leaving|going tomorrow|now|soon|tonight|$',
      'they’re',
    ],
    ['wherever|when|if|because [there] going|coming|leaving', 'they’re'],
    [
      'with|of|for|about|from|by|improve|change|enjoy|live|do|have|start|support [there] own|lives|life|future|families|children|kids|jobs|homes|parents|friends|company|selves|curriculum|studies|mind|minds|bodies|health|skills|knowledge|opinion|opinions|ideas|customers|education|money|work|country|countries|products|feelings|goals|dreams|problems',
      'their',
    ],
    [
      'in|on|to|at [there] own|lives|life|future|families|selves|curriculum|minds|bodies|homes|jobs|studies !a|an|the|one|my',
      'their',
    ],
  ],
});
