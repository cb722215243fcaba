import { defineRule, findRepeatedWords, REPEATED_WORD } from '@tercet/proofreading-core';

/** Words that French may write twice in a row: reflexive pronouns, "faire faire", words said for effect. */
const MAY_REPEAT = new Set(
  'nous vous faire très bien oui non si ha hé ho bla là vite loin long plus tout toc coucou chut en jeune petit grand ça olé'.split(
    ' ',
  ),
);

/** Of these no sentence has two in a row, so that one may go unseen. */
const NEVER_REPEAT = new Set(
  'les un une des du et est sont aux dans avec pour sur mon ma mes ce cette ces qui je il ils elle elles ou'.split(
    ' ',
  ),
);

export const repeatedWord = defineRule({
  id: 'fr/repeated-word',
  category: 'repetition',
  level: 'error',
  ...REPEATED_WORD,
  valid: [
    'Nous nous levons tôt.',
    'Vous vous trompez.',
    'Il va faire faire des travaux.',
    'C’est très très bon.',
    'Oui oui, j’arrive.',
    'Cette blague est un peu olé olé.',
    'Il est parti en en laissant deux.',
    'Toc, toc, toc !',
    'Ce que nous nous disons reste entre nous.',
    'Le bon, le très bon.',
  ],
  invalid: [
    { text: 'Il a mis [[le le]] livre sur la table.', fix: 'le' },
    { text: '[[Les les]] enfants jouent.', fix: 'Les' },
    { text: 'Elle pense [[que que]] c’est fini.', fix: 'que' },
    { text: 'Du pain [[et et]] du beurre.', fix: 'et' },
    { text: 'Ils sont [[dans dans]] la cour.', fix: 'dans' },
    { text: 'Je pars [[avec avec]] lui.', fix: 'avec' },
  ],
  misses: ['Nous nous sommes contents.', 'Ils ont tout tout perdu.'],
  check(sentence, report) {
    for (const [first, second] of findRepeatedWords(sentence)) {
      if (MAY_REPEAT.has(second.norm)) continue;
      report({ start: first.start, end: second.end }, [first.text], {
        safe: NEVER_REPEAT.has(second.norm),
      });
    }
  },
});
