import {
  type AnalysedWord,
  type Grammar,
  type Reading,
  defineRule,
  matchCase,
} from '@tercet/proofreading-core';
import { accentedLike } from '../grammar/accents';
import { cellsOfReading } from '../grammar/agreement';
import { determinerCells } from '../grammar/determiners';
import { follows, isAdjective, isNoun, isVerb, may, must, wordSet } from '../grammar/words';

/** Also pronouns: before a verb they are objects. */
const PRONOUNS = wordSet('la los las');
const PREPOSITIONS = wordSet('en de por con sin para sobre del al');
/** Nouns so common that after a preposition or `la` they can only be meant. */
const COMMON =
  wordSet(`linea lineas pagina paginas maquina maquinas clausula clausulas modulo modulos numero numeros titulo titulos articulo
  capitulo circulo vinculo vinculos indice indices interprete interpretes termino terminos arbol arboles ejercito
  proposito publico deposito limite limites calculo calculos genero generos oceano musica cronica transito catalogo
  ambito regimen medico medicos opera operas logica tecnica sabado silaba
  rotulo estimulo estimulos parrafo parametro parametros metodo metodos periodico`);
const ADJECTIVES =
  /^(?:publico|publica|ultimo|ultima|ultimos|ultimas|unico|unica|unicos|unicas|valido|valida|validos|validas|critico|critica|practico|practica|especifico|intimo|solido|liquido|tipico|prospero|integro|integra|multiple|multiples)$/u;
/** After `la` these are nouns, not verbs. */
const AFTER_LA = wordSet('linea lineas pagina paginas clausula clausulas maquina maquinas');
const NOMINAL = (reading: Reading): boolean => isNoun(reading) || isAdjective(reading);

export const tildeNombre = defineRule({
  id: 'es/tilde-nombre',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” is a verb; the noun or adjective has an accent: “{fix}”.',
    fr: '« {found} » est un verbe ; le nom ou l’adjectif porte un accent : « {fix} ».',
    es: '«{found}» es un verbo; el nombre o adjetivo lleva tilde: «{fix}».',
  },
  explanation: {
    en: 'The accent tells the noun from the verb: “el número” but “yo numero”, “la línea” but “linea”, “la última vez” but “ultima”.',
    fr: 'L’accent distingue le nom du verbe : « el número » mais « yo numero », « la última vez » mais « ultima ».',
    es: 'La tilde distingue el nombre del verbo: «el número» pero «yo numero», «la última vez» pero «ultima».',
  },
  valid: [
    'El número de casas creció.',
    'La publica cada mes.',
    'Las fabrica su tío.',
    'El que limite el paso, paga.',
    'Compro en línea.',
    'A diario practico piano.',
    'Nadie lo publico ni lo vendo.',
    'La última vez llovió.',
    'Tu hijo calcula bien.',
    'Cuando termino, salgo.',
    'La empresa publica libros.',
    'Mi madre practica yoga.',
  ],
  invalid: [
    { text: 'El [[numero]] de casas creció.', fix: 'número' },
    { text: 'Compro los libros en [[linea]].', fix: 'línea' },
    { text: 'Es la [[ultima]] vez que voy.', fix: 'última' },
    { text: 'Este [[modulo]] no funciona.', fix: 'módulo' },
    { text: 'Podaron sus [[arboles]] ayer.', fix: 'árboles' },
    { text: 'Fue un acto [[publico]] muy bonito.', fix: 'público' },
  ],
  misses: ['La fabrica cerró en mayo.'],
  check({ words, grammar }, report) {
    for (const [index, word] of words.entries()) {
      if (!follows(word) || !/^[a-zñ]{4,}$/u.test(word.norm)) continue;
      // `interprete` may be a noun to the lexicon, hardly to anybody else.
      if (!must(word, isVerb) && !(COMMON.has(word.norm) && isAfterDeterminer(words, index)))
        continue;
      if (word.readings.some(({ guessed }) => guessed) || !may(word, ({ form }) => form === 'fin'))
        continue;
      const fix = nounFor(grammar, words, index);
      if (fix !== undefined) report(word, [matchCase(word.text, fix)]);
    }
  },
});

const isAfterDeterminer = (words: readonly AnalysedWord[], index: number): boolean => {
  const before = words[index - 1]?.norm ?? '';
  return (
    words[index]?.text === words[index]?.norm &&
    !PRONOUNS.has(before) &&
    determinerCells(before) !== 0
  );
};

/** `la ultima vez` */
const isBeforeNoun = (words: readonly AnalysedWord[], index: number): boolean =>
  /^(?:[uú]ltim|[uú]nic)/u.test(words[index]?.norm ?? '') && words[index + 1]?.best.pos === 'NOUN';

function nounFor(
  grammar: Grammar,
  words: readonly AnalysedWord[],
  index: number,
): string | undefined {
  const word = words[index];
  const before = words[index - 1];
  if (!word || before?.kind !== 'word') return undefined;
  const shown = determinerCells(before.norm);
  // `que tu vienes`: `tú` was meant.
  if (before.norm === 'tu' && may(word, ({ person }) => person === 2)) return undefined;
  if (
    shown &&
    (!PRONOUNS.has(before.norm) || AFTER_LA.has(word.norm) || isBeforeNoun(words, index))
  ) {
    if (PRONOUNS.has(before.norm) && /^[ln]os|^se$|^me$/u.test(words[index - 2]?.norm ?? ''))
      return undefined;
    return accentedLike(
      grammar,
      word.norm,
      (reading) => NOMINAL(reading) && (cellsOfReading(reading) & shown) !== 0,
    )[0];
  }
  const isCommon = COMMON.has(word.norm);
  const isLed =
    PREPOSITIONS.has(before.norm) ||
    before.best.pos === 'NUM' ||
    (before.best.pos === 'ADJ' && !may(before, isNoun)) ||
    /^(?:cada|gran|próximo|cierto|largo|nuevo|segundo|primer|mejor)$/u.test(before.norm);
  if (isCommon && isLed) return accentedLike(grammar, word.norm, NOMINAL)[0];
  // `a diario practico piano`: an adverbial, and the verb behind it
  if (words[index - 2]?.best.pos === 'ADP' && index < 3) return undefined;
  if (!ADJECTIVES.test(word.norm) || before.best.pos !== 'NOUN') return undefined;
  if (
    // `la empresa publica libros`, `mi madre practica yoga`, `la prensa critica duramente`
    /^(?:DET|NOUN|PROPN|ADJ)$/.test(words[index + 1]?.best.pos ?? '') ||
    words[index + 1]?.norm.endsWith('mente') === true ||
    before.best.number !== (word.norm.endsWith('s') ? 'pl' : 'sg')
  )
    return undefined;
  return accentedLike(
    grammar,
    word.norm,
    (reading) => isAdjective(reading) && reading.gender === before.best.gender,
  )[0];
}
