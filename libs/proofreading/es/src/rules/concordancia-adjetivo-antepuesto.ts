import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import {
  adjectiveCells,
  type Cells,
  FEMININE,
  firstCell,
  formFor,
  MASCULINE,
  MASCULINE_SINGULAR,
  mayBeMan,
  nounCells,
  PLURAL,
  startsWithStressedA,
} from '../grammar/agreement';
import { determinerCells, determinerFor } from '../grammar/determiners';
import { isPerson, isProfession } from '../grammar/people';
import {
  follows,
  isAdjective,
  isFinite,
  isInfinitive,
  isNoun,
  isPlain,
  may,
  wordSet,
} from '../grammar/words';

/** Adjectives that often stand before their noun, although they are nouns as well. */
const BEFORE =
  /^(?:nuev|viej|pasad|prim|últim|segund|tercer|mism|propi|otr|pequeñ|buen|mal|antigu|mejor|peor|mayor|menor|verdader|únic|ampli|larg|cort|gran|sol|próxim|futur|jove|amb|divers|distint|numeros|escas|mer|simple|nuestr)/u;

/** Nouns that stand behind another: `el directorio raíz`. */
const APPOSED = wordSet(
  'raíz clave base padre hijo modelo web fuente límite cero estándar jefe promedio respecto',
);

/** `un poco`, `el todo`: with these words what follows is no noun of theirs. */
const NO_ADJECTIVES = wordSet(
  'poco tanto mucho todo demasiado bastante alta más menos medio ex super segundos rojo verde azul amarillo blanco negro gris marrón alto bajo español medio media tal tales primero tercero mío tuyo suyo suyos suya suyas negros blancos rojos verdes azules grises',
);

export const concordanciaAdjetivoAntepuesto = defineRule({
  id: 'es/concordancia-adjetivo-antepuesto',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The words before the noun do not agree with it: write “{fix}”.',
    fr: 'Les mots placés devant le nom ne s’accordent pas avec lui : écrivez « {fix} ».',
    es: 'Las palabras que van ante el nombre no concuerdan con él: escribe «{fix}».',
  },
  explanation: {
    en: 'The determiner and an adjective before the noun both take its gender and number: “la nueva casa”, “los primeros días”, “sus propias manos”.',
    fr: 'Le déterminant et l’adjectif placés devant le nom en prennent le genre et le nombre : « la nueva casa », « los primeros días », « sus propias manos ».',
    es: 'El determinante y el adjetivo antepuesto llevan el género y el número del nombre: «la nueva casa», «los primeros días», «sus propias manos».',
  },
  valid: [
    'La nueva casa es grande.',
    'El hacha afilada.',
    'La fiscal jefe habló.',
    'Busca una computadora promedio.',
    'Los primeros días llovió mucho.',
    'Con sus propias manos hizo la mesa.',
    'Es una gran mujer y un gran hombre.',
    'El mismo día le dieron el alta médica.',
    'Un ex alumno dio una breve charla.',
    'Los mejores momentos duran poco.',
    'La primera en llegar fue Ana.',
    'Puso un poco de sal de más.',
    'El buen tiempo y la mala suerte.',
  ],
  invalid: [
    { text: 'Ganó la [[primero]] carrera del año.', fix: 'primera' },
    { text: 'Volverá la [[próximas]] semana, en tren.', fix: 'próxima' },
    { text: 'Se mudó a [[el nueva]] casa.', fix: 'la nueva' },
    { text: 'Abrieron la [[nuevas]] tienda.', fix: 'nueva' },
    { text: 'Llegó en [[las primeros]] días de mayo.', fix: 'los primeros' },
    { text: 'Lo hizo con [[su propios]] manos.', fix: 'sus propias' },
    { text: 'Vimos [[un pequeña]] luz.', fix: 'una pequeña' },
    { text: 'Fue mi [[primer]] novia.', fix: 'primera' },
    { text: 'Tuvieron [[el misma]] idea.', fix: 'la misma' },
    { text: 'El segundo [[parámetros]] falta.', fix: 'parámetro' },
  ],
  misses: ['La otras dos llegaron tarde.'],
  check({ words, grammar }, report) {
    for (const [index, adjective] of words.entries()) {
      const noun = words[index + 1];
      const determiner = words[index - 1];
      if (!determiner || !follows(adjective) || !follows(noun)) continue;
      const shown = shownBefore(determiner, adjective);
      if (!shown || !isAdjectiveBefore(adjective, noun, shown) || determiner.best.pos === 'PROPN')
        continue;
      const adjectives = adjectiveCells(adjective);
      const nouns = nounCells(noun);
      if (shown & adjectives & nouns) continue;
      // The other way to read it: a noun, then its adjective.
      if (shown & nounCells(adjective) & adjectiveCells(noun)) continue;
      // `los primeros espadas`
      if (shown & adjectives & MASCULINE && mayBeMan(noun)) continue;
      // `el hacha afilada`: feminine all the same
      if (may(adjective, isNoun) && startsWithStressedA(adjective.norm)) continue;
      // `los nuevos director y gerente`
      if (adjectives & shown & PLURAL && words.slice(index + 2, index + 4).some(isJoint)) continue;
      const reading = noun.readings.find(isNoun);
      const both = shown & adjectives;
      const sameGender = both & MASCULINE ? nouns & MASCULINE : nouns & FEMININE;
      // `el segundo parámetros`: only the noun stands apart.
      if (reading && both && sameGender && shown !== ANY) {
        const number = both & PLURAL ? 'pl' : 'sg';
        const forms = grammar.inflect(reading, { number }).filter((one) => one !== noun.norm);
        if (forms.length > 0) report(noun, forms);
        continue;
      }
      const wanted = firstCell(shown & nouns || adjectives & nouns || nouns);
      const form = adjectives & wanted ? adjective.norm : formFor(grammar, adjective, wanted);
      if (!form) continue;
      if (shown & wanted) {
        if (form !== adjective.norm) report(adjective, [form]);
        continue;
      }
      const article = determinerFor(determiner.norm, wanted);
      if (!article) continue;
      const fix = matchCase(determiner.text, `${article} ${form}`);
      report({ start: determiner.start, end: adjective.end }, [fix]);
    }
  },
});

