import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { PLURAL, adjectiveCells, firstCell, formFor, nounCells } from '../grammar/agreement';
import { isProfession } from '../grammar/people';
import { isState } from '../grammar/states';
import { follows, isFinite, isNoun, isPlain, isStatement, may, wordSet } from '../grammar/words';

const DEGREE = wordSet('muy más menos tan bastante demasiado poco');
const NO_HEADS = wordSet('vez veces mil miles');
const SURE = 0.5;
/** Colours and other words that stay as they are behind a noun. */
const INVARIABLE =
  wordSet(`naranja rosa violeta lila malva turquesa fucsia beige crema clave modelo límite piloto
  estándar extra incluso junto debido salvo excepto medio inclusive bien mal mejor peor solo todo mismo cuanto alto bajo
  claro oscuro miles mil fuente cliente servidor raíz padre madre hijo base bytes cron cero extremo web móvil rápido seguro lento duro igual debido dado visto hecho incluido`);

export const concordanciaAdjetivo = defineRule({
  id: 'es/concordancia-adjetivo',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The adjective does not agree with its noun: write “{fix}”.',
    fr: 'L’adjectif ne s’accorde pas avec son nom : écrivez « {fix} ».',
    es: 'El adjetivo no concuerda con su nombre: escribe «{fix}».',
  },
  explanation: {
    en: 'An adjective takes the gender and the number of its noun: “una persona famosa”, “los ojos grandes”.',
    fr: 'L’adjectif prend le genre et le nombre du nom : « una persona famosa », « los ojos grandes ».',
    es: 'El adjetivo lleva el género y el número del nombre: «una persona famosa», «los ojos grandes».',
  },
  valid: [
    'Una persona famosa vive aquí.',
    'Los pantalones naranja son míos.',
    'Un programa de televisión famoso.',
    'Llegó a la casa cansado.',
    'El agua fría me gusta.',
    'Compró una mesa y una silla blancas.',
    'El problema y la solución son claros.',
    'Trajo un vaso de agua lleno.',
    'El equipo de las niñas rojo ganó.',
    'Miró la foto emocionado.',
    'Los Estados Unidos y la Europa unida.',
  ],
  invalid: [
    { text: 'Es una persona [[famoso]] en su país.', fix: 'famosa' },
    { text: 'Tiene los ojos [[grande]] y verdes.', fix: 'grandes' },
    { text: 'Mi color [[favorita]] es el azul.', fix: 'favorito' },
    { text: 'Son mis canciones [[favoritos]] de ella.', fix: 'favoritas' },
    { text: 'Es una mujer muy [[simpático]] con todos.', fix: 'simpática' },
    { text: 'Llevaba un vestido [[hermosa]] ayer.', fix: 'hermoso' },
    { text: 'Usa palabras [[apropiados]] en la carta.', fix: 'apropiadas' },
    { text: 'Tiene dos hermanos [[mayor]] y una hermana menor.', fix: 'mayores' },
  ],
  misses: ['Volvió de la fiesta contenta mi hermano.'],
  check({ words, grammar }, report) {
    for (const [index, noun] of words.entries()) {
      if (!isHead(noun)) continue;
      const at = adjectiveAfter(words, index);
      const adjective = words[at];
      if (!adjective) continue;
      const cells = adjectiveCells(adjective);
      const head = nounCells(noun);
      if (cells & head || agreesBefore(words, index, cells)) continue;
      if (
        isState(adjective) &&
        !NO_STATES.test(adjective.norm) &&
        !isSubject(words, index, at) &&
        !isThere(words, index)
      )
        continue;
      if (isPaired(words, at, head, cells) || words[at + 1]?.text === '-') continue;
      // `un vestido verde botella`, `la noche anterior mismo`: the noun after it may be its own.
      if (follows(words[at + 1]) && words[at + 1]?.best.pos === 'NOUN') continue;
      const form = formFor(grammar, adjective, firstCell(head));
      if (form !== undefined) report(adjective, [form]);
    }
  },
});

/** Participles that tell what a thing is like, never how somebody feels. */
const NO_STATES =
  /^(?:apropiad|adecuad|codificad|complicad|avanzad|elevad|automatizad|personalizad|predeterminad)[oa]s?$/u;

