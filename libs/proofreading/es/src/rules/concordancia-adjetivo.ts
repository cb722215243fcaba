import { type AnalysedWord, type Grammar, defineRule } from '@tercet/proofreading-core';
import {
  type Cells,
  PLURAL,
  adjectiveCells,
  bothNumbers,
  firstCell,
  formFor,
  nounCells,
} from '../grammar/agreement';
import { adjectiveAfter, isFollowed, isHead, isOfNext, isPaired } from '../grammar/behind-noun';
import { determinerCells, phraseCells } from '../grammar/determiners';
import { otherHosts } from '../grammar/hosts';
import { hasBearer, isState } from '../grammar/states';
import { isNoun, isParticiple, may, wordSet } from '../grammar/words';

/** After these verbs a quality is that of the thing. */
const HAVING =
  /^(?:ser|estar|haber|tener|llevar|parecer|dar|querer|necesitar|buscar|usar|comprar|recibir)$/;
/** Adverbs as well. */
const MANNER_ADVERBS = wordSet('rápido lento duro seguro alto bajo claro fuerte hondo');

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
    'Compró dos camisas verde claro.',
    'Tiene los ojos azul claro.',
    'Puso unas cortinas gris oscuro.',
    'Una persona famosa vive aquí.',
    'Los pantalones naranja son míos.',
    'Cerró la puerta rápido.',
    'Los coches bomba estallaron.',
    'El azúcar blanca endulza.',
    'Entregó los documentos conforme a la ley.',
    'Un programa de televisión famoso.',
    'Llegó a la casa cansado.',
    'El agua fría me gusta.',
    'Compró una mesa y una silla blancas.',
    'El problema y la solución son claros.',
    'Trajo un vaso de agua lleno.',
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
    { text: 'Busco mi abrigo [[favorita]] en el armario.', fix: 'favorito' },
    { text: 'Son mis canciones [[favoritos]] de ella.', fix: 'favoritas' },
    { text: 'Es una mujer muy [[simpático]] con todos.', fix: 'simpática' },
    { text: 'Los dos tienen [[nombre iguales]] a este.', fix: 'nombres iguales' },
    { text: 'Llevaba un vestido [[hermosa]] ayer.', fix: 'hermoso' },
    { text: 'Usa palabras [[apropiados]] en la carta.', fix: 'apropiadas' },
    { text: 'Según los planos [[dibujado]] por su tía, sobra sitio.', fix: 'dibujados' },
    { text: 'Recordaron la promesa [[hecho]] por su hijo.', fix: 'hecha' },
    { text: 'Tenía las manos [[duro]].', fix: 'duras' },
    { text: 'Dio una respuesta [[rápido]].', fix: 'rápida' },
    { text: 'Son personas [[lento]].', fix: 'lentas' },
    { text: 'Hay dos mesas [[alto]] en la sala.', fix: 'altas' },
    { text: 'Tiene dos hermanos [[mayor]] y una hermana menor.', fix: 'mayores' },
  ],
  misses: ['Volvió de la fiesta contenta mi hermano.'],
  check({ words, grammar }, report) {
    for (const index of words.keys()) {
      if (!isHead(words, index)) continue;
      const at = adjectiveAfter(words, index);
      const adjective = words[at];
      if (!adjective) continue;
      // `en realidad ésto`: a pronoun, whatever the lexicon has it for
      if (/^(?:[ée]st[aeo]s?|[ée]s[aeo]s?|aqu[eé]ll?[ao]?s?)$/u.test(adjective.norm)) continue;
      if (isShade(adjective, words[at + 1])) continue;
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
      if (MANNER_ADVERBS.has(adjective.norm) && isManner(words, index)) continue;
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

/** `camisas verde claro`: a colour with its shade stays as it is. */
const isShade = ({ norm }: AnalysedWord, next: AnalysedWord | undefined): boolean =>
  /^(?:verde|azul|gris|marrón|rojo|amarillo|blanco|negro|rosado|morado|castaño|pardo)$/u.test(
    norm,
  ) &&
  /^(?:claro|oscuro|marino|celeste|pálido|intenso|brillante|vivo|eléctrico|turquesa|suave)$/u.test(
    next?.norm ?? '',
  );

/** `cerró la puerta rápido`: said of the deed, but `tiene las manos frío` of the hands. */
function isManner(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words.slice(0, index).findLast(({ best }) => best.form !== undefined);
  return verb !== undefined && !HAVING.test(verb.best.lemma);
}

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

/** `hay transacciones abierta`: nobody else is there whose state it could be. */
const isThere = (words: readonly AnalysedWord[], index: number): boolean =>
  /^(?:hay|había|hubo|habrá)$/u.test(words[index - 1]?.norm ?? '') ||
  /^(?:hay|había|hubo|habrá)$/u.test(words[index - 2]?.norm ?? '');

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
