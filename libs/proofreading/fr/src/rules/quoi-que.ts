import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { pastClitics } from '../grammar/clitics';
import { isFinite, isQualifier } from '../grammar/words';

const SUBJECT = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/u;
/** Verbs that lack their object where a clause ends behind them. */
const OPEN = /^(?:faire|dire|penser|décider|choisir|prétendre|raconter)$/u;

export const quoiQue = defineRule({
  id: 'fr/quoi-que',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: “quoi que” means “whatever”, “quoique” means “although”.',
    fr: 'Écrivez « {fix} » : « quoi que » veut dire « quelle que soit la chose que », « quoique » veut dire « bien que ».',
    es: 'Escribe «{fix}»: «quoi que» significa «sea lo que sea»; «quoique», «aunque».',
  },
  explanation: {
    en: 'If “bien que” fits, write “quoique” in one word: “quoiqu’il soit tard”. Otherwise, write two words: “quoi que tu fasses”.',
    fr: 'Si « bien que » convient, écrivez « quoique » en un mot : « quoiqu’il soit tard ». Sinon en deux mots : « quoi que tu fasses ».',
    es: 'Si cabe «bien que», escribe «quoique» en una palabra: «quoiqu’il soit tard». Si no, en dos: «quoi que tu fasses».',
  },
  valid: [
    'Quoi que tu fasses, il râle.',
    'Quoiqu’il soit tard, il sort.',
    'Quoi qu’il en soit, je pars.',
    'Quoi qu’il dise, elle rit.',
    'Quoique tu dises la vérité, on doute.',
    'Quoi que ce soit, prends-le.',
    'Il est riche, quoiqu’il le nie.',
    'Quoi qu’on fasse de lui, il reste calme.',
  ],
  invalid: [
    { text: '[[Quoique]] tu fasses, il râle.', fix: 'Quoi que' },
    { text: '[[Quoiqu’]]il dise, elle rit.', fix: 'Quoi qu’' },
    { text: '[[Quoi qu’]]il soit malade, il travaille.', fix: 'Quoiqu’' },
    { text: '[[Quoi que]] nous soyons fatigués, nous marchons.', fix: 'Quoique' },
    { text: 'Elle rit, [[quoique]] vous pensiez.', fix: 'quoi que' },
  ],
  misses: ['Quoi qu’il pleuve, il sort.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const isOne = /^quoiqu[e']$/u.test(word.norm);
      const que = words[index + 1];
      const isTwo = word.norm === 'quoi' && /^(?:que|qu')$/u.test(que?.norm ?? '');
      if (!isOne && !isTwo) continue;
      const subject = index + (isOne ? 1 : 2);
      if (!SUBJECT.test(words[subject]?.norm ?? '')) continue;
      const verb = pastClitics(words, subject + 1);
      if (isOne && lacksObject(words, verb, subject)) {
        const ending = word.norm.endsWith('e') ? 'quoi que' : 'quoi qu’';
        report(word, [matchCase(word.text, ending)]);
      }
      if (isTwo && que && isComplete(words, verb, subject)) {
        const ending = que.norm === 'que' ? 'quoique' : 'quoiqu’';
        report({ start: word.start, end: que.end }, [matchCase(word.text, ending)]);
      }
    }
  },
});

/** `tu fasses,` */
function lacksObject(words: readonly AnalysedWord[], at: number, subject: number): boolean {
  const verb = words[at];
  const end = words[at + 1];
  const isEnd = end === undefined || end.kind === 'punctuation';
  const isObject = words
    .slice(subject + 1, at)
    .some(({ norm }) => /^(?:le|la|l'|les|en)$/u.test(norm));
  return (
    isEnd &&
    !isObject &&
    verb !== undefined &&
    verb.readings.some((r) => isFinite(r) && OPEN.test(r.lemma))
  );
}

/** `il soit malade` */
function isComplete(words: readonly AnalysedWord[], at: number, subject: number): boolean {
  const isBe = /^(?:sois|soit|soient|soyons|soyez)$/u.test(words[at]?.norm ?? '');
  const isBare = at === subject + 1;
  const adverb = /^(?:très|trop|si|bien|déjà|encore|plus)$/u.test(words[at + 1]?.norm ?? '');
  const said = words[at + (adverb ? 2 : 1)];
  return (
    isBe && isBare && said?.kind === 'word' && isQualifier(said.best) && !/^advenu/u.test(said.norm)
  );
}
