import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { NONE, SINGULAR } from '../grammar/cells';
import { chainTo } from '../grammar/chains';
import { isClauseStart } from '../grammar/clause-start';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { has, isFinite, isNoun, isPastParticiple } from '../grammar/words';

const PLURAL_SUBJECT =
  /^(?:ils|elles|ceux|celles|eux|qui|ceux-ci|certains|plusieurs|tous|beaucoup)$/u;

export const onOnt = defineRule({
  id: 'fr/on-ont',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: “on” is the subject, “ont” the verb “avoir”.',
    fr: '« {found} » s’écrit ici « {fix} » : « on » est le sujet, « ont » le verbe « avoir ».',
    es: '«{found}» debe ser «{fix}»: «on» es el sujeto y «ont» el verbo «avoir».',
  },
  explanation: {
    en: 'If “avaient” can take its place, write “ont”: “ils ont mangé”; if “il” can, write “on”: “on mange”.',
    fr: 'Si « avaient » peut le remplacer, écrivez « ont » : « ils ont mangé » ; si c’est « il », écrivez « on » : « on mange ».',
    es: 'Si puede sustituirse por «avaient», escribe «ont»: «ils ont mangé»; si por «il», «on»: «on mange».',
  },
  valid: [
    'On mange tôt ici.',
    'Ils ont mangé tôt.',
    'Ont-ils mangé ?',
    'Les gens qu’on voit rient.',
    'Le soir, on chante.',
    'Elles ont peur.',
    'Quand on veut, on peut.',
    'Les livres ont été lus.',
  ],
  invalid: [
    { text: '[[Ont]] mange tôt ici.', fix: 'On' },
    { text: 'Ils [[on]] mangé tôt.', fix: 'ont' },
    { text: 'Les voisins [[on]] vendu la maison.', fix: 'ont' },
    { text: 'Le soir, [[ont]] chante.', fix: 'on' },
    { text: 'Elles [[on]] peur du noir.', fix: 'ont' },
    { text: 'Les personnes présentes [[on]] signé.', fix: 'ont' },
    { text: 'Mes parents [[on]] une maison.', fix: 'ont' },
  ],
  misses: ['Mes amis on la grippe.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next?.kind !== 'word' || next.text.startsWith('-')) continue;
      if (word.norm === 'on' && isVerb(words, index, next))
        report(word, [matchCase(word.text, 'ont')]);
      if (word.norm === 'ont' && isSubject(words, index, next))
        report(word, [matchCase(word.text, 'on')]);
    }
  },
});

function isVerb(words: readonly AnalysedWord[], index: number, next: AnalysedWord): boolean {
  const before = words[index - 1];
  if (before?.kind !== 'word' || words[index]?.text.startsWith('-') || has(next, isFinite))
    return false;
  const isPronoun = PLURAL_SUBJECT.test(before.norm) && before.norm !== 'qui';
  if (
    /^(?:ils|elles)$/u.test(before.norm) ||
    (before.norm === 'qui' && has(next, isPastParticiple))
  )
    return true;
  const isPlural =
    isPronoun ||
    (isNoun(before.best) && before.best.number === 'pl') ||
    isAfterPlural(words, index);
  const isObject =
    /^(?:une?|des|du|besoin|envie|faim|soif|peur|raison|tort|déjà|eu|été)$/u.test(next.norm) &&
    words[index - 2]?.best.pos === 'DET';
  return isPlural && (isObject || next.norm === 'été' || isPastParticiple(next.best));
}

/** `les gens présent on signé`: the adjective between is wrong, or agrees. */
function isAfterPlural(words: readonly AnalysedWord[], index: number): boolean {
  const group = nounGroups(words).find(({ end }) => end === index);
  const [head] = group ? chainTo(words, group, true).groups : [];
  return (
    head?.determiner !== undefined &&
    (cellsOfGroup(words, head) & SINGULAR) === NONE &&
    isClauseStart(words, head.start)
  );
}

function isSubject(words: readonly AnalysedWord[], index: number, next: AnalysedWord): boolean {
  const before = words[index - 1];
  const isStart =
    before === undefined ||
    before.kind === 'punctuation' ||
    /^(?:que|qu'|si|quand)$/u.test(before.norm);
  const isVerbNext = has(
    next,
    (reading) => isFinite(reading) && reading.person === 3 && reading.number === 'sg',
  );
  return isStart && isVerbNext && !has(next, isNoun) && !has(next, isPastParticiple);
}
