import type { AnalysedWord, RuleSentence, Span } from '@tercet/proofreading-core';
import { definePatterns } from '../grammar/define-patterns';

export const compoundHyphen = definePatterns({
  id: 'en/compound-hyphen',
  category: 'punctuation',
  level: 'suggestion',
  message: {
    en: 'Before a noun, the compound takes a hyphen: “{fix}”.',
    fr: 'Devant un nom, ce composé prend un trait d’union : « {fix} ».',
    es: 'Ante un nombre, este compuesto lleva guion: «{fix}».',
  },
  explanation: {
    en: 'Words that together describe the noun after them are joined: “a well-known author”, “long-term effects”.',
    fr: 'Les mots qui qualifient ensemble le nom qui suit sont liés : « a well-known author », « long-term effects ».',
    es: 'Las palabras que juntas califican al nombre siguiente se unen: «a well-known author», «long-term effects».',
  },
  valid: [
    'It is hard to find work.',
    'We are ready to eat dinner.',
    'They follow up leads quickly.',
    'The water is crystal clear.',
    'High quality costs money.',
    'The state owned the land.',
    'The team focused efforts on one task.',
    'High energy costs hurt the poor.',
    'She took an English speaking test.',
    'The best selling point is the price.',
    'She works full time hours.',
    'They sought after gold.',
    'She slept a full day yesterday.',
    'In the long term, plans change.',
    'She is well known here.',
    'The quality of high art varies.',
    'He paid full price.',
    'I know him well.',
    'Data based on fact is rare.',
    'In the long term prices fall.',
    'In real life people lie.',
    'He laid his hands on people.',
  ],
  invalid: [
    { text: 'We swam in a [[man made]] lake.', fix: 'man-made' },
    { text: 'They had a [[long distance]] relationship.', fix: 'long-distance' },
    { text: 'He is a [[well known]] author.', fix: 'well-known' },
    { text: 'The [[long term]] effects are clear.', fix: 'long-term' },
    { text: 'We sell [[high quality]] shoes.', fix: 'high-quality' },
    { text: 'It was a [[thought provoking]] film.', fix: 'thought-provoking' },
    { text: 'We need [[government issued]] cards.', fix: 'government-issued' },
  ],
  misses: ['The well made tools last long.', 'We live in a low energy house.'],
  isRight: isClause,
  patterns: [
    [
      'a|an|the|his|her|my|our|their|this|these|most|very|some|any|many|of|with|by|in|are|is [well known|written|designed|recognized|recognised|established|educated|paid|equipped|developed|documented|defined|balanced|organized|organised|trained|deserved|respected|maintained|rounded|behaved|dressed|informed|liked|prepared|timed|worn] @head|@exact !to|by',
      '{2}-{3}',
    ],
    [
      'a|most|very|some|many|of|with|by|are|is [well made|built|planned|kept|thought|meaning] @head|@exact !to|by',
      '{2}-{3}',
    ],
    ['!the [long|short|medium|near term] @noun !plan|is|was|and', '{1}-term'],
    [
      '!in|over|for|during|after|within the [long|short|medium|near term] @noun !plan|is|was|and',
      '{2}-term',
    ],
    ['!the [long term] @adj @noun', 'long-term'],
    ['[high|low|top|better quality] @head !of|is|and|at|assurance|control', '{1}-quality'],
    [
      '!at [high|low|top|full|double|top speed|end|tech|level|resolution|profile|powered|density|frequency|paying|ranking] @head !of|is|@be',
      '{1}-{2}',
    ],
    [
      '[high|low income|risk|cost|value|performance] family|families|household|households|country|countries|earner|earners|people|area|areas|group|groups|patient|patients|airline|airlines|flights|solution|solutions|housing|investment|investments|strategy|customer|customers|car|cars|computer|computers|engine|engines|computing|sport|sports|activities|neighborhood|neighborhoods|neighbourhood|neighbourhoods|student|students|worker|workers',
      '{1}-{2}',
    ],
    [
      '[high|low fat|calorie] diet|diets|food|foods|milk|meal|meals|yogurt|yoghurt|drink|drinks|snack|snacks|version',
      '{1}-{2}',
    ],
    [
      '[full|part time] job|jobs|student|students|employee|employees|worker|workers|position|positions|staff|basis|role|teacher|teachers|course|courses|contract|employment|mother',
      '{1}-time',
    ],
    [
      '[real time] data|update|updates|information|strategy|processing|monitoring|analysis|feedback|traffic|results|communication|video|system|systems',
      'real-time',
    ],
    [
      '!in [real life|world] example|examples|problem|problems|situation|situations|experience|experiences|application|applications|scenario|scenarios|story|stories|skills|conversation|conversations|events',
      'real-{2}',
    ],
    [
      '[large|small|full scale] production|project|projects|attack|war|invasion|farming|operation|operations|model|models|study|studies|investigation|business|businesses|fishing|event|events|industry|map|replica|test|tests|farmer|farmers|manufacturing|survey',
      '{1}-scale',
    ],
    ['[world class|famous|renowned] @head', 'world-{2}'],
    [
      '[third party] software|app|apps|application|applications|vendor|vendors|provider|providers|website|websites|service|services|cookies|insurance|tool|tools|company|companies|supplier|suppliers|developer|developers|seller|sellers|content|code|library|libraries|access',
      'third-party',
    ],
    [
      '[first|second hand] information|knowledge|account|experience|accounts|clothes|car|cars|shop|smoke|book|books',
      '{1}-hand',
    ],
    [
      'a|some|of|more|and|with|for|practical|offer|offers|provide|provides|include|includes [hands on] experience|training|learning|approach|activity|activities|workshop|workshops|practice',
      'hands-on',
    ],
    [
      '[in depth] analysis|study|knowledge|interview|interviews|discussion|research|look|consultation',
      'in-depth',
    ],
    [
      'a|an|the|our|their|your|with|of|for|by|no|all|and|its|through|offer|offers [in person|house|home|flight|game|store|app] meeting|meetings|interview|interviews|training|team|demonstration|service|services|visit|visits|class|classes|care|consultation|purchases|event|events|entertainment|discussion',
      'in-{3}',
    ],
    [
      'a|an|the|our|their|your|with|of|for|by|no|all|and|its|free|offer|offers|provide|provides|have|has [on site|demand|screen|board|campus|air] training|service|services|support|parking|staff|team|restaurant|housing|keyboard|controls|video|access|facilities|visit',
      'on-{3}',
    ],
    ['a|an|the|this|our|his|her|these|of|with|by|in [face to face] @head', 'face-to-face'],
    ['a|an|the|this|our|his|her|these|your [step by step] @head', 'step-by-step'],
    ['a|an|the|this|our|his|her|these|your [day to day] @head', 'day-to-day'],
    ['a|an|our|this|these|your [end to end] @head', 'end-to-end'],
    ['a|an|our|this|these|your [door to door] @head', 'door-to-door'],
    ['a|an|our|this|these|your [coast to coast] @head', 'coast-to-coast'],
    ['a|an|our|this|these|your [wall to wall] @head', 'wall-to-wall'],
    [
      '[one on one] meeting|meetings|session|sessions|conversation|conversations|lesson|lessons|training|tutoring|interview|interviews|coaching|support|attention|instruction|talks|basis',
      'one-on-one',
    ],
    [
      'a|with|our|their|its|your|most|truly|and|new|modern|by|for|using|use|uses|have|has|offers|these [state of the art] @head|@exact',
      'state-of-the-art',
    ],
    ['[mom and pop] shop|shops|store|stores|business|businesses|restaurant', 'mom-and-pop'],
    ['a|an|the [out of place|date] @head', 'out-of-{4}'],
    ['a|an|the [out of the way] @head', 'out-of-the-way'],
    ['a|an|the|most|more|with|of|for|our|your|their [up to date] @head', 'up-to-date'],
    ['a|the|most|highly|much|more [sought after] @head|@exact', 'sought-after'],

    ['[old fashioned] @head', 'old-fashioned'],
    ['[middle aged] @head', 'middle-aged'],
    ['!@be|they|it|he|she [so called] @head|@name', 'so-called'],

    [
      'a|an|the|any|other [time|labor|labour|energy|money|life|space consuming|saving] @head !of|@be',
      '{2}-{3}',
    ],

    ['a|an|the|this|that|his|her|its|these [thought provoking] @head', 'thought-provoking'],
    ['a|an|the|this|that|his|her|its|these [life changing|threatening|saving] @head', 'life-{3}'],
    ['a|an|the|this|that|his|her|its|these [mouth watering] @head', 'mouth-watering'],
    ['a|an|the|this|that|his|her|its|these [eye catching|opening] @head', 'eye-{3}'],
    ['a|an|the|this|that|his|her|its|these|of|most [award winning] @head', 'award-winning'],
    ['a|an|the|this|that|his|her|its|these [record breaking] @head', 'record-breaking'],
    [
      'a|an|the|this|that|his|her|its|these [back breaking] work|labour|labor|job|task',
      'back-breaking',
    ],
    ['a|an|the|this|that|his|her|its|these [jaw dropping] @head', 'jaw-dropping'],

    [
      'a|an|the|with|of|valid|our|his|any|need|in|by [government|state|family|privately|publicly|foreign|employee|locally|woman|black issued|owned|run|funded|sponsored|led|controlled|approved|operated] @head|@exact',
      '{2}-{3}',
    ],
    ['a|an|the|with|of|our|his|any|these|by|and|most [oil|gas|coal|wood fired] @head', '{2}-fired'],
    [
      'a|an|the|with|of|our|his|any|these|by|and|most [solar|battery|steam|nuclear|wind|petrol|diesel|gas powered] @head',
      '{2}-powered',
    ],
    [
      'a|an|the|with|of|our|his|any|these|by|and|most [computer generated|controlled] @head',
      'computer-{3}',
    ],
    [
      'a|an|the|with|of|our|his|any|these|by|and|most [factory|custom|purpose made|built] @head',
      '{2}-{3}',
    ],
    ['a|an|the|with|of|our|his|any|these|by|and|most [home cooked] @head', 'home-cooked'],
    [
      'a|an|the|our|this|these|other|more|most|and|all [web|cloud|evidence|faith|community|plant|science|team|home|computer|school|knowledge|skill|project|water|class|fact|user|data|customer|market|client|family|job|work|health|age|business|goal|task|object|service based|related|driven|oriented|centered|centred|specific|focused|focussed] @head',
      '{2}-{3}',
    ],
    [
      'a|an|is|are|in|and|of|with [multi|dark|light|bright|flesh|rose|cream|sand|honey|rainbow colored|coloured] @head',
      '{2}-{3}',
    ],
    [
      '[information|data|intelligence gathering] tool|tools|process|phase|technique|techniques|activities|exercise|mission|system|systems',
      '{1}-gathering',
    ],
    ['[decision making] process|processes|skills|power|body|bodies', 'decision-making'],
    ['[problem solving] skill|skills|ability|abilities|process|approach|task', 'problem-solving'],
    ['[performance enhancing] drug|drugs|substances', 'performance-enhancing'],
    [
      '[english|spanish|french|german|arabic|portuguese|chinese|russian speaking] country|countries|people|world|population|audience|tourists|customers|community|communities|staff|guide|guides|region|regions|areas|nation|nations|territories|person|children|families|visitors|users|market|markets',
      '{1}-speaking',
    ],
    [
      '[north|south|east|west facing] garden|room|rooms|window|windows|wall|walls|slope|slopes|balcony|side|terrace|house',
      '{1}-facing',
    ],

    [
      'a|the|our|your|this [drop off] point|points|location|locations|zone|area|time|service|box|center|centre',
      'drop-off',
    ],
    ['a|the|our|your|at [check in|out] desk|counter|counters|time|line|process', 'check-{3}'],

    [
      'a|the|our|your|this|any|some|with|another|no [follow up] email|emails|call|calls|visit|visits|question|questions|meeting|meetings|appointment|appointments|study|letter',
      'follow-up',
    ],
    ['a|an|our|the|this|their|its|with|simple|, [easy to use] @head', 'easy-to-use'],
    ['a|an|the|some|these|many|with [hard to find|reach] @head', 'hard-to-{4}'],
    ['a|the|our|some|of|with [ready to wear|eat|use] @head', 'ready-to-{4}'],
    ['a|the [must have|see|read] @head', 'must-{3}'],
    ['a|an|the|with|of|in [crystal clear] @head', 'crystal-clear'],

    ['the|this|these|that|our|their [above mentioned] @noun', 'above-mentioned'],
    [
      '[long distance] relationship|relationships|runner|runners|call|calls|travel|flight|flights|bus|train',
      'long-distance',
    ],
    ['[fastest|slowest growing] @head', '{1}-growing'],
    [
      'a|the|his|her|more|most [best|top selling] author|authors|book|books|novel|novels|album|albums|product|products|game|games|car|cars|single|phone|item|items',
      '{2}-selling',
    ],
    ['[high|low|full|half|lower|higher priced] @head', '{1}-priced'],
    ['[man made] @head', 'man-made'],

    ['!the [modern day] @head|@exact', 'modern-day'],
    ['[carbon|water|oil|plant|text|rule|computer|internet|land|home based] @head', '{1}-based'],
    [
      '[job|health|work|school|business|age|security|sales|tax|food|sports|drug|alcohol|traffic|water|weather|heat|stress related] @head|@exact',
      '{1}-related',
    ],

    ['[value added] service|services|tax|product|products', 'value-added'],
    [
      '[hard|soft|fair|dark|brown|blue|green|curly|red haired|eyed|skinned|hearted] @head',
      '{1}-{2}',
    ],

    [
      '[full|half|multi day] course|courses|trip|trips|tour|tours|workshop|conference|event|training|class|seminar|excursion|pass',
      '{1}-day',
    ],
    ['[short|long|high|medium sleeved|lived|legged|necked|range] @head', '{1}-{2}'],
  ],
});

