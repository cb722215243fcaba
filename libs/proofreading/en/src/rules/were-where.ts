import { ANOTHER_WORD } from '@tercet/proofreading-core';
import { definePatterns } from '../grammar/define-patterns';

export const wereWhere = definePatterns({
  id: 'en/were-where',
  category: 'confusion',
  level: 'error',
  message: ANOTHER_WORD,
  explanation: {
    en: '“Where” asks for a place, “were” is the past of “are”, “we’re” is short for “we are”.',
    fr: '« Where » demande le lieu, « were » est le passé de « are », « we’re » abrège « we are ».',
    es: '«Where» pregunta por el lugar, «were» es el pasado de «are», «we’re» abrevia «we are».',
  },
  valid: [
    'Where do you live?',
    'They were late.',
    'We’re on our way.',
    'I know where you live.',
    'Were could be a typo.',
    'The days when we were young are gone.',
    'As it were, they won.',
    'You were there.',
    'They know where we were.',
    'The first thing I noticed was the doors.',
  ],
  invalid: [
    { text: '[[Where]] you there last night?', fix: 'Were' },
    { text: '[[Were]] do you live?', fix: 'Where' },
    { text: 'I know [[were]] she lives.', fix: 'where' },
    { text: 'I know [[were]] he lives.', fix: 'where' },
    { text: 'They [[where]] late.', fix: 'were' },
    { text: 'You [[where]] the only one.', fix: 'were' },
    { text: 'The staff [[where]] friendly and helpful.', fix: 'were' },
    { text: 'We [[where]] very tired.', fix: 'were' },
    { text: '[[Where]] they going home?', fix: 'Were' },
    { text: 'I forgot [[were]] I put it.', fix: 'where' },
  ],
  patterns: [
    ['^^ [where] you|they|we there|late|sick|ill|tired|happy|angry|surprised|nervous', 'Were'],
    ['^ [were] do|does|did|is|are|can|should|would|will|has|have', 'Where'],
    ['^ [were] could @person', 'Where'],
    [
      'to|from|know|knows|knew|ask|asked|wonder|remember|forget|exactly|that’s|out [were] @person|it|does|do|is',
      'where',
    ],
    ['go|goes|went|come|came|stay|stayed|live|lived|forgot [were] @subj', 'where'],
    ['^ they|we|you [where] the only|first|last|best|same|ones|one', 'were'],
    ['^ they|we|you [where] !@subj|the|to|is|are|a|does|do|did|can|will|@det', 'were'],
    [
      'and|but|that|because|when|if they|we|you [where] !@subj|the|to|is|are|does|do|did|can|will|@det',
      'were',
    ],
    [
      'staff|people|children|kids|students|teachers|players|parents|waiters|guests|neighbours|neighbors|friends [where] very|so|really|too|not|always|friendly|happy|nice|kind|helpful|rude|late|tired',
      'were',
    ],
    ['there [where] no|some|many|two|three|several|a|lots|people', 'were'],
    ['^ [where] they|you|we @ing', 'were'],
  ],
});
