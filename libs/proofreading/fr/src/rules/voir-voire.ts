import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { hasOnly, isFinite, isInfinitive, isQualifier } from '../grammar/words';

export const voirVoire = defineRule({
  id: 'fr/voir-voire',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: “voire” means “and even”, “voir” is the verb.',
    fr: 'Écrivez « {fix} » : « voire » veut dire « et même », « voir » est le verbe.',
    es: 'Escribe «{fix}»: «voire» significa «e incluso»; «voir» es el verbo.',
  },
  explanation: {
    en: '“Voire”, with an “e”, adds something stronger: “difficile, voire impossible”. “Voir” means “to see”.',
    fr: '« Voire », avec un « e », renchérit : « difficile, voire impossible ». « Voir » se rapporte à la vue.',
    es: '«Voire», con «e», añade algo más fuerte: «difficile, voire impossible». «Voir» significa «ver».',
  },
  valid: [
    'C’est difficile, voire impossible.',
    'Il faut voir ce film.',
    'Pour en savoir plus, voir la page deux.',
    'Il aime lire, voir des films et dormir.',
    'Je veux le voir heureux.',
    'Il rêve de la rencontrer, de la voir contente.',
    'Pour l’emploi, voir ci-dessous.',
    'C’est à voir.',
  ],
  invalid: [
    { text: 'C’est difficile, [[voir]] impossible.', fix: 'voire' },
    { text: 'Ce plat est salé, [[voir]] immangeable.', fix: 'voire' },
    { text: 'Il faut deux jours, [[voir]] trois.', fix: 'voire' },
    { text: 'La réponse sera longue, [[voir]] très longue.', fix: 'voire' },
    { text: 'Il faut [[voire]] ce film.', fix: 'voir' },
    { text: 'Je vais [[voire]] ma sœur.', fix: 'voir' },
  ],
  misses: ['Elle est belle voir magnifique.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.text === 'voir' && isEven(words, index)) report(word, ['voire']);
      const before = words[index - 1];
      const isObject = /^(?:DET|PRON)$/u.test(words[index + 1]?.best.pos ?? '');
      if (word.text === 'voire' && before && isObject && isModal(before)) report(word, ['voir']);
    }
  },
});

const MODALS = /^(?:falloir|vouloir|pouvoir|devoir|aller|venir|faire|espérer|souhaiter|aimer)$/u;
const isModal = ({ readings }: AnalysedWord): boolean =>
  readings.some((reading) => isFinite(reading) && MODALS.test(reading.lemma));

/** After a comma, the same kind of word on either side: `difficile, voir impossible`. */
function isEven(words: readonly AnalysedWord[], index: number): boolean {
  if (words[index - 1]?.text !== ',') return false;
  const before = words[index - 2];
  const isDegree = /^(?:très|trop|plus|même)$/u.test(words[index + 1]?.norm ?? '');
  const next = words[index + (isDegree ? 2 : 1)];
  const end = words[index + (isDegree ? 3 : 2)];
  if (!before || next?.kind === undefined || next.kind === 'punctuation') return false;
  if (next.kind === 'number' || next.best.pos === 'NUM')
    return end?.kind !== 'word' || end.norm === 'ou';
  const isClosed = end === undefined || end.kind === 'punctuation';
  return (
    isClosed && isQualifier(before.best) && isQualifier(next.best) && !hasOnly(next, isInfinitive)
  );
}