/** Where a clause ends, or another begins. */
const BORDER = /^(?:[,;:.!?()“”]|and|but|or|because|that|when|if|while|which|who|where)$/;

const isFinite = ({ best }: AnalysedWord): boolean => best.form === 'fin' || best.pos === 'AUX';

/** What no clause has for its subject. */
const NO_SUBJECT =
  /^(?:self|value|well|short|long|high|low|full|half|above|modern|privately|publicly|locally)$/;

/**
 * Whether what looks like a compound is a clause: "The state owned land", "High quality costs money".
 * A participle, or a noun in -s, may be the clause's verb unless it has another.
 */
function isClause({ words }: RuleSentence, { start, end }: Span): boolean {
  const first = words.findIndex((word) => word.start >= start);
  const next = words.findIndex((word) => word.start >= end);
  const last = words[next - 1];
  const after = words[next];
  if (!last || !after) return false;
  if (after.best.form === 'fin' && after.margin > 0.2) return true;
  // `in the middle of a man made lake`: what a preposition governs is no subject.
  if (words[first - 1]?.best.pos === 'DET' && words[first - 2]?.best.pos === 'ADP') return false;
  const mayBePast =
    !NO_SUBJECT.test(words[first]?.norm ?? '') &&
    !/^(?:cost|minded)$/.test(last.norm) &&
    last.readings.some(({ form, tense }) => form === 'fin' && tense === 'past');
  const mayBePresent = after.readings.some(({ form, person }) => form === 'fin' && person === 3);
  if (!mayBePast && !mayBePresent) return false;
  if (mayBePast && last.best.form === 'fin' && last.margin > 0.1) return true;
  const from = words.findLastIndex(({ norm }, at) => at < first && BORDER.test(norm)) + 1;
  const until = words.findIndex(({ norm }, at) => at >= next && BORDER.test(norm));
  const clause = words.slice(from, until < 0 ? undefined : until);
  const others = clause.filter(
    (word) => word !== after && (word.end <= start || word.start >= end),
  );
  return !others.some(isFinite) && (mayBePast || others.some(({ start: at }) => at > after.start));
}
