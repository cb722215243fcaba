import {
  type AnalysedWord,
  type Features,
  type Reading,
  defineRule,
  fits,
  matchCase,
} from '@tercet/proofreading-core';
import { DETERMINER_ROWS, fixesFor, verbOf } from '../grammar/determiner-fixes';
import {
  MASCULINE,
  PLURAL,
  SINGULAR,
  firstCell,
  isManHere,
  nounCells,
  startsWithStressedA,
} from '../grammar/agreement';
import { determinerCells, determinerFor } from '../grammar/determiners';
import { isClearNoun, isParticiple, may } from '../grammar/words';

/** Pronouns as well: before a verb they are objects. */
const PRONOUNS = new Set(['la', 'los', 'las']);
/** Nothing but determiners, even where an accent was left out. */
const ONLY_DETERMINERS = new Set(['un', 'algún', 'su', 'mis', 'tus', 'sus']);
/** Before stressed `a` the feminine takes these. */
const BEFORE_STRESSED = new Set(['el', 'un', 'algún']);
/** Adverbs as well: `me gusta mucho leche` lacks an article. */
const ADVERBS = new Set(['mucho', 'poco']);
const LIKING = /^(?:gustar|encantar|interesar|fascinar|apetecer)$/;
/** `un marcapasos`, `el paraguas`: alike in both numbers. */
const COMPOUND =
  /^(?:para|marca|salva|corta|abre|saca|guarda|porta|rompe|lava|quita|limpia|cumple|toca|cuenta)\p{L}{3,}s$/u;
const SURE = 0.5;

const isNominal = ({ pos, form }: Reading): boolean =>
  pos === 'NOUN' || pos === 'ADJ' || form === 'part';
const isFinite = ({ pos, form }: Reading): boolean =>
  (pos === 'VERB' || pos === 'AUX') && form === 'fin';

const HUNDREDS = /^(?:ciento|mil|\p{L}*(?:cient|quinient)[oa]s)$/u;

export const concordanciaDeterminante = defineRule({
  id: 'es/concordancia-determinante',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The determiner and the noun do not agree: write “{fix}”.',
    fr: 'Le déterminant et le nom ne s’accordent pas : écrivez « {fix} ».',
    es: 'El determinante y el nombre no concuerdan: escribe «{fix}».',
  },
  explanation: {
    en: 'A determiner has the gender and the number of its noun: “el niño”, “la casa”, “los niños”, “mucha gente”.',
    fr: 'Le déterminant a le genre et le nombre du nom : « el niño », « la casa », « los niños », « mucha gente ».',
    es: 'El determinante lleva el género y el número del nombre: «el niño», «la casa», «los niños», «mucha gente».',
  },
  valid: [
    'La soprano cantó muy bien.',
    'La miembro más joven habló.',
    'Los ajimeces de la torre son bellos.',
    'La metamorfosis fue lenta.',
    'El cámara grabó toda la boda.',
    'Es un cabeza de familia.',
    'El boca a boca funciona.',
    'El batería del grupo llegó tarde.',
    'Leyó ciento una páginas y doscientos un folios.',
    'Los niños juegan en la calle.',
    'El agua está fría.',
    'Un águila voló sobre el lago.',
    'Los lunes no trabajo.',
    'La crisis pasó.',
    'Mucha gente vino a la fiesta.',
    'La trabajo desde hace años, esta tierra.',
    'El corte duró poco.',
    'Quiero que los corte ella.',
    'Su casa está lejos.',
    'Vimos a los Pérez y a los demás.',
    'La foto de la moto salió mal.',
    'El comer bien es un placer.',
    'Unos cien invitados bailaron.',
    'La fiebre que los causa es alta.',
    'El médico que las cura es joven.',
  ],
  invalid: [
    { text: 'Me duele [[el cabeza]].', fix: 'la cabeza' },
    { text: 'Abrió [[el boca]].', fix: 'la boca' },
    { text: 'Compró [[un cámara]] nuevo.', fix: 'una cámara' },
    { text: 'Vi a [[los niño]] en el parque.', fix: 'los niños' },
    { text: 'Vive en [[el casa]] de su abuela.', fix: 'la casa' },
    { text: 'Había [[muchos gente]] en la plaza.', fix: 'mucha gente' },
    { text: 'Compré [[un mesa]] nueva.', fix: 'una mesa' },
    { text: '[[Las problemas]] no acaban.', fix: 'Los problemas' },
    { text: 'Perdió [[sus llave]] ayer.', fix: 'sus llaves' },
    { text: '[[Este semana]] no puedo.', fix: 'Esta semana' },
    { text: '[[Mucho gente]] vino ayer.', fix: 'Mucha gente' },
    { text: 'Estudian en [[la escuelas]] del barrio.', fix: 'las escuelas' },
    { text: '[[Otra día]] será.', fix: 'Otro día' },
    { text: 'Falla en [[muchas sistemas]] nuevos.', fix: 'muchos sistemas' },
    { text: 'Es [[una tema]] difícil.', fix: 'un tema' },
    { text: '[[La casas]] son bonitas.', fix: 'Las casas' },
    { text: '[[La camisas]] es roja.', fix: 'La camisa' },
  ],
  misses: ['Vi a los pequeño niños.', 'Compré una grande mesas.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const [index, determiner] of words.entries()) {
      const row = DETERMINER_ROWS.get(determiner.norm);
      const noun = words[index + 1];
      if (!row || !noun || !/^[ \u00A0]$/u.test(noun.gap) || determiner.best.pos === 'PROPN')
        continue;
      const before = words[index - 1];
      // `treinta y un días`, `ciento una páginas`
      if (before?.norm === 'y' && words[index - 2]?.best.pos === 'NUM') continue;
      if (HUNDREDS.test(before?.norm ?? '')) continue;
      // `la comida esta lista`: an accent is missing.
      if (
        /^est[ae]$/u.test(determiner.norm) &&
        (/^(?:NOUN|PRON)$/.test(before?.best.pos ?? '') || may(noun, isParticiple))
      )
        continue;
      // `el boca a boca`, `un mano a mano`
      const isPair = words[index + 2]?.norm === 'a' && words[index + 3]?.norm === noun.norm;
      if (noun.norm === 'micro' || isPair) continue;
      const isMasculine = (determinerCells(determiner.norm) & MASCULINE) !== 0;
      if (isMasculine && isManHere(words, index + 1)) continue;
      if (
        ADVERBS.has(determiner.norm) &&
        (!isClearNoun(noun) ||
          before?.best.lemma === 'hacer' ||
          LIKING.test(before?.best.lemma ?? ''))
      )
        continue;
      if (!isClear(determiner, noun, words[index + 2], isArticle(words, index))) {
        const fix = byKnownGender(determiner, noun);
        if (fix !== undefined)
          report({ start: determiner.start, end: noun.end }, [matchCase(determiner.text, fix)]);
        continue;
      }
      const fixes = fixesFor(sentence, index, row);
      if (fixes.length === 0) continue;
      report(
        { start: determiner.start, end: noun.end },
        fixes.map((fix) => matchCase(determiner.text, fix)),
      );
    }
  },
});

