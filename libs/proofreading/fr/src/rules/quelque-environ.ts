import { defineRule } from '@tercet/proofreading-core';

const NUMERAL =
  /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille)(?:-(?!là)\p{L}+)*$/u;

export const quelqueEnviron = defineRule({
  id: 'fr/quelque-environ',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“Quelque” before a number means “about” and takes no “s”.',
    fr: '« Quelque » devant un nombre veut dire « environ » et ne prend pas de « s ».',
    es: '«Quelque» ante un número significa «unos» y no lleva «s».',
  },
  explanation: {
    en: 'As an adverb meaning “about”, “quelque” is invariable: “il y a quelque dix ans”; before a noun it agrees: “quelques années”.',
    fr: 'Adverbe au sens d’« environ », « quelque » est invariable : « il y a quelque dix ans » ; devant un nom, il s’accorde : « quelques années ».',
    es: 'Como adverbio («unos»), «quelque» es invariable: «il y a quelque dix ans»; ante un sustantivo concuerda: «quelques années».',
  },
  valid: [
    'Il y a quelque dix ans.',
    'Il y a quelques années.',
    'Ces quelques trente euros perdus ne comptent pas.',
    'Quelque cent personnes sont là.',
    'Il a vu quelques amis.',
    'Vingt et quelques personnes.',
    'Les quelques premiers jours.',
    'Quelques mots suffisent.',
  ],
  invalid: [
    { text: 'Le puits a [[quelques]] trente mètres de fond.', fix: 'quelque' },
    { text: 'Le puits a [[quelques]] 30 mètres de fond.', fix: 'quelque' },
    { text: '[[Quelques]] cent personnes sont là.', fix: 'Quelque' },
    { text: 'Il reste [[quelques]] trois mille francs.', fix: 'quelque' },
    { text: 'Cela fait [[quelques]] vingt mètres.', fix: 'quelque' },
  ],
  misses: ['Il reste quelques 3,5 litres.'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      if (token.norm !== 'quelques' || !next) continue;
      if (
        tokens[index - 1]?.norm === 'et' ||
        /^(?:ces|les|des)$/u.test(tokens[index - 1]?.norm ?? '')
      )
        continue;
      const isNumber =
        next.kind === 'number' ? /^[\d\s]+$/u.test(next.text) : NUMERAL.test(next.norm);
      if (isNumber) report(token, [token.text.slice(0, -1)]);
    }
  },
});
