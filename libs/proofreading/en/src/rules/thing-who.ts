import { definePatterns } from '../grammar/define-patterns';

const THINGS =
  'book|books|car|cars|house|houses|film|films|movie|movies|song|songs|phone|phones|computer|computers|table|chair|box|train|bus|plane|machine|tree|trees|dress|shoes|cake|meal';

export const thingWho = definePatterns({
  id: 'en/thing-who',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Who” is for people; of a thing write “{fix}”.',
    fr: '« Who » se dit des personnes ; pour une chose, écrivez « {fix} ».',
    es: '«Who» se dice de personas; de una cosa escribe «{fix}».',
  },
  explanation: {
    en: 'A person is “the man who called”, a thing “the book that I bought” or “the book which I bought”.',
    fr: 'On dit « the man who called » d’une personne, « the book that I bought » ou « the book which I bought » d’une chose.',
    es: 'De una persona se dice «the man who called»; de una cosa, «the book that I bought» o «the book which I bought».',
  },
  valid: [
    'We asked the hotel who was there.',
    'I have an idea who he is.',
    'The question who was to blame remained open.',
    'The book that I bought is good.',
    'The man who called is here.',
    'I asked the school who was ill.',
    'Tell the story of who came.',
    'The author of the book who came is old.',
    'In this country who knows?',
    'Ask the shop who made it.',
    'She wrote a letter to a friend who was ill.',
  ],
  invalid: [
    { text: 'The book [[who]] I bought is good.', fix: 'that' },
    { text: 'I like the song [[who]] they sing.', fix: 'that' },
    { text: 'This is the car [[who]] we want.', fix: 'that' },
    { text: 'Those are the films [[who]] I love.', fix: 'that' },
    { text: 'It is a house [[who]] has no door.', fix: 'that' },
  ],
  misses: ['The dog who barks is mine.'],
  patterns: [
    [
      '!ask~|tell~|show~|remind~|inform~ a|an|the|this|my|our @adj? hotel|restaurant|town|village|building|room|street|beach|park|museum|website|app|game|river|mountain|island|job|idea|story|problem|place|city|bag|letter|machine|animal|box|book|film|movie|house|car|phone [who] is|was|has|had|can|will|are|were|makes|made|looks|costs',
      'that',
      'which',
    ],
    [
      `^ the|a|this|that|my|our ${THINGS} [who] i|we|you|they|he|she|is|was|has|had`,
      'that',
      'which',
    ],
    [
      `is|are|was|were|like|likes|love|loves|read|bought|have|has|want|saw|found the|a|an|my|our @adj? ${THINGS} [who] i|we|you|they|he|she|has|had`,
      'that',
      'which',
    ],
  ],
});
