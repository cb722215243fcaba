import {
  defineRule,
  findRepeatedWords,
  REPEATED_WORD,
  type RuleSentence,
  type RuleToken,
} from '@tercet/proofreading-core';
import { isNext } from '../grammar/phrase';

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

/** A pair of these may be written twice as well. */
const PREPOSITIONS = /^(?:en|con|por|para|a|sobre|desde|hasta|entre|sin)$/u;
const ARTICLES = /^(?:el|la|los|las|un|una|su|mi)$/u;

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
    'Dejó un sobre sobre la mesa.',
    'El tren no para para comer.',
    'En la casa y en la calle.',
    'De la una a la otra.',
    'En el que en el fondo creo.',
    'De la mano, de la cintura.',
    'Por la tarde, por la noche.',
    'A la una, a las dos.',
    'Lo de la de la tienda.',
    'Con la que con la otra no.',
  ],
  invalid: [
    { text: 'Puso [[el el]] libro en la mesa.', fix: 'el' },
    { text: '[[Los los]] niños juegan.', fix: 'Los' },
    { text: 'Vive [[en en]] Madrid.', fix: 'en' },
    { text: 'Pan [[y y]] queso.', fix: 'y' },
    { text: 'Salió [[con con]] su hermana.', fix: 'con' },
    { text: 'Es [[de de]] mi padre.', fix: 'de' },
    { text: 'Vive [[en la en la]] casa azul.', fix: 'en la' },
    { text: 'Nació [[en el en el]] norte.', fix: 'en el' },
    { text: 'Habló [[con la con la]] vecina.', fix: 'con la' },
    { text: 'Pasó [[por el por el]] parque.', fix: 'por el' },
    { text: 'Salió [[a la a la]] calle.', fix: 'a la' },
  ],
  misses: ['Dice que que viene mañana.'],
  check(sentence, report) {
    for (const [first, second] of findRepeatedWords(sentence)) {
      if (MAY_REPEAT.has(second.norm) || isTwoWords(sentence, first, second.norm)) continue;
      report({ start: first.start, end: second.end }, [first.text], {
        safe: NEVER_REPEAT.has(second.norm),
      });
    }
    for (const [index, first] of sentence.tokens.entries()) {
      const [article, again, last] = sentence.tokens.slice(index + 1, index + 4);
      if (!PREPOSITIONS.test(first.norm) || !ARTICLES.test(article?.norm ?? '')) continue;
      if (!isNext(article) || !isNext(again) || !isNext(last)) continue;
      // `en la en la casa`
      if (again.norm === first.norm && last.norm === article.norm)
        report({ start: first.start, end: last.end }, [`${first.text} ${article.text}`]);
    }
  },
});

/** Words that are verbs or nouns as well: `un sobre sobre la mesa`, `el tren no para para comer`, `como como quiero`. */
function isTwoWords({ tokens }: RuleSentence, first: RuleToken, norm: string): boolean {
  if (/^(?:como|entre|vino|bajo|traje|fuera)$/u.test(norm)) return true;
  const before = tokens[tokens.indexOf(first) - 1]?.norm ?? '';
  if (norm === 'sobre') return /^(?:el|un|al|del|este|ese|otro|cada|mi|tu|su)$/u.test(before);
  if (norm !== 'para') return false;
  return /^(?:no|se|nunca|siempre|ya|que|solo|autobús|tren|coche|bus|metro|lluvia|corazón)$/u.test(
    before,
  );
}
