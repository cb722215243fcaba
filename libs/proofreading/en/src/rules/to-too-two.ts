import { definePatterns } from '../grammar/define-patterns';

export const toTooTwo = definePatterns({
  id: 'en/to-too-two',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here; “{found}” is another word.',
    fr: 'Écrivez « {fix} » ici ; « {found} » est un autre mot.',
    es: 'Escribe «{fix}»; «{found}» es otra palabra.',
  },
  explanation: {
    en: '“Too” means more than is good, or also; “two” is the number 2; “to” goes before verbs and places.',
    fr: '« Too » veut dire trop ou aussi, « two » deux ; « to » précède les verbes et les lieux.',
    es: '«Too» significa demasiado o también y «two», dos; «to» va ante verbos y lugares.',
  },
  valid: [
    'It is too late.',
    'I go to school.',
    'Me too.',
    'It is close to bad land.',
    'Two of us stayed.',
    'We want to slow down.',
    'It was up to many people.',
    'It is open to young people.',
    'They came to two parties.',
    'To long for home is human.',
    'He is used to hot days.',
  ],
  invalid: [
    { text: 'It is [[to]] late now.', fix: 'too' },
    { text: 'It was [[to]] expensive for us.', fix: 'too' },
    { text: 'This is way [[to]] early.', fix: 'too' },
    { text: '[[To]] bad you missed it.', fix: 'Too' },
    { text: 'Did you have a great day [[to]]?', fix: 'too' },
    { text: 'There are [[to]] many cars.', fix: 'too' },
    { text: 'I want [[too]] go home.', fix: 'to' },
    { text: 'She came [[too]] see us.', fix: 'to' },
    { text: 'We met at [[too]] o’clock.', fix: 'two' },
  ],
  patterns: [
    [
      'is|was|are|were|be|it’s|that’s|i’m|way|far|been|much|bit|just [to] late|early|expensive|big|small|difficult|hard|easy|tired|young|old|far|long|loud|slow|fast|hot|cold|bad|good|busy|heavy|high|low|short|dangerous|complicated|cheap|strong|weak|soon $',
      'too',
    ],
    [
      'is|was|are|were|be|it’s|that’s|i’m|been|seems|seem|looks [to] expensive|difficult|tired|loud|busy|heavy|dangerous|complicated|soon|cold|late|big|small|high|much|many',
      'too',
    ],
    [
      'way|far|bit [to] late|early|expensive|big|small|difficult|hard|easy|tired|young|old|far|long|loud|slow|fast|hot|cold|busy|heavy|high|low|short|dangerous|complicated|cheap|many|much|soon|often',
      'too',
    ],
    ['was|is|it’s little|bit|way|far [to] high|low|long|short|small|big', 'too'],
    ['^ [to] bad', 'Too'],
    ['^ [to] many|much|few @noun', 'Too'],
    ['there are|is|were|was [to] many|much|few', 'too'],
    [
      'spend|spent|cost|costs|eat|ate|drink|drank|talk|talks|talked|work|worked|works|have|had|has|take|took [to] much|many|often !@noun|@adj',
      'too',
    ],
    ['great|nice|good day|time|week|weekend|one|evening|night|trip [to] $', 'too'],
    [
      'want|wants|wanted|going|have|has|had|need|needs|needed|like|likes|love|try|trying|tried|able|hope|used|ready|decided|plan|plans|came|went [too] @base !much|many|late|often|hard|well',
      'to',
    ],
    [
      'like|want|wants|wanted|ask|asked|told|tell|need him|her|us|them|me|you [too] @base !much|many|late',
      'to',
    ],
    ['at [too] o’clock|am|pm', 'two'],
    ['[too] hundred|thousand|million|hours|days|weeks|months|years|people|things', 'two'],
    ['from @num @noun? [too] @num', 'to'],
    ['from @num @noun? [too]', 'to'],
    ['its [to] late|early|expensive|difficult|far|soon|dangerous|hot|cold', 'too'],
  ],
});
