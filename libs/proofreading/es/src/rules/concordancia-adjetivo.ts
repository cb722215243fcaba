import {
  type AnalysedWord,
  type Grammar,
  type Reading,
  defineRule,
} from '@tercet/proofreading-core';
import {
  type Cells,
  PLURAL,
  adjectiveCells,
  bothNumbers,
  firstCell,
  formFor,
  nounCells,
} from '../grammar/agreement';
import { NO_AGENTS, RELATIONAL } from '../grammar/adjectives';
import { isProfession } from '../grammar/people';
import { determinerCells, phraseCells } from '../grammar/determiners';
import { otherHosts } from '../grammar/hosts';
import { hasBearer, isState } from '../grammar/states';
import { isTime } from '../grammar/subjects';
import {
  follows,
  isAdjective,
  isFinite,
  isInfinitive,
  isNoun,
  isParticiple,
  isPlain,
  isStatement,
  may,
  must,
  wordSet,
} from '../grammar/words';

const DEGREE = wordSet('muy más menos tan bastante demasiado poco recién ya');
/** `de aquel modo`, `a partir de ese momento`: adverbs, of whatever is told. */
const MANNER = wordSet('modo manera forma punto momento');
const NO_HEADS = wordSet('vez veces mil miles harto tanto micro mini multi contra');
const SURE = 0.5;
const DOUBT = 0.3;
/** Colours and other words that stay as they are behind a noun. */
const INVARIABLE =
  wordSet(`naranja rosa violeta lila malva turquesa fucsia beige crema clave modelo límite piloto
  estándar extra incluso junto debido salvo excepto medio inclusive bien mal mejor peor solo todo mismo cuanto alto bajo
  claro oscuro miles mil fuente cliente servidor raíz padre madre hijo base bytes cron cero extremo web móvil rápido seguro lento duro igual debido dado dada dados dadas visto incluido primero tales tal
  alias mono estéreo antipersonal huésped candado puntero objetivo deuda voluntarios características partidas prefijo rebanada caballero justo nota notas incógnita incógnitas sofisma sofismas señor señora falla fallas continua intentos línea líneas harto autodidacta autodidactas`);

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
    'Las monas traen al mundo gemelos.',
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
    'Volvió de la guerra herido.',
    'Los gobiernos francés y español firmaron.',
    'Un cuaderno de tapas duras nuevo.',
    'Lo hizo con ganas cada día mayores.',
    'Usa un sistema métrico decimal.',
    'Su fiel amiga y sus buenos vecinos vinieron.',
  ],
  invalid: [
    { text: 'Esto interesa a la industria [[farmacéuticas]].', fix: 'farmacéutica' },
    { text: 'Nos vimos el año [[pasada]] en Lima.', fix: 'pasado' },
    { text: 'Hay muchos sitios [[interesante]] para visitar.', fix: 'interesantes' },
    { text: 'En la plaza, los vecinos [[afectadas]] protestaron.', fix: 'afectados' },
    { text: 'Es una persona [[famoso]] en su país.', fix: 'famosa' },
    { text: 'Tiene los ojos [[grande]] y verdes.', fix: 'grandes' },
    { text: 'Mi color [[favorita]] es el azul.', fix: 'favorito' },
    { text: 'Son mis canciones [[favoritos]] de ella.', fix: 'favoritas' },
    { text: 'Es una mujer muy [[simpático]] con todos.', fix: 'simpática' },
    { text: 'Los dos tienen [[nombre iguales]] a este.', fix: 'nombres iguales' },
    { text: 'Llevaba un vestido [[hermosa]] ayer.', fix: 'hermoso' },
    { text: 'Usa palabras [[apropiados]] en la carta.', fix: 'apropiadas' },
    { text: 'Según los planos [[dibujado]] por su tía, sobra sitio.', fix: 'dibujados' },
    { text: 'Es un gato o una gata [[negro]], no lo sé.', fix: 'negra' },
    { text: 'Recordaron la promesa [[hecho]] por su hijo.', fix: 'hecha' },
    { text: 'Tiene dos hermanos [[mayor]] y una hermana menor.', fix: 'mayores' },
  ],
  misses: ['Volvió de la fiesta contenta mi hermano.'],
  check({ words, grammar }, report) {
    for (const index of words.keys()) {
      if (!isHead(words, index)) continue;
      const at = adjectiveAfter(words, index);
      const adjective = words[at];
      if (!adjective) continue;
      const cells = adjectiveCells(adjective);
      const head = phraseCells(words, index);
      const isOwn = isOfTime(words, index, at);
      if (
        cells === 0 ||
        cells & (isOwn ? head : head | otherHosts(words, index)) ||
        agreesWithDeterminer(words, index, cells)
      )
        continue;
      if (
        isState(adjective) &&
        !isThere(words, index) &&
        hasBearer(words, index, (cells & PLURAL) === cells)
      )
        continue;
      if (may(adjective, isParticiple) && isBorneBySeveral(words, index, cells)) continue;
      if (isPaired(words, at, head, cells) || /^[-+]$/u.test(words[at + 1]?.text ?? '')) continue;
      if (
        isFollowed(adjective, words[at + 1], words.slice(at + 2, at + 4)) ||
        isOfNext(words, index, at)
      )
        continue;
      const form = formFor(grammar, adjective, firstCell(head));
      if (form === undefined) continue;
      const noun = words[index];
      const several = noun && at === index + 1 && severalOf(grammar, words, index, cells);
      if (!several) report(adjective, [form]);
      else
        report({ start: noun.start, end: adjective.end }, [
          `${several} ${adjective.norm}`,
          `${noun.norm} ${form}`,
        ]);
    }
  },
});

