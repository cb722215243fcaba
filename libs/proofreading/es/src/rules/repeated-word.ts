import { defineRule, findRepeatedWords, REPEATED_WORD } from '@tercet/proofreading-core';

/** Words that Spanish may write twice in a row, mostly for effect. */
const MAY_REPEAT = new Set(
  'muy sí no ja je ay casi ya luego bien poco mucho más así tan nada todo solo poquito ahora que'.split(
    ' ',
  ),
);

/** Of these no sentence has two in a row, so that one may go unseen. */
const NEVER_REPEAT = new Set(
  'el los las un una unos unas de del al y en con por para mi mis tu tus su sus este esta'.split(
    ' ',
  ),
);

export const repeatedWord = defineRule({
  id: 'es/repeated-word',
  category: 'repetition',
  level: 'error',
  ...REPEATED_WORD,
  valid: [
    'Está muy muy lejos.',
    'Sí sí, ya voy.',
    'Casi casi lo logramos.',
    'Lo que que vengas supone es un lío.',
    'Poco a poco, paso a paso.',
    'Ya ya, tranquilo.',
    'Sí, sí, sí.',
    'Viven en Baden Baden.',
    'La relación entre x y y.',
  ],
  invalid: [
    { text: 'Puso [[el el]] libro en la mesa.', fix: 'el' },
    { text: '[[Los los]] niños juegan.', fix: 'Los' },
    { text: 'Vive [[en en]] Madrid.', fix: 'en' },
    { text: 'Pan [[y y]] queso.', fix: 'y' },
    { text: 'Salió [[con con]] su hermana.', fix: 'con' },
    { text: 'Es [[de de]] mi padre.', fix: 'de' },
  ],
  misses: ['Dice que que viene mañana.'],
  check(sentence, report) {
    for (const [first, second] of findRepeatedWords(sentence)) {
      if (MAY_REPEAT.has(second.norm)) continue;
      report({ start: first.start, end: second.end }, [first.text], {
        safe: NEVER_REPEAT.has(second.norm),
      });
    }
  },
});