/** What stands before the adjective allows: a determiner its cells, a preposition before a few adjectives any. */
function shownBefore(before: AnalysedWord, adjective: AnalysedWord): Cells {
  if (/^(?:al|del)$/u.test(before.norm)) return MASCULINE_SINGULAR;
  const shown = determinerCells(before.norm);
  if (shown) return shown;
  return before.best.pos === 'ADP' && ALONE.test(adjective.norm) ? ANY : 0;
}

const isJoint = ({ norm }: AnalysedWord): boolean => /^[yeo,]$/u.test(norm);

const ANY: Cells = MASCULINE | FEMININE;
/** Adjectives that behind a preposition belong to the noun that follows. */
const ALONE =
  /^(?:grandes|(?:important|diferent|suficient)es?|(?:nuev|divers|distint|numeros|últim|primer)(?:as?|os)|mayores|menores|mejores)$/u;

function isAdjectiveBefore(adjective: AnalysedWord, noun: AnalysedWord, shown: Cells): boolean {
  // `el primero`, but `la primero vez`
  const isOrdinal = /^(?:prim|terc)ero$/u.test(adjective.norm) && (shown & MASCULINE) === 0;
  if (!isPlain(adjective) || !isPlain(noun)) return false;
  if (NO_ADJECTIVES.has(adjective.norm) && !isOrdinal) return false;
  if (!may(adjective, isAdjective) || !may(noun, isNoun)) return false;
  if ((isPerson(adjective) || isProfession(adjective)) && !BEFORE.test(adjective.norm))
    return false;
  if (may(adjective, isInfinitive) || APPOSED.has(noun.norm)) return false;
  const isKnown = BEFORE.test(adjective.norm);
  if (
    may(adjective, isNoun) &&
    !isKnown &&
    (adjective.best.pos !== 'ADJ' || adjective.margin < 0.3)
  )
    return false;
  if (determinerCells(noun.norm) > 0) return false;
  if (may(adjective, isFinite) && adjective.best.pos !== 'ADJ') return false;
  return noun.best.pos === 'NOUN' && (!may(noun, isFinite) || noun.margin >= 0.5);
}
