import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';

const FACTOR = /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf)$/u;
const LAST =
  /^(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|mille)(?:-|$)/u;
const EIGHTY = /^quatre-vingts-(\p{L}.*)$/u;
/** What comes before a place in a series, not a count: `la page deux cent`. */
const LABEL = /^(?:page|pages|chapitre|numéro|an|année|en)$/u;

export const vingtCentMille = defineRule({
  id: 'fr/vingt-cent-mille',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'This numeral is written “{fix}” here.',
    fr: 'Ce nombre s’écrit ici « {fix} ».',
    es: 'Este número se escribe aquí «{fix}».',
  },
  explanation: {
    en: '“Vingt” and “cent” take an “s” when multiplied and last: “quatre-vingts”, “deux cents”, but “deux cent trois”. “Mille” never does.',
    fr: '« Vingt » et « cent » prennent un « s » s’ils sont multipliés et en dernier : « quatre-vingts », « deux cents », mais « deux cent trois ». « Mille » est invariable.',
    es: '«Vingt» y «cent» llevan «s» si van multiplicados y al final: «quatre-vingts», «deux cents», pero «deux cent trois». «Mille» es invariable.',
  },
  valid: [
    'Il a deux cents livres.',
    'Il a deux cent trois livres.',
    'Elle a quatre-vingts ans.',
    'Elle a quatre-vingt-deux ans.',
    'Trois mille pas plus loin.',
    'Le port est à dix milles de la côte.',
    'Ils ont fait cinq milles marins.',
    'La page deux cent est vide.',
    'Cent personnes attendent.',
    'Deux cent mille euros.',
    'Trois cents millions d’euros.',
  ],
  invalid: [
    { text: 'Il a [[deux cent]] livres.', fix: 'deux cents' },
    { text: 'Il a [[deux cents trois]] livres.', fix: 'deux cent trois' },
    { text: 'Trois [[milles]] personnes attendent.', fix: 'mille' },
    { text: 'Elle a [[quatre-vingt]] ans.', fix: 'quatre-vingts' },
    { text: 'Cela coûte [[cinq cent]] euros.', fix: 'cinq cents' },
    { text: 'Ils étaient [[vingts]] à table.', fix: 'vingt' },
    { text: 'Elle a [[quatre-vingts-deux]] ans.', fix: 'quatre-vingt-deux' },
  ],
  misses: ['Il a deux cent quatre vingt livres.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      const next = words[index + 1];
      const counted = isCounted(next);
      const eighty = EIGHTY.exec(word.norm);
      if (eighty?.[1] !== undefined)
        report(word, [matchCase(word.text, `quatre-vingt-${eighty[1]}`)]);
      else if (word.norm === 'vingts' && before?.norm !== 'quatre' && before?.text !== '-')
        report(word, [word.text.slice(0, -1)]);
      else if (word.norm === 'quatre-vingt' && counted) report(word, [`${word.text}s`]);
      else if (
        word.norm === 'milles' &&
        isNumbered(next) &&
        before &&
        before.norm !== 'mille' &&
        isNumeral(before)
      )
        report(word, [word.text.slice(0, -1)]);
      if (!before || !FACTOR.test(before.norm) || LABEL.test(words[index - 2]?.norm ?? ''))
        continue;
      if (word.norm === 'cent' && counted)
        report({ start: before.start, end: word.end }, [`${before.text} cents`]);
      if (word.norm === 'cents' && next && LAST.test(next.norm))
        report({ start: before.start, end: next.end }, [`${before.text} cent ${next.text}`]);
    }
  },
});

const isNumeral = (word: AnalysedWord): boolean =>
  word.best.pos === 'NUM' || FACTOR.test(word.norm);

/** `trois milles personnes`, but `à dix milles de la côte`, `cinq milles marins`. */
const isNumbered = (next: AnalysedWord | undefined): boolean =>
  next?.kind === 'word' &&
  /^(?:NOUN|NUM|ADJ)$/u.test(next.best.pos) &&
  !/^(?:marin|nautique)s?$/u.test(next.norm);

/** A plural noun follows at once. */
const isCounted = (next: AnalysedWord | undefined): boolean =>
  next?.kind === 'word' &&
  next.best.pos === 'NOUN' &&
  !LAST.test(next.norm) &&
  next.best.number !== 'sg';
