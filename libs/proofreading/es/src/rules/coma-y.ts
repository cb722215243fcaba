import { type AnalysedWord, type Reading, defineRule } from '@tercet/proofreading-core';
import { isAdjective, isInfinitive, isNoun, may } from '../grammar/words';

const isName = ({ pos }: Reading): boolean => pos === 'PROPN';
const KINDS = [isNoun, isAdjective, isInfinitive, isName];

export const comaY = defineRule({
  id: 'es/coma-y',
  category: 'punctuation',
  level: 'suggestion',
  message: {
    en: 'In a list no comma goes before “y”.',
    fr: 'Dans une énumération, pas de virgule devant « y ».',
    es: 'En una enumeración no va coma ante «y».',
  },
  explanation: {
    en: 'The last member of a simple list is joined by “y” or “o” without a comma: “pan, queso y vino”.',
    fr: 'Le dernier membre d’une énumération simple est joint par « y » ou « o » sans virgule : « pan, queso y vino ».',
    es: 'El último miembro de una enumeración simple se une con «y» u «o» sin coma: «pan, queso y vino».',
  },
  valid: [
    'Compró pan, queso y vino.',
    'Llegó tarde, y nadie le habló.',
    'Ana, mi hermana, y Luis vinieron.',
    'Comió, bebió, y se fue a casa de su tía.',
    'Es alta, rubia y simpática.',
    'Vino, y mucho.',
    'Los de aquí, y los de allí.',
    'Compró pan, y yo queso.',
  ],
  invalid: [
    { text: 'Compró pan, queso[[, y]] vino.', fix: ' y' },
    { text: 'Es alta, rubia[[, y]] simpática.', fix: ' y' },
    { text: 'Me gusta leer, nadar[[, y]] correr.', fix: ' y' },
    { text: 'Hay perros, gatos[[, y]] vacas.', fix: ' y' },
    { text: 'Me gusta leer libros, ver películas[[, y]] jugar.', fix: ' y' },
    { text: '¿Quieres agua, leche[[, o]] vino?', fix: ' o' },
  ],
  misses: ['Compró el pan, el queso, y el vino de la casa.'],
  check({ words }, report) {
    for (const [index, and] of words.entries()) {
      const comma = words[index - 1];
      if (!/^[yeo]$/u.test(and.norm) || comma?.text !== ',' || and.gap !== ' ') continue;
      const last = words[index - 2];
      const earlier = words[index - 3];
      const next = words[index + 1];
      const end = words[index + 2];
      if (next && isInfinitiveList(words, index)) {
        report({ start: comma.start, end: and.end }, [` ${isBeforeI(and, next) ? 'e' : and.text}`]);
        continue;
      }
      if (!last || !next || earlier?.text !== ',' || !areAlike(last, next)) continue;
      const first = words[index - 4];
      if (!first || !areAlike(first, last) || (end && end.kind !== 'punctuation')) continue;
      report({ start: comma.start, end: and.end }, [` ${isBeforeI(and, next) ? 'e' : and.text}`]);
    }
  },
});

/** Single words of one kind: two nouns, two adjectives, two infinitives. */
const areAlike = (one: AnalysedWord, other: AnalysedWord): boolean =>
  one.kind === 'word' && KINDS.some((test) => may(one, test) && may(other, test));

/** `simpática e inteligente` */
const isBeforeI = (and: AnalysedWord, next: AnalysedWord): boolean =>
  and.norm === 'y' && /^h?[ií](?![aeoáéó])/u.test(next.norm);

/** `leer libros, ver películas, y jugar`: each member starts with an infinitive. */
function isInfinitiveList(words: readonly AnalysedWord[], and: number): boolean {
  const commas = words.flatMap(({ text }, at) => (text === ',' && at < and - 1 ? [at] : []));
  const previous = commas.at(-1);
  const starts = [and + 1, ...(previous === undefined ? [] : [previous + 1])];
  return (
    previous !== undefined &&
    and - previous < 9 &&
    // `o largar él mismo un balón que…`: a long last member may well stand apart.
    (words[and]?.norm !== 'o' ||
      words.slice(and + 1).findIndex(({ kind }) => kind !== 'word') <= 4) &&
    starts.every((at) => words[at]?.best.form === 'inf')
  );
}
