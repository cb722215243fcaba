import { definePatterns } from '../grammar/define-patterns';

const PERSONS =
  'cousin|cousins|roommate|flatmate|colleague|colleagues|people|person|man|men|woman|women|boy|boys|girl|girls|friend|friends|teacher|teachers|child|children|student|students|guy|guys|neighbor|neighbors|neighbour|neighbours|uncle|aunt|doctor|doctors|tourist|tourists|parents|brother|sister|someone|somebody|everyone|anyone|customers|visitors|employees|workers|users|actor|actors|actress|singer|singers|player|players|driver|drivers|nurse|writer|author|artist|engineer|manager|colleague|colleagues|waiter|baby|kid|kids|cousin|patient|patients|member|members|employee|worker|leader|leaders|tenant|guest|guests|candidate|candidates';
const VERBS =
  'is|are|was|were|have|has|had|can|will|would|could|do|does|did|don’t|doesn’t|want|wants|live|lives|like|likes|work|works|come|comes|came|need|needs|think|know|knows|use|uses|plays|played|play|made|makes|make|speak|speaks|study|studies|helps|helped|gave|told|wrote|took|called|teaches|must|should|lived|worked|wanted|went|go|goes';

export const personWhich = definePatterns({
  id: 'en/person-which',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'For people the pronoun is “{fix}”.',
    fr: 'Pour des personnes, le pronom relatif est « {fix} ».',
    es: 'Para personas, el pronombre relativo es «{fix}».',
  },
  explanation: {
    en: '“Who” refers to people, “which” to things: “the man who lives here”, “the house which stands here”.',
    fr: '« Who » renvoie à des personnes, « which » à des choses : « the man who lives here », « the house which stands here ».',
    es: '«Who» se refiere a personas y «which» a cosas: «the man who lives here», «the house which stands here».',
  },
  valid: [
    'Ask my brother which is better.',
    'The man who lives here is old.',
    'The house which stands here is old.',
    'We must help people, which is not easy.',
    'I don’t mind which man wins.',
    'I asked my friends which bus to take.',
    'He told her which was his.',
    'He keeps a list of names which is too long.',
    'The people among which he lived were poor.',
  ],
  invalid: [
    { text: 'Students [[which]] study abroad learn more.', fix: 'who' },
    { text: 'My cousin [[which]] lives in Leeds is a cook.', fix: 'who' },
    { text: 'The man [[which]] lives here is old.', fix: 'who' },
    { text: 'I know people [[which]] have no car.', fix: 'who' },
    { text: 'She is the teacher [[which]] was ill.', fix: 'who' },
    { text: 'I have a friend [[which]] can sing.', fix: 'who' },
    { text: 'There are students [[which]] don’t read.', fix: 'who' },
    { text: 'He is the person [[what]] works here.', fix: 'who' },
  ],
  misses: ['The girl which I met is kind.'],
  patterns: [
    [
      `^ people|students|children|parents|teachers|men|women|tourists|customers|users|workers|employees|visitors|friends [which] ${VERBS}`,
      'who',
    ],
    [
      `!ask|asks|asked|asking|tell|tells|told|show|showed @possessive @adj? ${PERSONS} [which] ${VERBS}`,
      'who',
    ],
    [
      `the|a|many|some|most|other|those|these|are|of|with|know|have|by|for|all @adj? ${PERSONS} [which] ${VERBS}`,
      'who',
    ],
    [
      `the|a|many|some|most|other|those|these|are|know|have|by|for|all|only @adj? ${PERSONS} [what] is|are|was|have|has|can|will|live|lives|work|works`,
      'who',
    ],
  ],
});
