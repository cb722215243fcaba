import { defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isParticiple, may, wordSet } from '../grammar/words';

/** After these a verb is meant: subjects, pronouns before a verb, adverbs, and what opens a clause. */
const BEFORE = wordSet(
  `yo no ya me te se nos os lo la le los las les que porque pues hoy ayer ahora anoche nunca siempre también tampoco casi
  apenas solo sólo cuando si como donde qué aún todavía`,
);
/** Participles before which “e” is rather “and”, for they start with the sound i; `ido` describes nothing. */
const SOUNDS_LIKE_I = /^h?i(?!do$)/u;

export const eHe = defineRule({
  id: 'es/e-he',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “e” is the conjunction, “he” is from “haber”.',
    fr: 'Écrivez ici « {fix} » : « e » est la conjonction, « he » vient de « haber ».',
    es: 'Aquí se escribe «{fix}»: «e» es la conjunción y «he» es del verbo «haber».',
  },
  explanation: {
    en: 'Before a participle write “he”: “he comido”. The conjunction “e” stands only before the sound “i”: “padre e hijo”.',
    fr: 'Devant un participe, écrivez « he » : « he comido ». La conjonction « e » ne vient que devant le son « i » : « padre e hijo ».',
    es: 'Ante un participio se escribe «he»: «he comido». La conjunción «e» solo va ante el sonido «i»: «padre e hijo».',
  },
  valid: [
    'He desayunado en casa.',
    'Padre e hijo.',
    'Está cansado e irritado.',
    'Vino e intentó entrar.',
    'La letra e es una vocal.',
    'Que sea rápido e indoloro.',
    'Yo he comido mucho.',
    '¿E Isabel qué dice?',
    'E inspirado por esa idea, entró.',
  ],
  invalid: [
    { text: '[[E]] desayunado en casa.', fix: 'He' },
    { text: '[[E]] preguntado a mi madre.', fix: 'He' },
    { text: 'Hoy [[e]] comido mucho.', fix: 'he' },
    { text: 'Yo no [[e]] visto nada.', fix: 'he' },
    { text: 'Creo que [[e]] perdido las llaves.', fix: 'he' },
    { text: 'Ya me [[e]] ido de allí.', fix: 'he' },
    { text: 'Es el libro que [[e]] leído.', fix: 'he' },
    { text: 'Sí, [[e]] comido ya.', fix: 'he' },
  ],
  misses: ['Esta tarde e comido.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (word.norm !== 'e' || !follows(next) || !next.norm.endsWith('o')) continue;
      if (next.text !== next.text.toLowerCase() || !may(next, isParticiple)) continue;
      const before = words[index - 1];
      const opens = before?.kind !== 'word';
      if (opens && SOUNDS_LIKE_I.test(next.norm)) continue;
      if (opens || (follows(word) && BEFORE.has(before.norm)))
        report(word, [matchCase(word.text, 'he')]);
    }
  },
});
