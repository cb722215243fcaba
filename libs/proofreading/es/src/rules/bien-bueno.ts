import { defineRule } from '@tercet/proofreading-core';
import { follows, isFinite, may } from '../grammar/words';

const HOW =
  /^(?:jugar|jugaron|cantar|bailar|dormir|nadar|conducir|correr|cocinar|funcionar|escribir|trabajar|oler)$/;
const GOOD = /^(?:buen[oa]s?|mal[oa]s?)$/u;

export const bienBueno = defineRule({
  id: 'es/bien-bueno',
  category: 'confusion',
  level: 'suggestion',
  message: {
    en: 'The verb takes the adverb: “{fix}”.',
    fr: 'Le verbe veut l’adverbe : « {fix} ».',
    es: 'El verbo lleva el adverbio: «{fix}».',
  },
  explanation: {
    en: 'How one feels, plays or sings is told by “bien” and “mal”; “bueno” and “malo” describe nouns: “me siento bien”, “jugaron mal”.',
    fr: 'Comment on se sent, joue ou chante se dit « bien » ou « mal » ; « bueno » et « malo » qualifient un nom.',
    es: 'Cómo se siente, juega o canta alguien se dice con «bien» y «mal»; «bueno» y «malo» son de nombres: «me siento bien».',
  },
  valid: [
    'Me siento bien.',
    'Jugaron muy mal.',
    'Es muy bueno.',
    'Canta muy bien.',
    'Habla bien de él.',
    'Está bueno el pan.',
    'Juega buenos partidos.',
    'No duerme bien.',
    'Huele muy bien.',
  ],
  invalid: [
    { text: 'No me siento [[bueno]].', fix: 'bien' },
    { text: 'Los equipos jugaron muy [[malos]].', fix: 'mal' },
    { text: 'Mi hermana canta muy [[buena]].', fix: 'bien' },
    { text: 'Hoy duermo muy [[malo]].', fix: 'mal' },
    { text: 'Ella baila muy [[bueno]].', fix: 'bien' },
    { text: 'Me sentía muy [[malo]].', fix: 'mal' },
  ],
  misses: ['Habla español muy bueno.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => GOOD.test(norm))) return;
    for (const [index, good] of words.entries()) {
      if (!GOOD.test(good.norm) || !follows(good)) continue;
      const at = words[index - 1]?.norm === 'muy' ? index - 2 : index - 1;
      const verb = words[at];
      const next = words[index + 1];
      if (
        !verb ||
        !may(verb, isFinite) ||
        (next?.kind === 'word' && !/^(?:y|pero|porque|en|cuando|hoy|ayer)$/u.test(next.norm))
      )
        continue;
      // `me siento mala y egoísta`, `escribe muy buenas y bonitas cartas`
      if (next?.norm === 'y' && /^(?:ADJ|NOUN)$/.test(words[index + 2]?.best.pos ?? '')) continue;
      const feels =
        may(verb, ({ lemma }) => lemma === 'sentir') &&
        /^(?:me|te|nos)$/u.test(words[at - 1]?.norm ?? '') &&
        // `cuando ayudo, me siento bueno`: a good person
        (at === index - 2 ||
          words.some(({ norm }) => /^(?:no|hoy|ayer|anoche|ahora)$/u.test(norm)));
      const isHow =
        may(verb, ({ lemma, form }) => form === 'fin' && HOW.test(lemma)) && at === index - 2;
      if (feels || isHow) report(good, [good.norm.startsWith('b') ? 'bien' : 'mal']);
    }
  },
});
