import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { isFinite, isPastParticiple } from '../grammar/words';

const NEGATION =
  /^(?:pas|plus|jamais|rien|aucun|aucune|personne|guère|point|que|qu'|nul|nulle|ni|seul)$/u;
const SET_PHRASE = /^(?:défaut|exemple|ailleurs|conséquent|rapport|hasard)$/u;

export const pasPar = defineRule({
  id: 'fr/pas-par',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}” here.',
    fr: '« {found} » s’écrit ici « {fix} ».',
    es: '«{found}» debe ser aquí «{fix}».',
  },
  explanation: {
    en: '“Pas” goes with “ne”: “il n’est pas utilisé”; “par” tells by whom or how: “par défaut”. One letter changes the meaning.',
    fr: '« Pas » va avec « ne » : « il n’est pas utilisé » ; « par » dit par qui ou comment : « par défaut ». Une lettre change le sens.',
    es: '«Pas» va con «ne»: «il n’est pas utilisé»; «par» dice por quién o cómo: «par défaut». Una letra cambia el sentido.',
  },
  valid: [
    'Il n’est pas utilisé ici.',
    'Elle ne vient que par amitié.',
    'Il ne jure que par lui.',
    'La valeur par défaut est zéro.',
    'Il n’est vu par personne.',
    'Par exemple, il ne dort pas.',
    'Ce n’est pas exemplaire.',
    'Elle ne passe plus par ici.',
    'Il ne finira par rien dire.',
  ],
  invalid: [
    { text: 'Il n’est [[par]] utilisé ici.', fix: 'pas' },
    { text: 'Je ne me souviens [[par]] de lui.', fix: 'pas' },
    { text: 'Elle n’est en fait [[par]] fermée.', fix: 'pas' },
    { text: 'La valeur [[pas]] défaut est zéro.', fix: 'par' },
    { text: '[[Pas]] exemple, il dort tard.', fix: 'Par' },
  ],
  misses: ['Il ne vient par souvent.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm === 'par' && isNegation(words, index)) report(word, ['pas']);
      if (word.norm === 'pas' && isPreposition(words, index))
        report(word, [matchCase(word.text, 'par')]);
    }
  },
});

/** `n’est par utilisé`, `ne se souvient par de`: a `ne` without its other half. */
function isNegation(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (next?.kind !== 'word') return false;
  const ne = words.findLastIndex(({ norm }, at) => at < index && /^(?:ne|n')$/u.test(norm));
  if (ne < 0 || index - ne > 6 || next.norm === 'ici' || next.norm === 'là') return false;
  const between = words.slice(ne + 1, index);
  if (between.some(({ norm, kind }) => NEGATION.test(norm) || kind === 'punctuation')) return false;
  if (!between.some(({ best }) => isFinite(best))) return false;
  const later = words.slice(index + 1, index + 5);
  if (later.some(({ norm }) => NEGATION.test(norm))) return false;
  return next.norm === 'de' || (isPastParticiple(next.best) && next.margin > 0.3);
}

/** `la valeur pas défaut` */
function isPreposition(words: readonly AnalysedWord[], index: number): boolean {
  const before = words.slice(Math.max(0, index - 4), index);
  const isDenied = before.some(({ norm }) => /^(?:ne|n')$/u.test(norm));
  return !isDenied && SET_PHRASE.test(words[index + 1]?.norm ?? '');
}