/** Index of the first adjective behind the noun that does not agree: `aguas frías y (muy) claro`. */
function adjectiveAfter(words: readonly AnalysedWord[], index: number): number {
  const noun = words[index];
  if (!noun) return -1;
  let at = index + 1;
  for (let count = 0; count < 3; count += 1) {
    if (count > 0 && /^[ye]$/u.test(words[at]?.norm ?? '')) at += 1;
    const hasDegree = follows(words[at]) && DEGREE.has(words[at]?.norm ?? '');
    if (hasDegree) at += 1;
    const adjective = words[at];
    if (!follows(adjective) || !isAttached(adjective, hasDegree, isObject(words, index))) return -1;
    if ((adjectiveCells(adjective) & nounCells(noun)) === 0) return at;
    at += 1;
  }
  return -1;
}

/** `hay transacciones abierta`: nobody else is there whose state it could be. */
const isThere = (words: readonly AnalysedWord[], index: number): boolean =>
  /^(?:hay|había|hubo|habrá)$/u.test(words[index - 1]?.norm ?? '') ||
  /^(?:hay|había|hubo|habrá)$/u.test(words[index - 2]?.norm ?? '');

/** `las leyes primera y segunda`: one adjective for each of the things. */
function isPaired(
  words: readonly AnalysedWord[],
  at: number,
  head: number,
  cells: number,
): boolean {
  const next = words[at + 1];
  return (
    head === (head & PLURAL) &&
    cells === (cells & ~PLURAL) &&
    /^[,yeou]$/u.test(next?.norm ?? '') &&
    words[at + 2]?.best.pos !== 'DET' &&
    (adjectiveCells(words[at + 2] ?? words[at]!) & PLURAL) === 0
  );
}

function isHead(noun: AnalysedWord): boolean {
  if (NO_HEADS.has(noun.norm)) return false;
  return isPlain(noun) && noun.best.pos === 'NOUN' && (!may(noun, isFinite) || noun.margin >= SURE);
}

function isAttached(adjective: AnalysedWord, hasDegree: boolean, isObject: boolean): boolean {
  if (!isPlain(adjective) || INVARIABLE.has(adjective.norm)) return false;
  const { best, margin } = adjective;
  const isQuality = best.pos === 'ADJ' || best.form === 'part';
  if (!isQuality && (!isTakenForNoun(adjective, isObject) || best.number === 'pl')) return false;
  if (best.type !== undefined) return false;
  if (hasDegree || !isQuality) return true;
  if (may(adjective, isFinite)) return margin >= SURE && !may(adjective, isNoun);
  return !may(adjective, isNoun) || margin >= (isObject ? 1 : 0.2);
}

/** The tagger takes an adjective that does not agree for a noun: `los ojos bonita`. */
const isTakenForNoun = (word: AnalysedWord, isObject: boolean): boolean =>
  word.best.pos === 'NOUN' &&
  !isObject &&
  word.margin < 1 &&
  !may(word, isFinite) &&
  word.readings.some(({ pos, lemma }) => pos === 'ADJ' && lemma.endsWith('o')) &&
  !isProfession(word);

/** Whether an earlier noun of the chain (`programa de televisión famoso`, `mesa y silla blancas`) agrees. */
function agreesBefore(words: readonly AnalysedWord[], index: number, cells: number): boolean {
  for (let at = index - 1; at >= 0 && index - at < 12; at -= 1) {
    const word = words[at];
    if (!word || (word.kind === 'punctuation' && word.text !== ',')) return false;
    if (word.best.pos === 'CCONJ' && cells & PLURAL) return true;
    if (may(word, isStatement) && word.best.form === 'fin') return false;
    if (word.best.pos === 'NOUN' && nounCells(word) & cells) return true;
    if (word.best.pos === 'PROPN' || word.readings.some(({ guessed }) => guessed)) return true;
    if (word.best.pos === 'PRON' && word.best.type === 'indef') return true;
  }
  return false;
}

/** Whether a preposition other than `de` stands before the noun phrase: `traen al mundo gemelos`. */
function isObject(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1]?.best.pos === 'DET' ? words[index - 2] : words[index - 1];
  return before?.best.pos === 'ADP' && before.best.lemma !== 'de';
}

/** A noun phrase that opens its clause and is followed by a verb. */
function isSubject(words: readonly AnalysedWord[], index: number, end: number): boolean {
  const first = words[index - 1]?.best.pos === 'DET' ? index - 1 : index;
  const before = words[first - 1];
  const opens = !before || before.kind === 'punctuation' || before.best.pos === 'SCONJ';
  const next = words[end + 1];
  return opens && next !== undefined && next.best.form === 'fin';
}
