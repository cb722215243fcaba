import { describe, expect, it } from '@jest/globals';
import type { Rule } from '@tercet/proofreading-core';
import { rulePage } from './rule-page';

const words = { en: 'en', fr: 'fr', es: 'es' };
const pageOf = (text: string, fix: string) =>
  rulePage({
    id: 'en/x',
    category: 'grammar',
    level: 'error',
    message: words,
    explanation: words,
    valid: [],
    invalid: [{ text, fix }],
    check: () => undefined,
  } satisfies Rule);

describe('an example on a page', () => {
  it.each([
    ['We [[walks]] home.', 'walk', 'We **walks** home. → We **walk** home.'],
    ['We walked[[  ]]home.', ' ', 'We walked**␣␣**home. → We walked**␣**home.'],
    ['Quoi[[ ]]?', '\u202F', 'Quoi**␣**? → Quoi**⍽**?'],
    ['a [[very ]]fine day', '', 'a **very** fine day → a ‸fine day'],
    ['[[]]Hola!', '¡', '‸Hola! → **¡**Hola!'],
    ['f[[_x_]]', '*', 'f**\\_x\\_** → f**\\***'],
  ])('%s with “%s”', (text, fix, line) => {
    expect(pageOf(text, fix)).toContain(`- ${line}\n`);
  });
});
