import { defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, wordSet } from '../clauses';

const POSSESSIONS = wordSet(
  'name names book books car house dog cat phone bag mother father brother sister son daughter wife husband parents ' +
    'children idea fault job birthday',
);
const ASKING = wordSet('know knows wonder guess see ask me');
const COMING = wordSet('to with home out tonight tomorrow today back over');
const VERBS = wordSet('is are was were has have had will did do does can');

export const whoseWhos = defineRule({
  id: 'en/whose-whos',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “whose” asks who owns something, “who’s” is “who is”.',
    fr: 'Écrivez « {fix} » ici : « whose » marque la possession, « who’s » est « who is ».',
    es: 'Aquí se escribe «{fix}»: «whose» indica posesión y «who’s» es «who is».',
  },
  explanation: {
    en: 'If “who is” or “who has” fits in the sentence, write “who’s”; if something belongs to the person, write “whose”.',
    fr: 'Si « who is » ou « who has » convient dans la phrase, écrivez « who’s » ; s’il y a possession, écrivez « whose ».',
    es: 'Si en la frase cabe «who is» o «who has», escribe «who’s»; si hay posesión, escribe «whose».',
  },
  valid: [
    'Whose book is this?',
    'Who’s there?',
    'Who’s mother’s little helper?',
    'The man whose name is Max left.',
    'Who’s going to come?',
    'I know who’s job hunting.',
    'Whose it was is a mystery.',
    'Whose going was it?',
    'I know whose coming changed everything.',
  ],
  invalid: [
    { text: '[[Who’s]] book is this?', fix: 'Whose' },
    { text: 'A man [[who’s]] name is Max called.', fix: 'whose' },
    { text: '[[Whose]] there?', fix: 'Who’s' },
    { text: '[[Whose]] going to come?', fix: 'Who’s' },
    { text: 'Do you know [[whose]] coming to the party?', fix: 'who’s' },
    { text: 'I asked [[who’s]] car was outside.', fix: 'whose' },
  ],
  misses: ['Who’s are these?'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const [next, after] = [tokens[index + 1], tokens[index + 2]];
      if (!follows(next)) continue;
      if (token.norm === 'who’s' && POSSESSIONS.has(next.norm) && VERBS.has(after?.norm ?? '')) {
        report(token, [matchCase(token.text, 'whose')]);
      }
      if (token.norm !== 'whose') continue;
      // `do you know whose coming to the party`
      const isAsked =
        ASKING.has(tokens[index - 1]?.norm ?? '') && /^(?:coming|going)$/.test(next.norm);
      if (isAsked && (!follows(after) || COMING.has(after.norm)))
        report(token, [matchCase(token.text, 'who’s')]);
      if (index > 0) continue;
      const isThere = next.norm === 'there' && /^\?/.test(after?.text ?? '');
      const isFuture = next.norm === 'going' && after?.norm === 'to';
      if (isThere || isFuture) report(token, [matchCase(token.text, 'who’s')]);
    }
  },
});
