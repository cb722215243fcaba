import { defineRule, matchCase } from '@tercet/proofreading-core';
import { wordMap, wordSet } from '../clauses';

const GERUNDS = wordMap({
  be: 'being',
  become: 'becoming',
  collaborate: 'collaborating',
  come: 'coming',
  continue: 'continuing',
  discuss: 'discussing',
  do: 'doing',
  find: 'finding',
  get: 'getting',
  give: 'giving',
  go: 'going',
  have: 'having',
  hear: 'hearing',
  help: 'helping',
  join: 'joining',
  know: 'knowing',
  learn: 'learning',
  make: 'making',
  meet: 'meeting',
  play: 'playing',
  read: 'reading',
  receive: 'receiving',
  return: 'returning',
  see: 'seeing',
  share: 'sharing',
  speak: 'speaking',
  spend: 'spending',
  start: 'starting',
  talk: 'talking',
  try: 'trying',
  use: 'using',
  visit: 'visiting',
  welcome: 'welcoming',
  work: 'working',
});
/** Verbs that are nouns as well: certain only with an object or a companion. */
const ALSO_NOUNS = wordSet('find help play return share start try use visit welcome work');
const OBJECTS = wordSet('with you your the my our him her them it');

export const lookForwardTo = defineRule({
  id: 'en/look-forward-to',
  category: 'verb',
  level: 'error',
  message: {
    en: '“Look forward to” takes the -ing form: “{fix}”.',
    fr: '« Look forward to » est suivi de la forme en -ing : « {fix} ».',
    es: '«Look forward to» va seguido de la forma en -ing: «{fix}».',
  },
  explanation: {
    en: 'The “to” of “look forward to” is a preposition, so a noun or an -ing form comes after it: “I look forward to meeting you.”',
    fr: 'Le « to » de « look forward to » est une préposition : il est suivi d’un nom ou d’une forme en -ing, « I look forward to meeting you ».',
    es: 'El «to» de «look forward to» es una preposición: le sigue un nombre o una forma en -ing, «I look forward to meeting you».',
  },
  valid: [
    'I look forward to hearing from you.',
    'We look forward to your answer.',
    'She looked forward to work.',
    'They look forward to the visit.',
    'I look forward to seeing you soon.',
    'He is looking forward to help from abroad.',
    'Look straight forward to see the sign.',
    'I look forward to play and rest.',
    'He brought the date forward to be sure.',
  ],
  invalid: [
    { text: 'I look forward to [[hear]] from you.', fix: 'hearing' },
    { text: 'We look forward to [[see]] you soon.', fix: 'seeing' },
    { text: 'She is looking forward to [[meet]] them.', fix: 'meeting' },
    { text: 'They looked forward to [[work]] with us.', fix: 'working' },
    { text: 'He looks forward to [[get]] the book.', fix: 'getting' },
    { text: 'I look forward to [[receive]] your answer.', fix: 'receiving' },
  ],
  misses: ['I look very much forward to hear from you.', 'We look forward to visit soon.'],
  check({ tokens }, report) {
    for (const [index, verb] of tokens.entries()) {
      const gerund = GERUNDS.get(verb.norm);
      if (gerund === undefined || tokens[index - 1]?.norm !== 'to') continue;
      if (tokens[index - 2]?.norm !== 'forward') continue;
      if (!/^look(?:s|ed|ing)?$/.test(tokens[index - 3]?.norm ?? '')) continue;
      if (ALSO_NOUNS.has(verb.norm) && !OBJECTS.has(tokens[index + 1]?.norm ?? '')) continue;
      report(verb, [matchCase(verb.text, gerund)], { safe: true });
    }
  },
});
