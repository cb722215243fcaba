import { defineRule } from '@tercet/proofreading-core';
import { follows, wordSet } from '../grammar/words';

/** What makes an adverb with `a`: `relacionado a veces con eso`. */
const ADVERBIAL = wordSet(
  'veces menudo través nivel partir fin raíz efectos largo corto medias distancia diario priori posteriori simple primera menos final principio parecer',
);

export const relacionadoCon = defineRule({
  id: 'es/relacionado-con',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“Relacionado” takes “con”: “{fix}”.',
    fr: '« Relacionado » demande « con » : « {fix} ».',
    es: '«Relacionado» lleva «con»: «{fix}».',
  },
  explanation: {
    en: 'One thing is “relacionada con” another: “un tema relacionado con la salud”.',
    fr: 'Une chose est « relacionada con » une autre : « un tema relacionado con la salud ».',
    es: 'Una cosa está «relacionada con» otra: «un tema relacionado con la salud».',
  },
  valid: [
    'Es un tema relacionado con la salud.',
    'Está relacionado a veces con eso.',
    'Está relacionado a la vez con el arte y la ciencia.',
    'Son casos relacionados a menudo entre sí.',
    'Está relacionado al menos con dos casos.',
    'Con relación a tu carta, no sé nada.',
    'Se ha relacionado a Ana con el robo.',
    'Fueron relacionados a través de un juego.',
  ],
  invalid: [
    { text: 'Es un tema relacionado [[a]] la salud.', fix: 'con' },
    { text: 'Son ideas relacionadas [[al]] clima.', fix: 'con el' },
    { text: 'Hay problemas relacionados [[a]] este cambio.', fix: 'con' },
    { text: 'Una noticia relacionada [[a]] su trabajo.', fix: 'con' },
    { text: 'Todo lo relacionado [[al]] viaje me interesa.', fix: 'con el' },
  ],
  misses: ['Se relaciona al clima.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const a = words[index + 1];
      const next = words[index + 2];
      if (!/^relacionad[oa]s?$/u.test(word.norm) || !follows(a) || !/^al?$/u.test(a.norm)) continue;
      if (!follows(next) || ADVERBIAL.has(next.norm) || words[index + 3]?.norm === 'vez') continue;
      // `se ha relacionado a Ana con el robo`, `relacionado a la vez con`
      if (words[index - 1]?.best.lemma === 'haber') continue;
      if (words.slice(index + 3, index + 9).some(({ norm }) => norm === 'con' || norm === 'entre'))
        continue;
      report(a, [a.norm === 'al' ? 'con el' : 'con']);
    }
  },
});
