import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { isMisspeltOn } from '../grammar/misspelt-have';
import { has, isFinite, isNoun, isPastParticiple } from '../grammar/words';

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
    { text: 'Ses amis l’ont vu et m’[[on]] toujours dit la vérité.', fix: 'ont' },
    { text: 'Les ouvriers [[on]] bien travaillé.', fix: 'ont' },
    { text: 'Les ouvriers [[on]] toujours raison.', fix: 'ont' },
  ],
  misses: ['Mes amis on la grippe.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next?.kind !== 'word' || next.text.startsWith('-')) continue;
      if (isMisspeltOn(words, index)) report(word, [matchCase(word.text, 'ont')]);
      if (word.norm === 'ont' && isSubject(words, index, next))
        report(word, [matchCase(word.text, 'on')]);
    }
  },
});

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
