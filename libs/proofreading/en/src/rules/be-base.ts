import { definePatterns } from '../grammar/define-patterns';

/** Verbs that a person does, and that are no participle of their own. */
const DOING =
  'write|go|live|learn|wait|try|listen|speak|think|sell|buy|eat|bring|send|sleep|sit|stay|talk|stand|swim|drive|carry|ask|enjoy|begin|take|give|make|wear|teach|follow|try|prepare|develop';
const BEHIND =
  'to|a|an|the|my|your|his|her|our|their|me|him|them|us|it|in|at|on|for|with|from|about|because|when|now|today|here|there|hard|well|$';

export const beBase = definePatterns({
  id: 'en/be-base',
  category: 'verb',
  level: 'error',
  message: {
    en: 'What is going on is said with “be” and the -ing form: “{fix}”.',
    fr: 'Une action en cours se dit avec « be » et la forme en -ing : « {fix} ».',
    es: 'Lo que está pasando se dice con «be» y la forma en -ing: «{fix}».',
  },
  explanation: {
    en: 'Either “be” with the -ing form or the plain verb: “I am writing to you” or “I write to you”, never “I am write”.',
    fr: 'On emploie « be » avec la forme en -ing, ou le verbe seul : « I am writing to you » ou « I write to you », jamais « I am write ».',
    es: 'Se usa «be» con la forma en -ing, o el verbo solo: «I am writing to you» o «I write to you», nunca «I am write».',
  },
  valid: [
    'I am writing to you.',
    'I write to you every week.',
    'All I do is try to help.',
    'What I want is sleep.',
    'She is on the go again.',
    'All they did was eat and sleep.',
    'The first thing I do is make the bed.',
    'Am I to go or to stay?',
    'The best they can do is wait for us.',
  ],
  invalid: [
    { text: 'I am [[write]] to you about the house.', fix: 'writing' },
    { text: 'He is [[wait]] for the bus.', fix: 'waiting' },
    { text: 'We are [[learn]] French at school.', fix: 'learning' },
    { text: 'They are [[live]] in Rome now.', fix: 'living' },
    { text: 'I’m [[go]] to the shop.', fix: 'going' },
    { text: 'She is still [[try]] to call him.', fix: 'trying' },
  ],
  misses: ['I am study law.'],
  patterns: [
    [
      `^ i|you|he|she|we|they am|is|are|was|were not|also|still|just|now|always? [${DOING}] ${BEHIND}`,
      '{4.ing}',
    ],
    [
      `because|when|that|and|but|if|while i|he|she|we|they am|is|are|was|were not|also|still|just|now|always? [${DOING}] ${BEHIND}`,
      '{5.ing}',
    ],
    [`i’m|you’re|we’re|they’re not|also|still|just|now|always? [${DOING}] ${BEHIND}`, '{3.ing}'],
    ['^ i|he|she|we|they am|is|are not? [learn|study] @name', '{4.ing}'],
  ],
});
