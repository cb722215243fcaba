import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isFinite, isNoun, isVerb, may, wordSet } from '../grammar/words';

const BEFORE =
  wordSet(`lo la el los las es son era eran fue está están sea muy mucho mucha muchos muchas poco algo nada cada vez sin hay
  por con ser qué aún aun siempre otra otro otros nadie dos tres años una cuanto mientras días minutos veces cosas había`);
const AFTER = wordSet('de que allá o bien tarde adelante aún aun cerca lejos del');
/** After these words `mas` may be the old conjunction. */
const CONJUNCTIVE =
  wordSet(`no si como ay al en el la su un una cuando ya nunca tampoco yo tú él ella sin por con para luego los las
  lo le se me te nos les mi ni ahora aunque donde esto eso todo todos cual quien a sus hoy ellos nada nadie fue era es ha`);

export const tildeMas = defineRule({
  id: 'es/tilde-mas',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'For “more”, write “más” with its accent.',
    fr: 'Au sens de « plus », écrivez « más » avec l’accent.',
    es: 'Con sentido de cantidad se escribe «más», con tilde.',
  },
  explanation: {
    en: '“Más” means “more”. “Mas” without the accent is an old word for “but”.',
    fr: '« Más » signifie « plus ». « Mas » sans accent est un vieux mot pour « mais ».',
    es: '«Más» indica cantidad o comparación; «mas» sin tilde equivale a «pero» y hoy es raro.',
  },
  valid: [
    'Es más alto que yo.',
    'Quiso venir, mas no pudo.',
    'Lo vio mas no dijo nada.',
    'Mas el rey no quiso oírlo.',
    'Cada vez hay más gente.',
    'Son las mejores, mas cuestan mucho.',
    'Nada más llegar, se durmió.',
    'Dormía poco, mas leía mucho.',
    'Quiso dormir mas el ruido era enorme.',
  ],
  invalid: [
    { text: 'Es [[mas]] alto que yo.', fix: 'más' },
    { text: 'Tengo [[mas]] de diez libros.', fix: 'más' },
    { text: 'Vive [[mas]] allá del río.', fix: 'más' },
    { text: 'Quiero algo [[mas]] barato.', fix: 'más' },
    { text: 'Es la ciudad [[mas]] bonita del país.', fix: 'más' },
    { text: 'Duró una hora [[mas]] o menos.', fix: 'más' },
    { text: 'Hoy no quiero comer [[mas]].', fix: 'más' },
    { text: 'Habría que cuidar [[mas]] el jardín.', fix: 'más' },
    { text: 'Es el golpe [[mas]] grave de todos.', fix: 'más' },
  ],
  misses: ['Mas tarde te llamo, dijo.'],
  falseAlarms: ['Era pobre mas honrado.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => norm === 'mas')) return;
    for (const [index, mas] of words.entries()) {
      if (mas.norm !== 'mas' || mas.text !== 'mas') continue;
      if (isQuantity(words, index)) report(mas, [matchCase(mas.text, 'más')]);
    }
  },
});

const isLikeVerb = (word: AnalysedWord): boolean =>
  may(word, isFinite) && !/^(?:NOUN|ADJ|ADP)$/.test(word.best.pos);

function isQuantity(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  const isInside = before?.kind === 'word' || before?.kind === 'number';
  if (!next || next.kind === 'punctuation') return isInside && next?.text !== ',';
  if (AFTER.has(next.norm) && (isInside || next.norm !== 'que'))
    return next.norm !== 'o' || words[index + 2]?.norm === 'menos';
  if (!isInside || !follows(next)) return false;
  if (BEFORE.has(before.norm)) return !CONJUNCTIVE.has(next.norm) || before.norm === 'lo';
  // `controlar mas el tiempo`: where no verb follows, `mas` joins no clause.
  if (
    isVerb(before.best) &&
    before.best.form !== 'part' &&
    !words.slice(index + 1).some(isLikeVerb)
  )
    return true;
  if (CONJUNCTIVE.has(next.norm) || isLikeVerb(next)) return false;
  const isAdjective = next.best.pos === 'ADJ' || next.best.form === 'part';
  if (isAdjective) return before.best.pos !== 'ADJ' || may(before, isNoun);
  return next.best.pos === 'NOUN' || next.best.pos === 'ADV';
}
