import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { isStatement, may } from '../grammar/words';

export const comaPero = defineRule({
  id: 'es/coma-pero',
  category: 'punctuation',
  level: 'suggestion',
  message: {
    en: 'A comma is missing before “pero”.',
    fr: 'Il manque une virgule avant « pero ».',
    es: 'Falta una coma delante de «pero».',
  },
  messages: {
    behind: {
      en: 'No comma goes after “pero”.',
      fr: 'Pas de virgule après « pero ».',
      es: 'Tras «pero» no va coma.',
    },
    aunque: {
      en: 'No comma goes after “aunque”.',
      fr: 'Pas de virgule après « aunque ».',
      es: 'Tras «aunque» no va coma.',
    },
  },
  explanation: {
    en: 'Between two clauses “pero” is preceded by a comma (“quise ir, pero no pude”); at the start of a sentence it has none behind it (“Pero no pude”), and neither has “aunque”.',
    fr: 'Entre deux propositions, « pero » est précédé d’une virgule (« quise ir, pero no pude ») ; en tête de phrase, aucune ne le suit (« Pero no pude »), pas plus que « aunque ».',
    es: 'Entre dos oraciones, «pero» lleva coma delante («quise ir, pero no pude»); al comienzo no la lleva detrás («Pero no pude»), como tampoco «aunque».',
  },
  valid: [
    'Quise ir, pero no pude.',
    'Pero no pude ir.',
    'Es caro pero bueno.',
    'Pero, según dicen, no vino.',
    'Lento pero seguro.',
    '¿Pero qué dices?',
    'No hay pero que valga.',
    'Vino (pero no habló).',
  ],
  invalid: [
    { text: 'Quise ir a verla[[ pero]] no pude.', fix: ', pero' },
    { text: 'Me caí en la calle[[ pero]] me levanté.', fix: ', pero' },
    { text: '[[Pero,]] no tenemos tiempo.', fix: 'Pero' },
    { text: 'Ella canta bien[[ pero]] no baila.', fix: ', pero' },
    { text: '[[Pero,]] es muy tarde.', fix: 'Pero' },
    { text: '[[Aunque,]] el viaje fue corto.', fix: 'Aunque' },
  ],
  misses: ['Es muy guapa pero antipática.'],
  check({ tokens, words }, report) {
    for (const [index, pero] of tokens.entries()) {
      if (pero.norm !== 'pero' && !(pero.norm === 'aunque' && index === 0)) continue;
      const next = tokens[index + 1];
      const before = tokens[index - 1];
      if (next?.text === ',') {
        const rest = tokens.slice(index + 2);
        if (!rest.some(({ text }) => /^[,—–(]$/u.test(text)))
          report(
            { start: pero.start, end: next.end },
            [tokens[index + 2]?.gap === '' ? `${pero.text} ` : pero.text],
            { message: pero.norm === 'aunque' ? 'aunque' : 'behind' },
          );
      } else if (
        pero.norm === 'pero' &&
        before?.kind === 'word' &&
        pero.gap !== '' &&
        pero.text === pero.norm &&
        next?.norm !== 'que' &&
        joinsClauses(words, index)
      ) {
        report({ start: before.end, end: pero.end }, [`, ${matchCase(pero.text, 'pero')}`]);
      }
    }
  },
});

/** A verb on either side, and the one after it close. */
function joinsClauses(words: readonly AnalysedWord[], token: number): boolean {
  const at = words.findIndex((word) => word.token === token);
  const isClause = (part: readonly AnalysedWord[]): boolean =>
    part.some((word) => word.best.form === 'fin' && may(word, isStatement));
  const start = words.slice(0, at).findLastIndex(({ kind }) => kind === 'punctuation');
  return isClause(words.slice(start + 1, at)) && isClause(words.slice(at + 1, at + 4));
}