/** `en la escuelas`, `tienen la llaves`, `la causas de`, `la casas son`: neither behind these nor before `de` or a verb a pronoun. */
function isArticle(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  // `la fiebre que los causa es alta`, but `creo que la casas son bonitas`
  const isRelative = before?.norm === 'que' && words[index - 2]?.best.form !== 'fin';
  if (isRelative) return false;
  if (verbOf(words, index)) return true;
  if (/^(?:ADP|VERB|AUX)$/.test(before?.best.pos ?? '') && before?.best.form !== 'part')
    return true;
  return (!before || before.kind === 'punctuation') && /^del?$/u.test(words[index + 2]?.norm ?? '');
}

/** Whether the second word is plainly the noun of the first, and none of its readings agrees. */
function isClear(
  determiner: AnalysedWord,
  noun: AnalysedWord,
  next: AnalysedWord | undefined,
  isSureArticle: boolean,
): boolean {
  if (noun.kind !== 'word' || noun.text !== noun.text.toLowerCase() || noun.text.includes('-'))
    return false;
  if (
    noun.readings.some((reading) => reading.guessed || !(isNominal(reading) || isFinite(reading)))
  )
    return false;
  if (may(noun, isParticiple) && noun.best.pos !== 'NOUN') return false;
  if (noun.readings.some(isFinite) && /^otr[oa]s?$/u.test(determiner.norm)) return false;
  if (COMPOUND.test(noun.norm)) return false;
  const nominal = noun.readings.filter(isNominal);
  if (!nominal.some(({ pos }) => pos === 'NOUN')) return false;
  // An adjective may stand before the noun that the determiner agrees with.
  if (
    next?.kind === 'word' &&
    !(next.best.pos === 'ADJ' && next.margin >= SURE) &&
    nominal.some(({ pos }) => pos === 'ADJ') &&
    next.readings.some(
      (other) => isNominal(other) && shownBy(determiner).some((one) => fits(other, agreement(one))),
    ) &&
    next.gap !== ''
  )
    return false;
  if (noun.readings.some(isFinite) && !ONLY_DETERMINERS.has(determiner.norm)) {
    // After a preposition `la` is no pronoun: `en la escuelas`.
    if ((PRONOUNS.has(determiner.norm) && !isSureArticle) || noun.best.pos !== 'NOUN') return false;
    if (noun.margin < (isSureArticle && determiner.norm !== 'el' ? 0.1 : SURE)) return false;
  }
  const shown = shownBy(determiner);
  if (shown.some((reading) => nominal.some((other) => fits(other, agreement(reading)))))
    return false;
  if (nounCells(noun) & determinerCells(determiner.norm)) return false;
  const stressed = BEFORE_STRESSED.has(determiner.norm) && startsWithStressedA(noun.norm);
  return (
    shown.length > 0 &&
    !(stressed && nominal.some(({ gender, number }) => gender !== 'm' && number !== 'pl'))
  );
}

/** `muchas sistemas`: nouns of which the gender is better known than the lexicon has it. */
function byKnownGender(determiner: AnalysedWord, noun: AnalysedWord): string | undefined {
  const shown = determinerCells(determiner.norm);
  const isSure =
    !noun.readings.some((reading) => reading.pos !== 'NOUN') && !/^l[ao]s?$/u.test(determiner.norm);
  const cells = isSure && isClearNoun(noun) && determiner.best.pos === 'DET' ? nounCells(noun) : 0;
  const sameNumber = shown & SINGULAR ? SINGULAR : PLURAL;
  if (!cells || cells & shown || !(cells & sameNumber) || startsWithStressedA(noun.norm))
    return undefined;
  const form = determinerFor(determiner.norm, firstCell(cells & sameNumber));
  return form && `${form} ${noun.norm}`;
}

const shownBy = (determiner: AnalysedWord): Reading[] =>
  determiner.readings.filter(({ pos }) => pos === 'DET');

function agreement({ gender, number }: Reading): Features {
  return { ...(gender ? { gender } : {}), ...(number ? { number } : {}) };
}
