import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isFinite, may } from '../grammar/words';

/** What something is compared with: `mi casa`, `la tuya`, `yo`. */
const COMPARED =
  /^(?:yo|tú|él|ella|ellos|ellas|nosotros|nosotras|usted|ustedes|el|la|los|las|mi|mis|tu|tus|su|sus|nuestr[oa]s?)$/u;
const MORE = /^(?:mayor|menor|mejor|peor|mayores|menores|mejores|peores)$/u;

export const tanComo = defineRule({
  id: 'es/tan-como',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'A comparison with “tan” takes “como”, one with “más” takes “que”: “{fix}”.',
    fr: 'Une comparaison avec « tan » demande « como », avec « más », « que » : « {fix} ».',
    es: 'La comparación con «tan» lleva «como», y con «más», «que»: «{fix}».',
  },
  explanation: {
    en: 'Equal things are “tan alto como”; unequal ones “más alto que”: “es tan alto como yo”, “es más alto que yo”.',
    fr: 'L’égalité se dit « tan alto como », l’inégalité « más alto que » : « es tan alto como yo », « es más alto que yo ».',
    es: 'La igualdad se dice «tan alto como»; la desigualdad, «más alto que»: «es tan alto como yo», «es más alto que yo».',
  },
  valid: [
    'Es tan alto como yo.',
    'Es tan alto que la puerta le queda baja.',
    'Habla tan bajo que yo no lo oigo.',
    'Es mayor que yo.',
    'Es la mejor de la clase.',
    'Lo mejor de mí es eso.',
    'Dieron lo mejor de ellos.',
    'Es el más alto de nosotros.',
    'Sacó lo peor de mí.',
  ],
  invalid: [
    { text: 'Mi casa es tan grande [[que]] la tuya.', fix: 'como' },
    { text: 'Juan es tan alto [[que]] su padre.', fix: 'como' },
    { text: 'No soy tan rápido [[que]] tú.', fix: 'como' },
    { text: 'Ella es más joven [[de mí]].', fix: 'que yo' },
    { text: 'Mi hermano es mayor [[de mí]].', fix: 'que yo' },
    { text: 'Es más alta [[de ti]].', fix: 'que tú' },
  ],
  misses: ['Es mayor de mi hermano.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm === 'que' && isEqual(words, index)) report(word, ['como']);
      const pronoun = words[index + 1];
      if (word.norm !== 'de' || !pronoun || !isMore(words, index)) continue;
      const fix = pronoun.norm === 'mí' ? 'que yo' : pronoun.norm === 'ti' ? 'que tú' : undefined;
      if (fix) report({ start: word.start, end: pronoun.end }, [fix]);
    }
  },
});

/** `tan grande que la tuya`, with no verb behind it. */
function isEqual(words: readonly AnalysedWord[], index: number): boolean {
  const first = words[index + 1];
  if (words[index - 2]?.norm !== 'tan' || words[index - 1]?.best.pos !== 'ADJ' || !follows(first))
    return false;
  const rest = words.slice(index + 1);
  const end = rest.at(-1);
  return (
    COMPARED.test(first.norm) &&
    rest.every(({ norm }) => norm !== 'no') &&
    rest.length <= 5 &&
    /^[.!?]$/u.test(end?.text ?? '') &&
    rest.every(
      (word) => !may(word, isFinite) || (word.best.pos !== 'VERB' && word.best.pos !== 'AUX'),
    )
  );
}

/** `es más joven de`, and not `lo mejor de`, `el más alto de` */
function isMore(words: readonly AnalysedWord[], index: number): boolean {
  const adjective = words[index - 1];
  if (!adjective) return false;
  const isShort = MORE.test(adjective.norm);
  if (!isShort && (words[index - 2]?.norm !== 'más' || adjective.best.pos !== 'ADJ')) return false;
  const verb = words[isShort ? index - 2 : index - 3];
  const after = words[index + 2];
  return verb?.best.lemma === 'ser' && (!after || after.kind === 'punctuation');
}
