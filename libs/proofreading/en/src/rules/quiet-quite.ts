import { ANOTHER_WORD } from '@tercet/proofreading-core';
import { definePatterns } from '../grammar/define-patterns';

/** Adjectives that no quiet thing is called right after “quiet”, without “and” or a comma. */
const QUALITIES =
  'good|bad|expensive|cheap|difficult|easy|hard|big|small|interesting|boring|different|similar|important|popular|common|rare|useful|strange|happy|sad|sure|certain|clear|nice|funny|tired|hungry|busy|simple|complex|large|high|low|surprised|impressed|possible|likely|frequently';

export const quietQuite = definePatterns({
  id: 'en/quiet-quite',
  category: 'confusion',
  level: 'error',
  message: ANOTHER_WORD,
  explanation: {
    en: '“Quiet” means without noise: “a quiet street”. “Quite” means fairly or completely: “quite good”, “quite a lot”.',
    fr: '« Quiet » veut dire calme : « a quiet street ». « Quite » veut dire assez ou tout à fait : « quite good », « quite a lot ».',
    es: '«Quiet» significa silencioso: «a quiet street». «Quite» significa bastante o del todo: «quite good», «quite a lot».',
  },
  valid: [
    'The room was quiet.',
    'It was quiet early in the morning.',
    'She is quiet and good with children.',
    'They lead a quiet, happy life.',
    'The food was quite good.',
    'Please be quiet in the library.',
    'There was quite a crowd.',
    'The street is quiet at night.',
    'It was quiet late at night.',
    'We spent a quiet evening at home.',
  ],
  invalid: [
    { text: 'All I want is peace and [[quite]].', fix: 'quiet' },
    { text: 'The hotel was [[quiet]] good.', fix: 'quite' },
    { text: 'The food is [[quiet]] expensive for me.', fix: 'quite' },
    { text: 'There were [[quiet]] a lot of people.', fix: 'quite' },
    { text: 'We waited for [[quiet]] a while.', fix: 'quite' },
    { text: 'I was [[quiet]] surprised by the news.', fix: 'quite' },
    { text: 'Keep [[quite]], please!', fix: 'quiet' },
    { text: 'He told us to be [[quite]].', fix: 'quiet' },
  ],
  misses: ['The class is quite today.'],
  patterns: [
    ['peace and [quite] $', 'quiet'],
    ['peace and [quite] in|at|for|when|of', 'quiet'],
    [`am|is|are|was|were|be|been|it’s|that’s|i’m [quiet] ${QUALITIES} !@noun`, 'quite'],
    ['[quiet] a lot|bit|few|while', 'quite'],
    ['[quiet] an adventure|experience|achievement|effort', 'quite'],
    ['^ keep|stay [quite] $', 'quiet'],
    ['to|please|must|should be|keep|stay [quite] $', 'quiet'],
  ],
});