/** `el año pasado`: what tells which one belongs to nothing else. */
const isOfTime = (words: readonly AnalysedWord[], index: number, at: number): boolean =>
  at === index + 1 &&
  /^(?:pasad[oa]s?|próxim[oa]s?)$/u.test(words[at]?.norm ?? '') &&
  /^(?:año|mes|semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|siglo|noche|verano|invierno)s?$/u.test(
    words[index]?.norm ?? '',
  );

/** `cruzaron el puente empujados`: what is said of those who act. */
function isBorneBySeveral(words: readonly AnalysedWord[], index: number, cells: Cells): boolean {
  const verb = words.slice(0, index).findLast(({ best }) => best.form === 'fin');
  return (cells & PLURAL) === cells && verb?.best.number === 'pl';
}

/** `tienen nombre iguales`: without an article the noun has lost its plural, rather than the adjective got one. */
function severalOf(
  grammar: Grammar,
  words: readonly AnalysedWord[],
  index: number,
  cells: Cells,
): string | undefined {
  const reading = words[index]?.readings.find(isNoun);
  const before = words[index - 1];
  if (!reading || (cells & PLURAL) !== cells || !before || before.kind !== 'word') return undefined;
  if (/^(?:DET|NUM|ADJ)$/.test(before.best.pos) || /^(?:al|del|en|a|por)$/u.test(before.norm))
    return undefined;
  const meets = (bothNumbers(nounCells(words[index] ?? before)) & cells) !== 0;
  return meets ? grammar.inflect(reading, { number: 'pl' })[0] : undefined;
}

/** `un vestido verde botella`, `terminada la guerra`: what comes next may be its own. */
function isFollowed(
  adjective: AnalysedWord,
  next: AnalysedWord | undefined,
  afterNext: readonly AnalysedWord[],
): boolean {
  if (!follows(next)) return false;
  if (next.best.pos === 'NOUN') return true;
  // `un ángel ardientes y fugitivas miradas`
  if (
    /^[ye]$/u.test(next.norm) &&
    afterNext[0]?.best.pos === 'ADJ' &&
    afterNext[1]?.best.pos === 'NOUN'
  )
    return true;
  return next.best.pos === 'DET' && (may(adjective, isParticiple) || adjective.norm === 'vigente');
}

/** `su espiritual compañera`, `recíproca y fatalmente`: no noun with its adjective. */
function isOfNext(words: readonly AnalysedWord[], index: number, at: number): boolean {
  const noun = words[index];
  const adjective = words[at];
  if (!noun || !adjective) return false;
  // `atienden durante el día menores`
  if (isTime(noun) && may(adjective, isNoun) && adjective.best.number === 'pl') return true;
  if (/^[yeou]$/u.test(words[at + 1]?.norm ?? '') && words[at + 2]?.norm.endsWith('mente'))
    return true;
  // `han hecho cosas útiles y demostrado que`
  if (/^[yeo]$/u.test(words[at - 1]?.norm ?? ''))
    // `centros privados y público`, `roto el vaso y llena la mesa`
    if (may(adjective, isParticiple) || may(adjective, isNoun) || words[at + 1]?.best.pos === 'DET')
      return true;
  // `descanso semanal y anual pagados`
  if (/^[yeo]$/u.test(words[at - 2]?.norm ?? '') && at > index + 2) return true;
  return (
    at === index + 1 &&
    may(adjective, isNoun) &&
    may(noun, isAdjective) &&
    (nounCells(adjective) &
      adjectiveCells(noun) &
      (determinerCells(words[index - 1]?.norm ?? '') || ~0)) !==
      0
  );
}

/** The lexicon may be wrong of a noun that its determiner does not fit. */
const agreesWithDeterminer = (
  words: readonly AnalysedWord[],
  noun: number,
  cells: Cells,
): boolean => {
  const shown = determinerCells(words[noun - 1]?.norm ?? '');
  return (
    shown !== 0 && (shown & cells) !== 0 && (shown & nounCells(words[noun] ?? words[0]!)) === 0
  );
};

/** Index of the first adjective behind the noun that does not agree: `aguas frías y (muy) claro`. */
function adjectiveAfter(words: readonly AnalysedWord[], index: number): number {
  const head = phraseCells(words, index);
  let at = index + 1;
  for (let count = 0; count < 3; count += 1) {
    if (count > 0 && /^[ye]$/u.test(words[at]?.norm ?? '')) at += 1;
    const hasDegree = isDegree(words[at]);
    if (hasDegree) at += 1;
    const adjective = words[at];
    if (!follows(adjective) || !isAttached(adjective, hasDegree, isObject(words, index))) return -1;
    if ((adjectiveCells(adjective) & head) === 0) return at;
    at += 1;
  }
  return -1;
}

