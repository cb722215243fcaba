import { definePatterns } from '../grammar/define-patterns';

export const thenThan = definePatterns({
  id: 'en/then-than',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Than” compares, “then” is about time: write “{fix}”.',
    fr: '« Than » compare, « then » situe dans le temps : écrivez « {fix} ».',
    es: '«Than» compara y «then» habla del tiempo: escribe «{fix}».',
  },
  explanation: {
    en: 'Bigger than, rather than, other than: comparisons take “than”. “Then” means at that time, or next.',
    fr: 'Comparaisons : « bigger than », « rather than », « other than ». « Then » veut dire alors ou ensuite.',
    es: 'Comparaciones: «bigger than», «rather than», «other than». «Then» significa entonces o después.',
  },
  valid: [
    'She is taller than me.',
    'Then we left.',
    'I would rather walk than drive.',
    'It got better, then worse.',
    'We know more now than then.',
    'If it is bigger, then buy it.',
    'Other than that, all is well.',
    'From then on I slept.',
    'We were happier then.',
  ],
  invalid: [
    { text: 'There are fewer people here [[then]] last year.', fix: 'than' },
    { text: 'She is taller [[then]] me.', fix: 'than' },
    { text: 'I have more [[then]] ten books.', fix: 'than' },
    { text: 'Rather [[then]] wait, we left.', fix: 'than' },
    { text: 'It costs less [[then]] we thought.', fix: 'than' },
    { text: 'From [[than]] on I slept better.', fix: 'then' },
    { text: '[[Than]] it became clear.', fix: 'Then' },
    { text: 'He would rather walk [[then]] drive.', fix: 'than' },
  ],
  patterns: [
    ['more|less|fewer @noun here|there|now? [then] last|ever|before|usual', 'than'],
    ['^^ [than] ,', 'Then'],
    ['^^ [than] @word', 'Then'],
    ['and [than] i|you|he|she|we|they|it|the|a|there|after|go|went|come|came|take|took', 'then'],
    [
      ', [than] i|you|he|she|we|they|it|there|yes|no will|would|can|could|should|must|may|might|is|are|have|has',
      'then',
    ],
    [
      'more|less|fewer|rather|better|worse|bigger|larger|smaller|older|younger|taller|higher|lower|faster|slower|longer|shorter|greater|easier|harder|cheaper|stronger|weaker|earlier|later|closer|further|nearer|sooner|richer|nicer [then] !i|we|you|he|she|they|it|the|again',
      'than',
    ],
    [
      'taller|older|younger|bigger|smaller|faster|better|stronger|smarter|larger [then] me|him|her|us|them|you|i|the|any|all|most|my|his',
      'than',
    ],
    ['more|less|fewer [then] @num|i|we|you|he|she|they|it|the|a|any|half|enough|once', 'than'],
    [
      'more|less expensive|important|difficult|beautiful|interesting|popular|powerful|likely|efficient|useful|common [then]',
      'than',
    ],
    ['more|less expensive|important @prep? @adj? @noun @noun [then] others|other', 'than'],
    ['rather|sooner @base [then] @base', 'than'],
    [
      'better|bigger|more|fewer|larger companies|people|things|ones|cars|products|places [then]',
      'than',
    ],
    ['rather|different [then]', 'than'],
    ['other [then] the|that|this|a|me|him|her|them|his|my', 'than'],
    ['from|by|since|until [than] on|$', 'then'],
    ['^^ [than] it|he|she|we|they|i|the|you|there', 'Then'],
    ['and|but|back|just|even|now [than] he|she|we|they|i|the|it|there', 'then'],
  ],
});
