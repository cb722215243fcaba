import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';

const TIME =
  /^(?:ans?|années?|mois|semaines?|jours?|heures?|minutes?|secondes?|siècles?|instants?|peu|beaucoup)$/u;
const COMPARED =
  /^(?:prévu|d'habitude|d'ordinaire|hier|avant|nécessaire|attendu|annoncé|possible)$/u;
const GOING =
  /^(?:arriver|partir|venir|revenir|naître|mourir|commencer|finir|terminer|lever|coucher|rentrer|sortir|entrer|repartir|vivre|avoir|être)$/u;
const PREFERRING = /^(?:préf[éè]r|choisi|opt)/u;

export const plusTot = defineRule({
  id: 'fr/plus-tot',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: “plus tôt” tells the time, “plutôt” a preference.',
    fr: 'Écrivez « {fix} » : « plus tôt » dit le temps, « plutôt » la préférence.',
    es: 'Escribe «{fix}»: «plus tôt» indica tiempo; «plutôt», preferencia.',
  },
  explanation: {
    en: '“Plus tôt”, in two words, is the contrary of “plus tard”; “plutôt” means “rather”.',
    fr: '« Plus tôt », en deux mots, s’oppose à « plus tard » ; « plutôt » veut dire « de préférence ».',
    es: '«Plus tôt», en dos palabras, es lo contrario de «plus tard»; «plutôt» significa «más bien».',
  },
  valid: [
    'Il est arrivé plus tôt que prévu.',
    'Je préfère plutôt le vin.',
    'Il est parti un jour plus tôt.',
    'Elle est plutôt jolie.',
    'Prends du thé plutôt que du café.',
    'Deux jours plutôt calmes nous attendent.',
    'Viens plus tôt demain.',
    'Le plus tôt sera le mieux.',
    'Il dort plutôt que de travailler.',
    'Disons deux jours plutôt.',
    'Prenez le train de six heures plutôt.',
  ],
  invalid: [
    { text: 'Il est arrivé [[plutôt]] que prévu.', fix: 'plus tôt' },
    { text: 'Elle est partie [[plutôt]] que d’habitude.', fix: 'plus tôt' },
    { text: 'Il est venu une heure [[plutôt]].', fix: 'plus tôt' },
    { text: 'J’ai choisi [[plus tôt]] le vin rouge.', fix: 'plutôt' },
    { text: 'Il dort [[plus tôt]] que de travailler.', fix: 'plutôt' },
    { text: 'Deux ans [[plutôt]], elle vivait ici.', fix: 'plus tôt' },
  ],
  misses: ['Viens plutôt demain, à six heures.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm === 'plutôt' && isOfTime(words, index))
        report(word, [matchCase(word.text, 'plus tôt')]);
      const next = words[index + 1];
      if (word.norm === 'plus' && next?.norm === 'tôt' && isRather(words, index))
        report({ start: word.start, end: next.end }, [matchCase(word.text, 'plutôt')]);
    }
  },
});

function isOfTime(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  const compared = words[index + 2]?.norm ?? '';
  const after = compared === "d'" ? `d'${words[index + 3]?.norm ?? ''}` : compared;
  if (/^(?:que|qu')$/u.test(next?.norm ?? '')) return COMPARED.test(after);
  const isEnd = next === undefined || next.kind === 'punctuation';
  const before = words[index - 1]?.norm ?? '';
  const isCounted = words[index - 2]?.best.pos === 'NUM' || words[index - 2]?.best.pos === 'DET';
  return isEnd && TIME.test(before) && isCounted && isAdverbial(words[index - 3]);
}

/** `disons deux jours plutôt` has an object, `il est venu deux jours plus tôt` a time. */
const isAdverbial = (before: AnalysedWord | undefined): boolean =>
  before === undefined ||
  before.kind === 'punctuation' ||
  before.readings.some(({ lemma, pos }) => pos === 'VERB' && GOING.test(lemma));

function isRather(words: readonly AnalysedWord[], index: number): boolean {
  if (/^(?:le|au|deux|ans|jours?|heures?|peu)$/u.test(words[index - 1]?.norm ?? '')) return false;
  if (PREFERRING.test(words[index - 1]?.norm ?? '')) return true;
  const [que, de] = [words[index + 2]?.norm ?? '', words[index + 3]?.norm ?? ''];
  return que === 'que' && /^(?:de|d')$/u.test(de) && words[index + 4]?.best.form === 'inf';
}
