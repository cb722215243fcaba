import { defineRule } from '@tercet/proofreading-core';

/** Read with the sound of j: `hobby`, `hockey`. */
const ASPIRATED = /^(?:hobb|hock|hold|host|hotmail|hot$|holter|hollyw|hongkon)/u;

export const oU = defineRule({
  id: 'es/o-u',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Before the sound “o”, “o” becomes “u”.',
    fr: 'Devant le son « o », « o » devient « u ».',
    es: 'Ante el sonido «o», la conjunción «o» pasa a «u».',
  },
  explanation: {
    en: 'Spanish writes “u” for “or” before a word that starts with the sound o: “uno u otro”, “mujer u hombre”.',
    fr: 'L’espagnol écrit « u » devant un mot qui commence par le son o : « uno u otro », « mujer u hombre ».',
    es: 'Se escribe «u» ante una palabra que empieza por el sonido o: «uno u otro», «mujer u hombre».',
  },
  valid: [
    'Uno u otro.',
    'Mujer u hombre.',
    'O Óscar o Luis.',
    'Uno o dos.',
    'La vocal o es abierta.',
    'Té o agua.',
    'Plata u oro.',
    'Este o aquel.',
    'La letra o ocupa ese lugar.',
    'Fútbol o hockey.',
  ],
  invalid: [
    { text: 'Uno [[o]] otro.', fix: 'u' },
    { text: 'Mujer [[o]] hombre.', fix: 'u' },
    { text: 'Plata [[o]] oro.', fix: 'u' },
    { text: 'Siete [[o]] ocho días.', fix: 'u' },
    { text: 'Por acción [[o]] omisión.', fix: 'u' },
  ],
  misses: ['Ana o Olga vendrán.'],
  check({ tokens }, report) {
    for (const [index, or] of tokens.entries()) {
      const before = tokens[index - 1];
      const next = tokens[index + 1];
      if (or.text !== 'o' || before?.kind !== 'word' || next?.kind !== 'word' || next.gap !== ' ')
        continue;
      const isLetter = /^(?:letra|vocal|la|una|sonido|o|grado)$/.test(before.norm);
      if (
        isLetter ||
        ASPIRATED.test(next.norm) ||
        !/^h?[oó]\p{L}/u.test(next.norm) ||
        next.text !== next.text.toLowerCase()
      )
        continue;
      report(or, ['u'], { safe: true });
    }
  },
});
