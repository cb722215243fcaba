import { defineRule } from '@tercet/proofreading-core';
import { isClauseEnd, isNext, normAt } from '../grammar/phrase';
import { isAdjective, isFinite, isNoun, may, wordSet } from '../grammar/words';

const PREPOSITIONS = wordSet('a para por de en sin sobre contra ante hacia tras entre hasta');
const AFTER = wordSet(
  'eso esto aquello me mismo misma no que porque también tampoco ya nunca siempre y',
);

const MUSIC = /^(?:sonata|concierto|sinfonía|notas?|acordes?|escala|bemol|afinar?|cuerda)$/u;

export const tildeMi = defineRule({
  id: 'es/tilde-mi',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'After a preposition, “me” is “mí”, with its accent.',
    fr: 'Après une préposition, « moi » s’écrit « mí », avec l’accent.',
    es: 'Tras preposición, el pronombre se escribe «mí», con tilde.',
  },
  explanation: {
    en: '“Mi” is “my” (“mi casa”); “mí” is “me” after a preposition (“para mí”, “a mí me gusta”).',
    fr: '« Mi » veut dire « mon » (« mi casa ») ; « mí » veut dire « moi » après une préposition (« para mí »).',
    es: '«Mi» es posesivo («mi casa»); «mí» es pronombre y va tras preposición («para mí», «a mí me gusta»).',
  },
  valid: [
    'A mí me gusta el pan.',
    'Es para mi hermana.',
    'Por mi parte, nada.',
    'Una sonata en mi menor.',
    'Vino a mi casa ayer.',
    'Para mí es lo mismo.',
    'De mi propio bolsillo.',
    'Hablan de mí.',
    'En mi ya larga vida, no vi eso.',
    'En mi no muy larga carrera, vi de todo.',
    'A mi siempre querido amigo le debo todo.',
    'La sonata está en mi.',
  ],
  invalid: [
    { text: 'A [[mi]] me gusta el pan.', fix: 'mí' },
    { text: 'Es muy importante para [[mi]].', fix: 'mí' },
    { text: 'Para [[mi]] es lo mismo.', fix: 'mí' },
    { text: 'Lo hice por [[mi]] mismo.', fix: 'mí' },
    { text: 'Confía en [[mi]], por favor.', fix: 'mí' },
    { text: 'Una persona importante para [[mi]] se llama Ana.', fix: 'mí' },
    { text: 'Es más alto que [[mi]].', fix: 'mí' },
    { text: 'Para [[mi]] eso no vale.', fix: 'mí' },
  ],
  misses: ['Para mi leer es vivir.'],
  check(sentence, report) {
    const { tokens, words } = sentence;
    for (const [index, token] of tokens.entries()) {
      if (token.norm !== 'mi' || !isNext(token) || token.text !== 'mi') continue;
      const before = normAt(sentence, index - 1);
      if (before === 'que' && isClauseEnd(sentence, index)) report(token, ['mí']);
      if (!PREPOSITIONS.has(before)) continue;
      const next = normAt(sentence, index + 1);
      const isEnd = isClauseEnd(sentence, index) || next === 'se';
      const goesOn = AFTER.has(next) && !(next === 'ya' || (next === 'y' && before !== 'a'));
      // `en mi misma agonía`
      if (words.some(({ norm }) => MUSIC.test(norm))) continue;
      // `en mi no muy larga vida`, `a mi siempre fiel amigo`
      const behind = sentence.words.find((word) => word.token === index + 2);
      const isOfNoun =
        /^(?:no|siempre|nunca|también)$/u.test(next) &&
        behind !== undefined &&
        (/^(?:muy|tan|siempre)$/u.test(behind.norm) ||
          behind.best.pos === 'ADJ' ||
          behind.best.form === 'part');
      if (isOfNoun) continue;
      const follower = sentence.words.find((word) => word.token === index + 2);
      if (/^mism/u.test(next) && follower?.best.pos === 'NOUN') continue;
      if (isEnd || goesOn || isBeforeVerb(sentence.words.find((word) => word.token === index + 1)))
        report(token, ['mí'], { safe: next === 'me' });
    }
  },
});

const isBeforeVerb = (word: Parameters<typeof may>[0]): boolean =>
  word?.kind === 'word' &&
  may(word, isFinite) &&
  !may(word, isNoun) &&
  !may(word, isAdjective) &&
  word.best.form === 'fin';
