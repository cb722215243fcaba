import {
  type AnalysedWord,
  type RuleSentence,
  defineRule,
  matchCase,
} from '@tercet/proofreading-core';
import { isAfterSign, pastClitics } from '../grammar/clitics';
import { hasOnly, isFinite, isHanging, isPlainWord, isUnknown } from '../grammar/words';

export const imperatifSansS = defineRule({
  id: 'fr/imperatif-sans-s',
  category: 'verb',
  level: 'error',
  message: {
    en: 'The imperative is written “{fix}”.',
    fr: 'L’impératif s’écrit « {fix} ».',
    es: 'El imperativo se escribe «{fix}».',
  },
  explanation: {
    en: 'Verbs in “-er” take no “s” in the imperative singular: “mange”, “va”; the others keep it: “prends”, “attends”. Before “y” and “en” all have it: “vas-y”.',
    fr: 'Les verbes en « -er » ne prennent pas de « s » à l’impératif singulier : « mange », « va » ; les autres le gardent : « prends », « attends ». Devant « y » et « en », tous l’ont : « vas-y ».',
    es: 'Los verbos en «-er» no llevan «s» en el imperativo singular: «mange», «va»; los demás sí: «prends», «attends». Ante «y» y «en» la llevan todos: «vas-y».',
  },
  valid: [
    'Mange ta soupe.',
    'Vas-y tout de suite.',
    'Parles-en à ton père.',
    'Ne l’attends pas.',
    'N’y va pas.',
    'Manges-tu de la viande ?',
    'Ne pas fumer.',
    'Prends ton temps.',
    'Fait à la main, ce pain est bon.',
    'Vient ton tour de parler, et tu te tais.',
    'Ne fait pas partie du groupe.',
    'Ces mots et « cent » n’en sont pas.',
  ],
  invalid: [
    { text: '[[Manges]] ta soupe.', fix: 'Mange' },
    { text: 'Paul, [[regardes]] la mer.', fix: 'regarde' },
    { text: '[[Vas]] chercher du pain.', fix: 'Va' },
    { text: 'Ne l’[[attend]] pas.', fix: 'attends' },
    { text: 'N’y [[vas]] pas seul.', fix: 'va' },
    { text: '[[Prend]] ton temps.', fix: 'Prends' },
    { text: '[[Dit]] bonjour à tes parents.', fix: 'Dis' },
    { text: 'Ne [[manges]] pas si vite.', fix: 'mange' },
  ],
  misses: ['Prend du pain.'],
  falseAlarms: ['Lui, n’en perd pas une miette.'],
  check(sentence, report) {
    const { words } = sentence;
    if (words.at(-1)?.text === '?') return;
    for (const index of words.keys()) {
      if (!isAfterSign(words, index)) continue;
      const at = /^(?:ne|n')$/u.test(words[index]?.norm ?? '') ? pastClitics(words, index) : index;
      const verb = words[at];
      if (!verb || isHanging(words[at + 1])) continue;
      const fix = fixFor(sentence, at, at > index);
      if (fix !== undefined) report(verb, [matchCase(verb.text, fix)]);
    }
  },
});

function fixFor(
  { words, grammar }: RuleSentence,
  at: number,
  isNegated: boolean,
): string | undefined {
  const verb = words[at];
  const next = words[at + 1];
  if (!verb || verb.kind !== 'word' || next?.kind !== 'word' || isUnknown(verb)) return undefined;
  const isDenied = isNegated && /^(?:pas|plus|jamais|rien)$/u.test(next.norm);
  if (isNegated && !isDenied) return undefined;
  if (verb.norm === 'vas') return 'va';
  if (at === 0 && isToldToDo(words)) return `${verb.norm.replace(/(?<!e)t$/u, '')}s`;
  if (/es$/u.test(verb.norm) && hasOnly(verb, isSecond)) {
    const isOpen = at > 0 && !isNegated && words[at - 1]?.text !== ',';
    if (isOpen || words.slice(0, at).some(({ norm }) => norm === 'tu')) return undefined;
    const fix = verb.norm.slice(0, -1);
    return grammar.readings(fix).some(({ mood }) => mood === 'imp') ? fix : undefined;
  }
  const [object] = words.slice(at - 1, at);
  const isTold =
    isDenied && object !== undefined && /^(?:l'|le|la|les|m'|me|y|en|lui|leur)$/u.test(object.norm);
  if (!isTold || !isPlainWord(verb) || !hasOnly(verb, isThird)) return undefined;
  const [reading] = verb.readings;
  return (
    reading &&
    grammar.inflect(reading, {
      form: 'fin',
      mood: 'imp',
      tense: 'pres',
      person: 2,
      number: 'sg',
    })[0]
  );
}

/** `dit bonjour à tes parents`, `prend ton temps`: an order with which the sentence begins, and its one verb. */
function isToldToDo(words: RuleSentence['words']): boolean {
  const [verb, next, ...rest] = words;
  const isOrder =
    /^(?:dit|fait|vient|prend|met|attend|tient|répond|rend|lit|écrit|finit|choisit|sort|apprend)$/u.test(
      verb?.norm ?? '',
    ) && /^(?:bonjour|merci|attention|gaffe|ton|ta|tes|moi)$/u.test(next?.norm ?? '');
  return isOrder && next?.gap !== '' && !rest.some((word) => isFinite(word.best));
}

const isSecond = (reading: AnalysedWord['best']): boolean =>
  isFinite(reading) && reading.person === 2 && reading.lemma.endsWith('er');
const isThird = (reading: AnalysedWord['best']): boolean =>
  isFinite(reading) && reading.person === 3 && reading.mood === 'ind' && reading.tense === 'pres';
