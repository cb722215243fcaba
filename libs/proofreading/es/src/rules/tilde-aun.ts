import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isStatement, may, must, wordSet } from '../grammar/words';

const TIME = wordSet('no');
const CLITICS = wordSet('me te se nos le les lo la los las');

export const tildeAun = defineRule({
  id: 'es/tilde-aun',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “aún” is “still”, “aun” is “even”.',
    fr: 'Écrivez ici « {fix} » : « aún » veut dire « encore », « aun » « même ».',
    es: 'Aquí se escribe «{fix}»: «aún» equivale a «todavía» y «aun» a «incluso».',
  },
  explanation: {
    en: '“Aún” can be replaced by “todavía” (“aún no ha llegado”); “aun” by “incluso” (“aun así”, “aun cuando”).',
    fr: '« Aún » se remplace par « todavía » (« aún no ha llegado ») ; « aun » par « incluso » (« aun así », « aun cuando »).',
    es: '«Aún» se puede sustituir por «todavía» («aún no ha llegado»); «aun», por «incluso» («aun así», «aun cuando»).',
  },
  valid: [
    'Aún no ha llegado.',
    'Aun así, vendrá.',
    'Aun cuando llueva, salgo.',
    'Aun no queriendo, lo hizo.',
    'Es aún más alto.',
    'Ni aun los sabios lo saben.',
    'Aun con frío, nada.',
    'Aún sigue aquí.',
    'Vivía aún cuando lo vi.',
    'Ni aun lo miró.',
  ],
  invalid: [
    { text: '[[Aun]] no ha llegado.', fix: 'Aún' },
    { text: 'Es [[aun]] más alto que su padre.', fix: 'aún' },
    { text: '[[Aun]] sigue aquí.', fix: 'Aún' },
    { text: '[[Aún]] así, vendrá mañana.', fix: 'Aun' },
    { text: '[[Aun]] se puede ver la casa.', fix: 'Aún' },
    { text: 'Saldré [[aún]] cuando llueva.', fix: 'aun' },
  ],
  misses: ['Estamos lejos aun.'],
  falseAlarms: ['Aún así de lejos se ve bien.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => norm === 'aun' || norm === 'aún')) return;
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (!follows(next)) continue;
      if (word.norm === 'aún' && isEven(words, index)) report(word, [matchCase(word.text, 'aun')]);
      // `ni aun lo miró`
      if (word.norm !== 'aun' || words[index - 1]?.norm === 'ni') continue;
      let at = index + 1;
      while (TIME.has(words[at]?.norm ?? '') || CLITICS.has(words[at]?.norm ?? '')) at += 1;
      const verb = words[at];
      const isMore = /^m[aá]s$/u.test(next.norm);
      const isStill =
        verb?.kind === 'word' && may(verb, isStatement) && must(verb, ({ form }) => form === 'fin');
      if (isMore || isStill || next.norm === 'hay') report(word, [matchCase(word.text, 'aún')]);
    }
  },
});

/** `aún así`, `aún cuando llueva`; but `vivía aún cuando lo vi`, `sigue aún así` tell of time. */
function isEven(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const opens = before?.kind !== 'word' || /^(?:y|pero)$/u.test(before.norm);
  if (words[index + 1]?.norm === 'así')
    return opens || !/^(?:estar|seguir|quedar|ser|continuar)$/.test(before.best.lemma);
  if (words[index + 1]?.norm !== 'cuando') return false;
  const verb = words.slice(index + 2).find(({ best }) => best.form === 'fin');
  return opens || verb?.best.mood === 'sub';
}
