import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import {
  type Cells,
  PLURAL,
  firstCell,
  nounCells,
  startsWithStressedA,
} from '../grammar/agreement';
import { determinerCells, determinerFor } from '../grammar/determiners';
import { follows, isClearNoun } from '../grammar/words';
import { isTime } from '../grammar/noun-kinds';

const FORMS = ['todo', 'toda', 'todos', 'todas'];
const NOT_BEFORE = /^(?:sobre|ante|del?|con|un|una|lo|por|en|a)$/u;
const DETERMINERS =
  /^(?:el|la|los|las|mis?|tus?|sus?|este|esta|estos|estas|ese|esa|esos|esas|nuestr[oa]s?|vuestr[oa]s?)$/u;

export const todoArticulo = defineRule({
  id: 'es/todo-articulo',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“Todo” agrees with what follows: write “{fix}”.',
    fr: '« Todo » s’accorde avec la suite : écrivez « {fix} ».',
    es: '«Todo» concuerda con lo que sigue: escribe «{fix}».',
  },
  explanation: {
    en: '“Todo” has the gender and number of the noun and its article: “todos los días”, “toda la semana”, “todas mis amigas”.',
    fr: '« Todo » prend le genre et le nombre du nom et de son article : « todos los días », « toda la semana ».',
    es: '«Todo» lleva el género y el número del nombre y su artículo: «todos los días», «toda la semana», «todas mis amigas».',
  },
  valid: [
    'Trabaja todos los días.',
    'Toda la semana llovió.',
    'Todo el mundo lo sabe.',
    'Todo lo que veo es azul.',
    'Todas mis amigas cantan.',
    'Toda el agua se perdió.',
    'Sobre todo los niños ríen.',
    'Todo un día y una noche.',
    'Todos lo saben.',
    'Ante todo la paz.',
    'Al final pagó todo la empresa.',
    'Se comieron todo los niños.',
  ],
  invalid: [
    { text: 'Corro [[todo los]] días.', fix: 'todos los' },
    { text: 'Conozco [[todos las]] calles.', fix: 'todas las' },
    { text: 'Leyó [[toda los]] libros.', fix: 'todos los' },
    { text: 'Vinieron [[todo mis]] amigos.', fix: 'todos mis' },
    { text: 'Llovió [[todo la]] semana.', fix: 'toda la' },
    { text: '[[Todas los]] niños ríen.', fix: 'Todos los' },
  ],
  check({ words }, report) {
    for (const [index, all] of words.entries()) {
      const row = FORMS.indexOf(all.norm);
      const determiner = words[index + 1];
      const noun = words[index + 2];
      if (row < 0 || !follows(determiner) || !DETERMINERS.test(determiner.norm)) continue;
      if (!follows(noun) || !isClearNoun(noun) || determiner.norm !== determiner.text) continue;
      if (all.norm === 'todo' && NOT_BEFORE.test(words[index - 1]?.norm ?? '')) continue;
      const own: Cells = 1 << row;
      const wanted = nounCells(noun) & determinerCells(determiner.norm);
      if (wanted === 0 || own & wanted || isWater(noun, all.norm)) continue;
      const cell = firstCell(wanted);
      const fix = FORMS[[1, 2, 4, 8].indexOf(cell)];
      const article = determinerFor(determiner.norm, cell);
      if (fix === undefined || article !== determiner.norm) continue;
      if (all.norm === 'todo' && isObject(words, index, noun, (wanted & PLURAL) !== 0)) continue;
      report({ start: all.start, end: determiner.end }, [
        `${matchCase(all.text, fix)} ${determiner.text}`,
      ]);
    }
  },
});

/** `al final pagó todo la empresa`, `se comieron todo los niños`: who did it all. */
function isObject(
  words: readonly AnalysedWord[],
  index: number,
  noun: AnalysedWord,
  isPlural: boolean,
): boolean {
  const before = words[index - 1];
  if (before?.best.form !== 'fin') return false;
  if (!isPlural) return !isTime(noun);
  return /^(?:lo|se)$/u.test(words[index - 2]?.norm ?? '');
}

/** `toda el agua` */
const isWater = (noun: AnalysedWord, all: string): boolean =>
  startsWithStressedA(noun.norm) && /^toda?$/u.test(all);
