import { defineRule } from '@tercet/proofreading-core';
import { endsClause, follows, wordSet } from '../clauses';

/** Those that dictionaries have in small letters too: the others are the speller’s. */
const NATIONALITIES = wordSet(
  'french spanish german russian welsh dutch danish brazilian canadian egyptian ukrainian belgian',
);
/** What good writers leave small: "french fries". */
const IN_SMALL_LETTERS = wordSet(
  'fries fry toast door doors window windows press kiss kisses kissing horn polish bread braid braids dressing cuff cuffs knot curve ' +
    'chalk bean beans seam oven pastry pastries rabbit on and measles cap roast onion leave tonight in to is as or',
);
const SPEAKING = wordSet(
  'speak speaks spoke speaking learn learns learned learnt learning study studies studied studying teach teaches taught teaching understand understands in from into',
);
const AFTER_LANGUAGE = wordSet('in at and very well with for because but fluently every');
const BEING = wordSet('is are am i’m he’s she’s was were');

export const nationalityCapital = defineRule({
  id: 'en/nationality-capital',
  category: 'capitalization',
  level: 'error',
  message: {
    en: 'Nationalities and languages take a capital: “{fix}”.',
    fr: 'En anglais, les nationalités et les langues prennent une majuscule : « {fix} ».',
    es: 'En inglés, las nacionalidades y las lenguas llevan mayúscula: «{fix}».',
  },
  explanation: {
    en: 'Names of languages and peoples, and their adjectives, are written with a capital: “French food”, “She speaks Dutch.”',
    fr: 'Les noms de langues et de peuples et leurs adjectifs s’écrivent avec une majuscule : « French food », « She speaks Dutch. »',
    es: 'Los nombres de lenguas y pueblos y sus adjetivos se escriben con mayúscula: «French food», «She speaks Dutch.»',
  },
  valid: [
    'I like French food.',
    'We ate french fries.',
    'They have french windows.',
    'We go dutch tonight.',
    'She speaks Dutch.',
    'He bought a danish and coffee.',
    'Do not welsh on a bet.',
    'I ordered a danish pastry.',
    'They kept a dutch oven.',
  ],
  invalid: [
    { text: 'I like [[french]] food.', fix: 'French' },
    { text: 'The [[french]] people are kind.', fix: 'French' },
    { text: 'She speaks [[dutch]] well.', fix: 'Dutch' },
    { text: 'He learns [[russian]] at school.', fix: 'Russian' },
    { text: 'My [[spanish]] teacher is ill.', fix: 'Spanish' },
    { text: 'We met a [[canadian]] girl.', fix: 'Canadian' },
    { text: 'The book was in [[french]].', fix: 'French' },
  ],
  check({ tokens, grammar }, report) {
    for (const [index, token] of tokens.entries()) {
      if (!NATIONALITIES.has(token.text) || tokens[index - 1]?.text === '-') continue;
      const next = tokens[index + 1];
      const isBeforeNoun =
        follows(next) &&
        !IN_SMALL_LETTERS.has(next.norm) &&
        grammar.readings(next.norm).some(({ pos }) => pos === 'NOUN');
      const before = tokens[index - 1]?.norm ?? '';
      const isLanguage =
        SPEAKING.has(before) && (endsClause(next) || AFTER_LANGUAGE.has(next?.norm ?? ''));
      const isPredicate = BEING.has(before) && endsClause(next);
      if (isBeforeNoun || isLanguage || isPredicate)
        report(token, [`${token.text.charAt(0).toUpperCase()}${token.text.slice(1)}`]);
    }
  },
});
