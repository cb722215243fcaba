import { definePatterns } from '../grammar/define-patterns';

export const introductoryComma = definePatterns({
  id: 'en/introductory-comma',
  category: 'punctuation',
  level: 'style',
  message: {
    en: 'A comma after the opening words makes the sentence easier to read: “{fix}”.',
    fr: 'Une virgule après les mots d’ouverture facilite la lecture : « {fix} ».',
    es: 'Una coma tras las palabras iniciales facilita la lectura: «{fix}».',
  },
  explanation: {
    en: 'Words that lead into the sentence are set off: “First of all, they are dirty”, “In practice, nobody does it”.',
    fr: 'Les mots d’introduction sont détachés : « First of all, they are dirty », « In practice, nobody does it ».',
    es: 'Las palabras de entrada se separan: «First of all, they are dirty», «In practice, nobody does it».',
  },
  valid: [
    'First of all, they are dirty.',
    'In practice, nobody does it.',
    'Again, we ate tacos.',
    'Obviously wrong answers do not count.',
    'At first light they left.',
    'In general terms it is good.',
    'Personally signed letters are rare.',
    'However hard you try, it fails.',
  ],
  invalid: [
    { text: '[[First of all]] they are dirty.', fix: 'First of all,' },
    { text: '[[In practice]] there are no rules.', fix: 'In practice,' },
    { text: '[[Obviously]] it would help me.', fix: 'Obviously,' },
    { text: '[[Again]] we ate at home.', fix: 'Again,' },
    { text: '[[In my opinion]] it is good.', fix: 'In my opinion,' },
    { text: '[[Of course]] I will come.', fix: 'Of course,' },
    { text: '[[Also]] the mother may be ill.', fix: 'Also,' },
  ],
  patterns: [
    [
      '^^ [obviously|personally|again|also|fortunately|unfortunately|luckily|sadly|basically|actually|generally|normally|usually|finally|eventually|clearly|honestly|hopefully|surprisingly|interestingly|additionally|consequently|meanwhile|moreover|furthermore|nevertheless|nonetheless|therefore|however|besides|secondly|firstly|thirdly|overall|similarly|instead|otherwise] @opener',
      '{1},',
    ],
    [
      '^^ [nonetheless|however|moreover|furthermore|therefore|nevertheless] @adj|@noun @noun',
      '{1},',
    ],
    ['^^ [first of all] @word', '{1} of all,'],
    [
      '^^ [in practice|fact|addition|conclusion|general|particular|theory|reality|summary|contrast|short|turn|response|comparison] @opener|@name',
      'In {2},',
    ],
    ['^^ [of course] @opener', 'Of course,'],
    ['^^ [for example|instance|years|certain] @opener', 'For {2},'],
    ['^^ [at first|last|least|present] @opener', 'At {2},'],
    [
      '^^ [in my|our|his|her opinion|view|experience|case|family|country|town|city|school|village|job] @opener',
      'In {2} {3},',
    ],
    [
      '^^ [in the past|future|meantime|end|beginning|morning|afternoon|evening|summer|winter|long run] @opener|@name',
      'In the {3},',
    ],
    [
      '^^ [in this|that|these|those case|way|camp|film|movie|book|story|situation|article|essay|context|area|region|city|country|picture|example|cases] @opener',
      'In {2} {3},',
    ],
    ['^^ [on the other|one|contrary hand?] @opener', 'On the {3} {4},'],
    ['^^ [at the same|beginning|end|moment time?] @opener|@name', 'At the {3} {4},'],
    ['^^ [from the|my very? beginning|start|point perspective?] @opener', 'From {2} {3} {4},'],
    ['^^ [as a result|consequence|rule|child] @opener', 'As a {3},'],
    ['^^ [little|step|day|year|one by little|step|day|year|one] @opener', '{1} {2} {3},'],
    [
      '^^ [nowadays|lately|recently|thankfully|frankly|briefly|ideally|currently|thus|hence|indeed|certainly|undoubtedly|naturally|apparently|evidently|presumably|ultimately|initially|originally|previously|traditionally|historically|technically|theoretically|typically|increasingly|worldwide] i|we|he|she|they|people|there|many|most',
      '{1},',
    ],
    ['^^ [last but not least] i|we|he|she|they|it|the', 'Last but not least,'],
    ['^^ [all in all] i|we|he|she|they|it|the|this', 'All in all,'],
    ['^^ [needless to say] i|we|he|she|they|it|the|this', 'Needless to say,'],
    ['^^ [to sum up] @word', 'To sum up,'],
    ['^^ [to conclude|summarize] @word', 'To {2},'],
    ['and for [certain] it|he|she|they', 'certain,'],
    ['^^ [yes|no] @opener', '{1},'],
    ['^^ [so] after|when|if|while', 'So,'],
  ],
});
