import { definePatterns } from '../grammar/define-patterns';

export const needlessPreposition = definePatterns({
  id: 'en/needless-preposition',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'No preposition stands here: “{fix}”.',
    fr: 'Il ne faut pas de préposition ici : « {fix} ».',
    es: 'Aquí no va preposición: «{fix}».',
  },
  explanation: {
    en: 'Some verbs take their object directly: “discuss it”, “marry her”, “enter the room”, “answer the question”. Nor does “home” take “to”: “go home”.',
    fr: 'Certains verbes ont un complément direct : « discuss it », « marry her », « enter the room », « answer the question ». Et « home » se passe de « to » : « go home ».',
    es: 'Algunos verbos llevan complemento directo: «discuss it», «marry her», «enter the room», «answer the question». Tampoco «home» lleva «to»: «go home».',
  },
  valid: [
    'I recommend you a book.',
    'They came to home in on the signal.',
    'We discussed the plan.',
    'We entered into an agreement.',
    'He was married at last.',
    'He married with a heavy heart.',
    'Nurses attend to the sick.',
    'Ministers must answer to the people.',
    'The answer to the question is no.',
    'She reached to the shelf.',
    'They entered in the school race.',
    'He mentioned about ten names.',
    'We go to home games.',
    'He went to swimming lessons.',
    'We help to the best of our means.',
    'This is the help to people in need.',
    'There is a lack of money.',
    'I have a request for you.',
    'He came face to face with many problems.',
    'He talked at me for an hour.',
    'They describe it.',
  ],
  invalid: [
    { text: 'We [[discussed about]] the plan.', fix: 'discussed' },
    { text: 'She [[married with]] a doctor.', fix: 'married' },
    { text: 'He [[entered in the room]].', fix: 'entered the room' },
    { text: 'We [[encounter with]] new people.', fix: 'encounter' },
    { text: 'They [[lack of]] money.', fix: 'lack' },
    { text: 'I [[answered to]] the question.', fix: 'answered' },
    { text: 'We [[went to home]] by bus.', fix: 'went home' },
  ],
  patterns: [
    ['[discuss~|mention~|describe~ about] !@num|half|a|$', '{1}'],
    ['to|will|we|they|i|can|should|must|please|not|and [emphasize|emphasise on] !the|@ing', '{2}'],
    ['to|must|should|please [stress on] this|that', '{2}'],
    ['[consider about] !@num|half|a', 'consider'],
    [
      '[enter~ in|into|to the|a|my|his|her|our|their room|house|building|office|school|university|shop|store|kitchen|city|country|bedroom|car|classroom] !@head',
      '{enter:1} {3} {4}',
    ],
    ['[marry~ with] him|her|me|them', '{marry:1}'],
    [
      '[marry~ with] a|an|my|his|her @adj? man|woman|girl|boy|doctor|foreigner|person|guy|lawyer|teacher|nurse|soldier|prince|cousin|friend|girlfriend|boyfriend|boss|neighbour|neighbor|stranger|classmate|colleague',
      '{marry:1}',
    ],
    ['[arrive~ to] home', '{arrive:1}'],
    [
      '[go|goes|went|going|gone|come|comes|came|coming|get|got|return|returned|returning|drive|drove|walk|walked|fly|flew to home] !@head|@ing|@adj|in',
      '{1} home',
    ],
    ['way [to home] !@head', 'home'],
    [
      '[go~ to abroad|downtown|upstairs|downstairs|outside|shopping|fishing|swimming|camping|skiing|dancing|hiking|jogging|running] !@head',
      '{go:1} {3}',
    ],
    ['[comprise|comprises of]', '{1}'],
    ['[ask~ to] him|me|them|us', '{ask:1}'],
    ['[phone~|telephone~|contact~|email~ to] me|him|her|us|them|you', '{1}'],
    [
      'i|we|you|they|he|she|to|can|could|will|must|should|please|don’t|didn’t|not [answer|answers|answered to] the|my|your|his|her|this|these|that question|questions|letter|letters|email|emails|phone|call|calls|message',
      '{2}',
    ],
    [
      'i|we|you|they|to|can|could|will|would|must|should|please|don’t|didn’t|he|she [attend|attended to] the|a|my|this|our school|class|classes|university|college|meeting|conference|party|concert|wedding|lesson|lessons|course|event',
      '{2}',
    ],
    [
      'i|we|you|they|to|can|could|will|would|must|should|please|don’t|didn’t|he|she [obey|obeyed|resemble|resembled|contact|contacted to] the|a|my|his|her|this|your|our|their|@obj',
      '{2}',
    ],
    [
      'i|we|you|they|to|can|could|will|would|must|should|he|she [approach|approached|reach|reached to] me|you|him|us|them',
      '{2}',
    ],
    [
      'i|we|you|they|to|can|could|will|would|he|she [reach|reached to] the|a|my|our airport|station|hotel|goal|goals|end|destination|conclusion|agreement|city|village|school|office !@head',
      '{2}',
    ],
    [
      'to|can|could|will|would|must|should|please|cannot|can’t|don’t|didn’t [access to] the|a|my|his|her|this|your|our|their|@obj',
      '{2}',
    ],
    ['[encounter~ with] @num|many|some|several|new|people|problems|difficulties', '{encounter:1}'],
    [
      'i|we|you|they|he|she|will|can|must|often|always|also|not [face|faces|faced with] @det|many|some|several|problems|difficulties|challenges|@possessive',
      '{2}',
    ],
    [
      'i|we|you|they|he|she|can|will|must [contact|contacted with] me|you|him|her|us|them|the|my|your',
      '{2}',
    ],
    ['i|we|you|they|he|she|it|can|will [lack|lacks|lacked of]', '{2}'],
    ['i|we|you|they|he|she [requested for] a|an|help|money', '{2}'],
    [
      'they|these|will|can|to|not [help to] me|you|him|us|them|people|the !end|best|extent|full|degree',
      '{2}',
    ],
    [
      'it|this|that|which [helps|helped to] me|you|him|us|them|people|the !end|best|extent|full|degree',
      '{2}',
    ],
    [
      'it|they|this|that|which|will|can|could|may|not|to [affect|affects|affected to|on] @det|@obj|@possessive|people|our !whole|hand|average',
      '{2}',
    ],

    [
      'i|we|you|they|must|should|always [respect to] people|others|nature|elders|@possessive',
      '{1}',
    ],
    ['[enter~ to|into] the|a|@possessive university|school|college|house !@head', '{enter:1}'],
    [
      '[join~ to] the|our|your|a team|club|group|company|army|party|class|course !@head',
      '{join:1}',
    ],
  ],
});