const isDegree = (word: AnalysedWord | undefined): boolean =>
  follows(word) &&
  (DEGREE.has(word.norm) || (word.norm.endsWith('mente') && word.best.pos === 'ADV'));

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
  if (head !== (head & PLURAL) || cells !== (cells & ~PLURAL)) return false;
  let end = at + 1;
  while (words[end]?.best.pos === 'ADJ') end += 1;
  const next = words[end + 1];
  if (!/^[,yeou]$/u.test(words[end]?.norm ?? '') || !next || next.best.pos === 'DET') return false;
  return adjectiveCells(next) !== 0 && (adjectiveCells(next) & PLURAL) === 0;
}

/** `sin duda muy claras`: an adverb of two words. */
const ADVERBIAL =
  /^(?:sin duda|por (?:completo|fin|ejemplo|supuesto|vez|separado)|por defecto|de preferencia|a menudo|como resultado|con éxito|a continuación|en (?:general|parte|absoluto|cambio|serio|total)|de (?:repente|nuevo|hecho|pronto|verdad|vez)|al (?:fin|final|principio|menos)|(?:gran|buena) (?:medida|parte)|cada \p{L}+)$/u;

function isHead(words: readonly AnalysedWord[], index: number): boolean {
  const noun = words[index];
  const before = words[index - 1];
  if (!noun || NO_HEADS.has(noun.norm) || ADVERBIAL.test(`${before?.norm ?? ''} ${noun.norm}`))
    return false;
  if (before?.best.pos !== 'DET' && may(noun, isInfinitive)) return false;
  if (MANNER.has(noun.norm) && before?.best.pos === 'DET' && words[index - 2]?.best.pos === 'ADP')
    return false;
  // `el sistema crediticio financiero`, `harto mudable`: an adjective itself.
  const beforeThat = words[index - (before?.best.pos === 'ADJ' ? 2 : 1)]?.best.pos ?? '';
  if (may(noun, isAdjective) && /^(?:NOUN|ADJ|ADV)$/.test(beforeThat)) return false;
  // `20 pesetas más barato`
  if (before?.kind === 'number' && DEGREE.has(words[index + 1]?.norm ?? '')) return false;
  // `Diputados laboristas`: the first word has its capital.
  const isFirst = index === 0 && must(noun, (one) => isNoun(one) || isAdjective(one));
  if (
    isFirst &&
    /^\p{Lu}\p{Ll}+$/u.test(noun.text) &&
    !may(noun, ({ guessed }) => guessed === true)
  )
    return noun.best.pos === 'NOUN';
  return isPlain(noun) && noun.best.pos === 'NOUN' && (!may(noun, isFinite) || noun.margin >= SURE);
}

function isAttached(adjective: AnalysedWord, hasDegree: boolean, isObject: boolean): boolean {
  if (!isPlain(adjective) || INVARIABLE.has(adjective.norm)) return false;
  const { best, margin } = adjective;
  const isQuality = best.pos === 'ADJ' || best.form === 'part';
  if (!isQuality && !isTakenForNoun(adjective, isObject)) return false;
  if (!isQuality && best.number === 'pl' && margin >= DOUBT) return false;
  if (best.type !== undefined) return false;
  if (hasDegree || !isQuality) return true;
  // `objetos contenedor`, `funciones visitante`: a noun beside a noun.
  if (
    may(adjective, isNoun) &&
    /(?:[dts]or|nte|ista)$/u.test(adjective.norm) &&
    margin < 1 &&
    !NO_AGENTS.has(adjective.norm)
  )
    return false;
  if (may(adjective, isSaidOfNoun)) return margin >= SURE;
  if (!may(adjective, isNoun)) return true;
  if (!isObject || best.number !== 'pl') return margin >= 0.1;
  // `traen al mundo gemelos`, but `interesan a la industria farmacéuticas`
  return margin >= (RELATIONAL.test(adjective.norm) ? SURE : 1);
}

/** A verb that a noun before it may have: the first and the second person are not meant. */
const isSaidOfNoun = (reading: Reading): boolean => isStatement(reading) && reading.person === 3;

/** The tagger takes an adjective that does not agree for a noun: `los ojos bonita`. */
const isTakenForNoun = (word: AnalysedWord, isObject: boolean): boolean =>
  word.best.pos === 'NOUN' &&
  !isObject &&
  word.margin < 1 &&
  !may(word, isFinite) &&
  word.readings.some(({ pos, lemma }) => pos === 'ADJ' && lemma.endsWith('o')) &&
  !isProfession(word);

/** Whether a preposition other than `de` stands before the noun phrase: `traen al mundo gemelos`. */
function isObject(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1]?.best.pos === 'DET' ? words[index - 2] : words[index - 1];
  return before?.best.pos === 'ADP' && before.best.lemma !== 'de';
}
