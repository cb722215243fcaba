import { type AnalysedWord, type Grammar, defineRule, matchCase } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import type { GrammaticalNumber } from '../grammar/noun-number';
import { nounNumber } from '../grammar/noun-number';
import { nounPhraseAt } from '../grammar/noun-phrase';

const SINGULAR = wordSet('a an every another');
const PLURAL = wordSet('these those several many');
/** What may follow the last noun of a phrase. */
const GOES_ON = /^(?:VERB|AUX|ADP|SCONJ|CCONJ|PUNCT|PRON|ADV|PART)$/;

export const determinerNumber = defineRule({
  id: 'en/determiner-number',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“{found}” mixes one and many: write “{fix}”.',
    fr: '« {found} » mêle singulier et pluriel : écrivez « {fix} ».',
    es: '«{found}» mezcla singular y plural: escribe «{fix}».',
  },
  explanation: {
    en: '“A”, “each”, “every”, “another” go with one thing, “these”, “those”, “several”, “many” with more: “a city”, “these cities”.',
    fr: '« A », « each », « every », « another » vont avec un singulier, « these », « those », « several », « many » avec un pluriel : « a city », « these cities ».',
    es: '«A», «each», «every», «another» van con singular; «these», «those», «several», «many», con plural: «a city», «these cities».',
  },
  valid: [
    'We live in a big city.',
    'These old cities are fine.',
    'A few days passed.',
    'A sports shop opened.',
    'Many a good man left.',
    'Each of these houses is new.',
    'Those car parts are old.',
    'It is a means of transport.',
    'Every two weeks we meet.',
    'A thousand years passed.',
  ],
  invalid: [
    { text: 'We live in [[a noisy towns]].', fix: 'a noisy town' },
    { text: 'I like [[these lamp]].', fix: 'these lamps' },
    { text: '[[Every mornings]] I run.', fix: 'Every morning' },
    { text: 'She has [[several uncle]] in Rome.', fix: 'several uncles' },
    { text: 'He found [[an old lamps]] here.', fix: 'an old lamp' },
    { text: 'I like [[those old village]] in town.', fix: 'those old villages' },
  ],
  misses: ['We saw these beautiful Roman bridge.'],
  check({ words, grammar }, report) {
    for (const [index, opener] of words.entries()) {
      const isSingular = SINGULAR.has(opener.norm);
      if (!isSingular && !PLURAL.has(opener.norm)) continue;
      if (/^(?:such|of|all|quite|as|so)$/.test(words[index - 1]?.norm ?? '')) continue;
      const phrase = nounPhraseAt(words, index);
      if (!phrase || phrase.hasAmount || phrase.opener !== opener) continue;
      const inner = words.slice(index + 1, phrase.end);
      if (!inner.every(isPlain) || phrase.end - index > 4) continue;
      const next = words[phrase.end];
      if (next && (!GOES_ON.test(next.best.pos) || /^(?:'s|'|’|and|or|-|–)$/.test(next.norm)))
        continue;
      const { head } = phrase;
      const wanted = isSingular ? 'sg' : 'pl';
      if (head.best.pos !== 'NOUN' || nounNumber(head) !== (isSingular ? 'pl' : 'sg')) continue;
      if (head.readings.some(({ pos }) => pos !== 'NOUN')) continue;
      if (MASS.has(head.norm) || (index > 0 && opener.text !== opener.norm)) continue;
      const forms = formsOf(grammar, head, wanted);
      const before = [opener, ...inner.slice(0, -1)].map(({ text }) => text).join(' ');
      const fixes = forms.map((form) => `${before} ${matchCase(head.text, form)}`);
      if (fixes.length > 0) report({ start: opener.start, end: head.end }, fixes);
    }
  },
});

/** Nouns without a plural: "many money" lacks no -s. */
const MASS = wordSet(
  'money wine milk information advice homework furniture luggage traffic equipment software music rice bread news knowledge',
);
const AMOUNTS =
  /^(?:a|an|few|many|great|lot|dozen|hundred|thousand|million|more|most|little|couple|pair|number|several|some|billion|day|year)$/;

const isPlain = (
  { norm, kind, text, best }: AnalysedWord,
  at: number,
  all: readonly AnalysedWord[],
): boolean =>
  kind === 'word' &&
  text === text.toLowerCase() &&
  !AMOUNTS.test(norm) &&
  norm !== "'s" &&
  (at === all.length - 1 || best.pos === 'ADJ');

function formsOf(grammar: Grammar, noun: AnalysedWord, number: GrammaticalNumber): string[] {
  const readings = noun.readings.filter(({ pos }) => pos === 'NOUN');
  const forms = readings.flatMap((reading) => {
    const { number: _number, ...rest } = reading;
    return grammar.inflect({ ...rest, tag: 'NOUN' }, { number });
  });
  return [...new Set(forms)].filter((form) => form !== noun.norm);
}
