import { defineRule } from '@tercet/proofreading-core';

/** Names that start with the sound i; other capitalised words may be read in another way. */
const NAMES =
  /^(?:Italia|India|Inglaterra|Irlanda|Israel|Irak|Irán|Islandia|Indonesia|Isabel|Inés|Ignacio|Irene|Iván|Isidro|Ismael|Ibiza|Hipólito|Hitler)$/;

/** Words with i or hi that are not read as a plain i: diphthongs, and words read in English. */
const NOT_PLAIN =
  /^(?:hi[aeoáéó]|i[aeoáéó]|iphone|ipad|ipod|icloud|itunes|ice|hip$|hipp[iy]|hipster|hits?$|high|hiking|io$|i$|íd|item$|ius)/;

export const yE = defineRule({
  id: 'es/y-e',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Before the sound “i”, “y” becomes “e”.',
    fr: 'Devant le son « i », « y » devient « e ».',
    es: 'Ante el sonido «i», la conjunción «y» pasa a «e».',
  },
  explanation: {
    en: 'Spanish writes “e” for “and” before a word that starts with the sound “i” (“padre e hijo”), unless a diphthong follows (“agua y hielo”) or “y” opens a question.',
    fr: 'L’espagnol écrit « e » devant un mot qui commence par le son « i » (« padre e hijo »), sauf devant une diphtongue (« agua y hielo ») ou en tête d’une question.',
    es: 'Se escribe «e» ante una palabra que empieza por el sonido «i» («padre e hijo»), salvo ante diptongo («agua y hielo») o al comienzo de una pregunta.',
  },
  valid: [
    'Padre e hijo.',
    'Agua y hielo.',
    'Cobre y hierro.',
    '¿Y Isabel?',
    'El eje x y el eje y indican la posición.',
    'Francia e Italia firmaron.',
    'Limones y hierbas.',
    'Compró un móvil y iPhone no era.',
    'Uno y otro.',
    'Pop y hip hop.',
  ],
  invalid: [
    { text: 'Padre [[y]] hijo.', fix: 'e' },
    { text: 'Francia [[y]] Italia firmaron.', fix: 'e' },
    { text: 'Aguja [[y]] hilo.', fix: 'e' },
    { text: 'Es útil [[y]] importante.', fix: 'e' },
    { text: 'Geografía [[y]] historia.', fix: 'e' },
    { text: 'Vino [[y]] intentó entrar.', fix: 'e' },
    { text: 'Es alta, cosa rara, [[y]] inteligente.', fix: 'e' },
  ],
  misses: ['Llegaron Ana y Imelda.'],
  check({ tokens }, report) {
    for (const [index, and] of tokens.entries()) {
      const before = tokens[index - 1];
      const next = tokens[index + 1];
      if (and.text !== 'y' || !before || next?.kind !== 'word' || next.gap !== ' ') continue;
      if (before.kind !== 'word' && before.text !== ',') continue;
      const isLetter = /^(?:eje|letra|variable|x|coordenada|i)$/.test(before.norm);
      const isLower = next.text === next.text.toLowerCase();
      if (isLetter || !/^h?[ií]/.test(next.norm) || NOT_PLAIN.test(next.norm)) continue;
      if (isLower || NAMES.test(next.text.normalize('NFC'))) report(and, ['e'], { safe: true });
    }
  },
});
