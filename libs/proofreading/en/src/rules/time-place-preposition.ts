import { definePatterns } from '../grammar/define-patterns';

export const timePlacePreposition = definePatterns({
  id: 'en/time-place-preposition',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Here the preposition is “{fix}”.',
    fr: 'La préposition est ici « {fix} ».',
    es: 'Aquí la preposición es «{fix}».',
  },
  messages: {
    stretch: {
      en: 'How long something lasts is said with “{fix}”: “since” names its beginning, “during” what goes on meanwhile.',
      fr: 'La durée se dit avec « {fix} » : « since » indique le début, « during » ce qui se passe pendant.',
      es: 'La duración se dice con «{fix}»: «since» indica el comienzo y «during», lo que ocurre mientras.',
    },
  },
  explanation: {
    en: 'Times of day take “at”, days “on”, months and years “in”; a place is “in” a city, “at” an address, “on” a page.',
    fr: 'L’heure prend « at », le jour « on », le mois et l’année « in » ; on est « in » une ville, « at » une adresse, « on » une page.',
    es: 'La hora lleva «at», el día «on», el mes y el año «in»; se está «in» una ciudad, «at» una dirección, «on» una página.',
  },
  valid: [
    'They drilled a hole in the same floor.',
    'He dug a hole in the beach.',
    'She has no faith in the internet.',
    'I see no point in Mondays.',
    'His work was overshadowed by his own.',
    'We believe in tomorrow.',
    'I look back on the evening.',
    'The talks resulted in the end of the war.',
    'Today evening classes begin.',
    'By example, she taught us patience.',
    'It rained during two weeks of May.',
    'We meet at seven.',
    'She came on Monday.',
    'It was in the morning.',
    'He was born in 1990.',
    'It is on page ten.',
    'It happened on the evening of the ball.',
    'They live at home.',
    'In Monday’s paper it said so.',
    'On the morning of May 1 it rained.',
    'She held the key in one hand and the bag in the other hand.',
    'There is a letter in his desk.',
    'There is a hole in the roof.',
    'He found a mistake in the menu.',
    'She was born in the age of steam.',
    'On this way we met a shepherd.',
    'They live in a small island community.',
    'She slept in the beach house.',
    'You lead by example.',
    'She works in television.',
    'We met him at my birthday party.',
  ],
  invalid: [
    { text: 'The shop opens [[on]] 7 p.m.', fix: 'at' },
    { text: 'We have waited [[since]] two hours.', fix: 'for' },
    { text: 'We waited [[during]] two hours.', fix: 'for' },
    { text: 'We meet [[in]] Monday.', fix: 'on' },
    { text: 'He was born [[on]] 1990.', fix: 'in' },
    { text: 'I swim [[at]] the morning.', fix: 'in' },
    { text: 'It was [[in]] night.', fix: 'at' },
    { text: 'We met [[in]] the weekend.', fix: 'at' },
    { text: 'He is [[on]] the hospital.', fix: 'in' },
    { text: 'See it [[in]] page ten.', fix: 'on' },
  ],
  patterns: [
    [
      'came|come|comes|start|starts|started|meet|met|leave|leaves|left|arrive|arrived|open|opens|close|closes|begin|begins|up|be|is|was|it|again|home|me|you|us [on|in] @num p.m.|a.m.|pm|am|o’clock',
      'at',
    ],
    ['[on|in] noon|midnight !@head|@adj', 'at'],
    [
      '!faith|interest|interested|believe~|trust|confidence|point|difference|hope|joy [in] monday|tuesday|wednesday|thursday|friday|saturday|sunday !’|’s|@noun|and|best',
      'on',
    ],
    [
      '!look~|laugh~ [at] monday|tuesday|wednesday|thursday|friday|saturday|sunday !’|’s|@noun',
      'on',
    ],
    [
      '!look~|laugh~ [at] january|february|april|june|july|august|september|october|november|december !@num|’|’s|@noun',
      'in',
    ],
    [
      'born|happened|died|began|started|built|founded|published [on|at] 1950|1960|1970|1980|1985|1990|1995|1996|1997|1998|1999|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 !@noun|@adj',
      'in',
    ],
    [
      '!back|reflect~|based|focus~|look~|depend~|comment~|concentrate~|effect|impact|light|dwell~ [at|on] the morning|afternoon|evening !of|that|after|before|@noun|@opener|@subj|@name|when|in|following|preceding|’s',
      'in',
    ],
    ['[in] night $', 'at'],
    ['[in] the|@possessive weekend|weekends !@head|’s', 'at'],
    [
      '!faith|interest|interested|believe~|trust|confidence|point|difference|hope|joy [in] christmas|easter !@noun|@name|@num|eve|day',
      'at',
    ],
    [
      '!faith|interest|interested|believe~|trust|confidence|point|difference|hope|joy|look~|laugh~ [in|at] my|his|her|your|our birthday !@head',
      'on',
    ],
    [
      '!faith|interest|interested|believe~|trust|confidence|point|difference|hope|joy|look~|laugh~ [in|at] @possessive wedding day !@head',
      'on',
    ],
    ['[in] christmas|new year’s eve|day', 'on'],
    ['is|was|were|are|stay|stayed|work|works|be|been [on] the|a hospital !@head', 'in'],
    ['was|were|am|is|are|i’m|be [on] a meeting !@head', 'in'],
    [
      'written|write|wrote|read|found|see|it|that [in] @possessive? own|web|this? page|website|webpage !@head',
      'on',
    ],
    ['[in] page @num', 'on'],

    ['is|are|was|located [on] the middle|center|centre of', 'in'],

    [
      'located|is|at|lives|live [in|on] @num @name @name? street|st|avenue|ave|road|rd|boulevard',
      'at',
    ],
    ['[in] internet $', 'on'],
    [
      '!faith|interest|interested|believe~|trust|confidence|point|difference|hope|joy|invest~|role|part|start~ [in] the internet $',
      'on',
    ],
    ['hear|hears|heard [in] the radio $', 'on'],
    ['!dwell~|focus~|reflect~|depend~|concentrate~|based|back [on] the moment $', 'at'],
    ['[in] the age of @card !@noun', 'at'],
    ['[in] foot $', 'on'],
    ['it|that|this|me|him|her|them|us [in] purpose $', 'on'],
    ['^ [in] the other hand ,', 'on'],
    ['^ [in] one hand ,', 'on'],
    ['^ [at] the other hand ,', 'on'],
    [
      'live~|travel~|work~|study~|learn~|walk~|go~|come~ here|there|abroad|home? [by] my|his|her|our|their own $',
      'on',
    ],
    ['^ [on] my|his|her|our opinion ,', 'in'],
    ['^ [for] my|his|her|our opinion ,', 'in'],
    ['^ [from] my|his|her|our opinion ,', 'in'],
    ['^ [in] my|his|her|our|your point of view ,', 'from'],

    ['^ [in nowadays]', 'nowadays'],
    ['^ [on|at] the same token', 'by'],
    ['[in] average $', 'on'],
    ['^ [in] his|her|my|their|our trip ,', 'on'],
    ['arrive|arrived [on] the airport|station|party !@head', 'at'],

    [
      'live|lives|lived|stay|stayed|stuck|is|are|was|were [in] a|an small|little|tiny|big|desert|tropical|beautiful|remote? island !@head|’s',
      'on',
    ],
    [
      'live|lives|lived|stay|stayed|is|are|was|were|holiday|holidays|house|days|week|summer [in] the seaside !@head',
      'at',
    ],
    [
      'is|are|was|were|i’m|we’re|they’re|lie~|sit~|walk~|play~|run~|swim~|relax~|sunbathe~|day|time|party|picnic [in] the beach !@head',
      'on',
    ],
    [
      'play|plays|played|playing [in] the playing|football|soccer|baseball field|pitch !@head',
      'on',
    ],
    ['live|lives|lived|is|are|was|were [in] the coast $', 'on'],
    ['write|writes|wrote|written [in] the blackboard|whiteboard $', 'on'],
    ['perform|performed|dance|danced|sing|sings|sang [in] the stage $', 'on'],
    [
      'live|lives|lived|is|are|was|were|apartment|flat|office [in] the first|second|third|top|ground|last floor !@head',
      'on',
    ],

    [
      '[in] the @num of january|february|march|april|may|june|july|august|september|october|november|december',
      'on',
    ],
    [
      'live|lives|lived|is|are|was|were|room|rooms|office|flat|apartment|work|works|sit|sits [in] the same page|side|floor !@head',
      'on',
    ],
    ['!look~|laugh~ [at] the same day !@head', 'on'],
    ['!look~|arrive~ [at] the same week|month|year|country !@head', 'in'],
    [
      '!faith|interest|interested|believe~|trust|confidence|point|difference|hope|joy|role|part|involved|disappointed [in] the end of the|this|last|@possessive? year|month|week|day|semester|term|season|century|january|february|march|april|june|july|august|september|october|november|december',
      'at',
    ],
    ['[in] the beginning of the year|month|week|game|movie', 'at'],
    [
      '!faith|interest|interested|believe~|trust|confidence|point|difference|hope|joy|rise|fall|change|changes [in] weekdays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays',
      'on',
    ],

    ['!dwell~|focus~|reflect~|depend~|concentrate~|based|back [on] this|that moment $', 'at'],
    ['[today night]', 'tonight'],
    ['[today|tonight evening|afternoon|morning] !@head', 'this {2}'],
    ['[yesterday night] !@head', 'last night'],
    ['[in last|next year|month|week|summer|winter|morning|weekend] $', '{2} {3}'],
    ['^ [in yesterday|tomorrow] i|we|he|she|they|it', '{2}'],
    [
      'went|came|arrived|left|met|meet|happened|starts|start|leave|come|go [in yesterday|tomorrow]',
      '{2}',
    ],
  ],
  named: {
    stretch: [
      [
        '[during] one|two|three|four|five|six|seven|eight|nine|ten|several|many hour|hours|minutes|days|weeks|months|years|decades !of|in',
        'for',
      ],
      [
        'not|n’t|haven’t|hasn’t|have|has seen|been|heard|slept him|her|it|there|here|you|them? [during] ages|years|hours|days|months|weeks !of|when',
        'for',
      ],
      [
        'lived|worked|waited|stayed|studied|slept|here|there [during] @num years|hours|days|months|weeks|minutes !of|when',
        'for',
      ],
      ['[since] @num|two|three|several|many days|weeks|months|years|hours|minutes $', 'for'],
      [
        'been|lived|worked|known|waiting|living|working|here|there|married [since] two|three|four|five|six|seven|eight|ten|many|several|a days|weeks|months|years|hours|minutes|long|year|month|week !ago',
        'for',
      ],
      ['^ [since] @num minutes|hours|days|weeks|months|years ,? i|we|he|she|they', 'for'],
    ],
  },
});
