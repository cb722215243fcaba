import { definePatterns } from '../grammar/define-patterns';

/** Verbs alone: “I recommended him to Mark”. */
const VERBS =
  'go|do|take|use|see|try|read|visit|eat|stay|wait|come|buy|make|get|call|speak|talk|learn|study|leave|rest|drink|play|practise|practice|watch|give|find|move|change|start|stop|be|have|write|ask|look|listen|sleep|walk|run';

export const suggestThat = definePatterns({
  id: 'en/suggest-that',
  category: 'verb',
  level: 'error',
  message: {
    en: 'One suggests that someone do something: write “{fix}”.',
    fr: '« Suggest » et « recommend » se construisent avec « that » : écrivez « {fix} ».',
    es: '«Suggest» y «recommend» se construyen con «that»: escribe «{fix}».',
  },
  explanation: {
    en: '“Suggest” takes no person with an infinitive: “she suggested that I go”, or “she suggested going”.',
    fr: '« Suggest » ne prend pas de personne suivie d’un infinitif : « she suggested that I go », ou « she suggested going ».',
    es: '«Suggest» no lleva una persona con infinitivo: «she suggested that I go», o «she suggested going».',
  },
  valid: [
    'I recommended him to Mark.',
    'I recommend them to people with dry skin.',
    'She suggested that I go there.',
    'She suggested going there.',
    'He told me to go there.',
    'They recommended us to a friend.',
    'She suggested it to me.',
    'I recommend him to you.',
    'We suggest that they stay.',
    'He asked us to stay.',
    'I recommended them to leave.',
  ],
  invalid: [
    { text: 'She [[suggested me to go]] there.', fix: 'suggested that I go' },
    { text: 'They [[suggested us to stay]] here.', fix: 'suggested that we stay' },
    { text: 'I [[suggest you to wait]] a bit.', fix: 'suggest that you wait' },
    { text: 'He [[suggested them to leave]] soon.', fix: 'suggested that they leave' },
    { text: 'We [[suggested him to come]] later.', fix: 'suggested that he come' },
    { text: 'My doctor [[suggests her to rest]] today.', fix: 'suggests that she rest' },
  ],
  misses: ['She recommended me to go.'],
  patterns: [
    [`[suggest~ me to ${VERBS}]`, '{1} that I {4}', '{1} {4.ing}'],
    [`[suggest~ you to ${VERBS}]`, '{1} that you {4}', '{1} {4.ing}'],
    [`[suggest~ him to ${VERBS}]`, '{1} that he {4}', '{1} {4.ing}'],
    [`[suggest~ her to ${VERBS}]`, '{1} that she {4}', '{1} {4.ing}'],
    [`[suggest~ us to ${VERBS}]`, '{1} that we {4}', '{1} {4.ing}'],
    [`[suggest~ them to ${VERBS}]`, '{1} that they {4}', '{1} {4.ing}'],
  ],
});
