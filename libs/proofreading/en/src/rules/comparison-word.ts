import { definePatterns } from '../grammar/define-patterns';

export const comparisonWord = definePatterns({
  id: 'en/comparison-word',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'In this comparison the word is “{fix}”.',
    fr: 'Dans cette comparaison, le mot est « {fix} ».',
    es: 'En esta comparación la palabra es «{fix}».',
  },
  explanation: {
    en: '“As … as”, “the same as”, “more … than”, “different from”: each comparison has its own second word.',
    fr: '« As … as », « the same as », « more … than », « different from » : chaque comparaison a son second mot.',
    es: '«As … as», «the same as», «more … than», «different from»: cada comparación tiene su segunda palabra.',
  },
  valid: [
    'He is more senior than me.',
    'Things were very different then.',
    'They live more as two strangers than as a couple.',
    'It is as big as that.',
    'Hers is the same as his.',
    'It costs more than that.',
    'This is different from that.',
    'The same day, then, we left.',
    'She is as kind a woman as any.',
    'It is no different than before.',
    'He did it the same way that I did.',
  ],
  invalid: [
    { text: 'It is the same [[than]] his.', fix: 'as' },
    { text: 'She is as tall [[than]] me.', fix: 'as' },
    { text: 'He has more money [[as]] I do.', fix: 'than' },
    { text: 'It is bigger [[as]] mine.', fix: 'than' },
    { text: 'He is not the same age [[than]] me.', fix: 'as' },
    { text: 'This is similar [[than]] that.', fix: 'to' },
    { text: 'I prefer tea [[than]] coffee.', fix: 'to' },
    { text: 'She is taller [[that]] me.', fix: 'than' },
  ],
  patterns: [
    ['the same [than]', 'as'],
    ['the same @noun [than]', 'as'],
    ['same @noun [than] @possessive|@obj|mine|yours|his|hers|theirs', 'as'],
    [
      'as tall|big|good|old|much|many|well|long|easy|fast|far|high|important|small|bad|nice|hard|soon [than]',
      'as',
    ],
    ['as tall|big|old|small|nice|easy|fast [like]', 'as'],
    [
      'bigger|larger|smaller|older|younger|taller|higher|faster|better|worse|cheaper|longer|stronger|easier|easy|harder [as] me|mine|yours|him|hers|expected|before',
      'than',
    ],
    [
      'more|less money|time|people|important|expensive|difficult|beautiful|interesting [as] me|him|us|them|i|he|she',
      'than',
    ],
    ['more [as] @card people|years|hours|times|euros|dollars', 'than'],
    ['similar [than|as|like] @det|@obj|@possessive|this|that', 'to'],
    ['similar [with] @obj|yours|mine|others', 'to'],
    [
      'prefer|prefers|preferred @noun|@ing|it|this|that [than] tea|coffee|@noun|@ing|that|this',
      'to',
    ],
    ['[same like]', 'same as'],
    ['!more|less superior|inferior|senior|junior|prior [than]', 'to'],

    [
      'taller|older|younger|bigger|smaller|faster|better|stronger|smarter|larger|easier|harder|cheaper|higher|lower|worse|longer [that] me|him|us|them|mine|yours|ours|before|ever|expected|other|others',
      'than',
    ],
  ],
});
