import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { FEMININE, MASCULINE, nounCells, startsWithStressedA } from '../grammar/agreement';
import { follows, isClearNoun } from '../grammar/words';

const NOT_BEFORE = /^(?:el|al|del|cada|a|número|capítulo|la|las|lo|tipo|día|punto|de)$/u;

export const unoUn = defineRule({
  id: 'es/uno-un',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Before a noun write “{fix}”.',
    fr: 'Devant un nom, écrivez « {fix} ».',
    es: 'Ante un nombre se escribe «{fix}».',
  },
  explanation: {
    en: '“Uno” loses its -o before a masculine noun: “un perro”, “veintiún años”; before a feminine one it is “una”.',
    fr: '« Uno » perd son -o devant un nom masculin : « un perro », « veintiún años » ; devant un féminin, c’est « una ».',
    es: '«Uno» pierde la -o ante nombre masculino («un perro», «veintiún años») y es «una» ante femenino.',
  },
  valid: [
    'Tengo un perro.',
    'Tiene veintiún años.',
    'Uno dice que sí.',
    'Más de uno vino.',
    'Solo uno come carne.',
    'Uno a uno salieron.',
    'Treinta y una casas.',
    'Hay treinta y un mil personas.',
    'Compró veintiún libros.',
    'El uno de mayo.',
    'Compré uno azul.',
    'Quiero uno nuevo.',
    'El uno y el otro ríen.',
  ],
  invalid: [
    { text: 'Vinieron treinta y [[un]] personas.', fix: 'una' },
    { text: 'Leyó [[veintiún]] páginas ayer.', fix: 'veintiuna' },
    { text: 'Tengo [[uno]] perro.', fix: 'un' },
    { text: 'Mi hermana tiene [[veintiuno]] años.', fix: 'veintiún' },
    { text: 'Hay [[uno]] casa azul.', fix: 'una' },
    { text: 'Faltan treinta y [[uno]] días.', fix: 'un' },
    { text: 'Compró [[uno]] coche nuevo.', fix: 'un' },
  ],
  misses: ['Vio uno gran perro.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => /^(?:veinti)?(?:uno?|ún)$/u.test(norm))) return;
    for (const [index, one] of words.entries()) {
      const noun = words[index + 1];
      if (isOfFeminine(words, index))
        report(one, [one.norm === 'un' ? 'una' : matchCase(one.text, 'veintiuna')]);
      if (!/^(?:veinti)?uno$/u.test(one.norm) || !follows(noun) || !isClearNoun(noun)) continue;
      if (words[index - 1]?.kind === 'punctuation') continue;
      const isCount = one.norm !== 'uno' || words[index - 1]?.norm === 'y';
      if (NOT_BEFORE.test(words[index - 1]?.norm ?? '') || (!isCount && one.text === 'Uno'))
        continue;
      const cells = nounCells(noun);
      const gender = cells === (cells & MASCULINE) ? 'm' : cells === (cells & FEMININE) ? 'f' : '';
      if (gender === '' || cells === 0) continue;
      const [masculine, feminine] = one.norm === 'uno' ? ['un', 'una'] : ['veintiún', 'veintiuna'];
      report(one, [matchCase(one.text, gender === 'm' ? masculine! : feminine!)]);
    }
  },
});

/** `treinta y un personas`, `veintiún casas`; but `veintiún mil personas`, `veintiún armas` */
function isOfFeminine(words: readonly AnalysedWord[], index: number): boolean {
  const one = words[index];
  const noun = words[index + 1];
  const isCount =
    one?.norm === 'veintiún' ||
    (one?.norm === 'un' && words[index - 1]?.norm === 'y' && words[index - 2]?.best.pos === 'NUM');
  if (!isCount || !follows(noun) || !isClearNoun(noun) || startsWithStressedA(noun.norm))
    return false;
  const cells = nounCells(noun);
  return cells !== 0 && cells === (cells & FEMININE);
}
