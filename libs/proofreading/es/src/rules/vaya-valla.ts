import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { follows, wordSet } from '../grammar/words';

const GO: Readonly<Record<string, string>> = { valla: 'vaya', vallas: 'vayas', vallan: 'vayan' };
/** What one exclaims at: `¡vaya sorpresa!` */
const SURPRISES = wordSet(
  'sorpresa día noche susto suerte tela mierda lío desastre faena tontería pinta manera forma con',
);
/** Where or how one goes; a fence has none of these behind `que`. */
const AFTER = wordSet(
  'a al bien mal mejor peor muy por hacia hasta para ya pronto sola solo con de',
);

export const vayaValla = defineRule({
  id: 'es/vaya-valla',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”, from “ir”: “valla” is a fence.',
    fr: 'Écrivez « {fix} », du verbe « ir » : « valla » est une clôture.',
    es: 'Escribe «{fix}», de «ir»: la «valla» es una cerca.',
  },
  explanation: {
    en: '“Vaya” is from “ir” (“que te vaya bien”, “¡vaya día!”), “valla” is a fence. In most countries, they sound alike.',
    fr: '« Vaya » vient de « ir » (« que te vaya bien », « ¡vaya día! »), « valla » est une clôture. Presque partout, ils se prononcent de même.',
    es: '«Vaya» es de «ir» («que te vaya bien», «¡vaya día!») y «valla» es una cerca. En casi todas partes suenan igual.',
  },
  valid: [
    'Que te vaya bien.',
    'La valla a la que subió era alta.',
    'El terreno se valla con alambre.',
    'Es reja más que valla.',
    'Quiero setos, no vallas.',
    'De valla a valla hay un metro.',
    'Pintaron la valla al final.',
    '¡Vaya sorpresa!',
    'Las vallas a los lados son altas.',
    'Una valla cara no siempre es buena.',
  ],
  invalid: [
    { text: 'Espero que le [[valla]] bien.', fix: 'vaya' },
    { text: 'Quiero que [[vallas]] a verla.', fix: 'vayas' },
    { text: 'No [[vallas]] por ahí.', fix: 'vayas' },
    { text: '¡[[Valla]] sorpresa!', fix: 'Vaya' },
    { text: 'Ojalá no se [[vallan]] ya.', fix: 'vayan' },
    { text: 'Dile que no [[valla]] a casa.', fix: 'vaya' },
  ],
  misses: ['Quiero que vallas conmigo.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const fix = entryOf(GO, word.norm);
      if (fix !== undefined && isGoing(words, index)) report(word, [matchCase(word.text, fix)]);
    }
  },
});

function isGoing(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  const beforeThat = words[index - 2];
  const isFirst = !before || before.kind === 'punctuation';
  if (isFirst) return words[index]?.norm === 'valla' && follows(next) && SURPRISES.has(next.norm);
  // `reja más que valla`, `el terreno que se valla con alambre`
  if (/^(?:más|menos|mejor|antes)$/u.test(beforeThat?.norm ?? '')) return false;
  if (!follows(next) || !AFTER.has(next.norm)) return false;
  if (/^(?:me|te|le|nos|os|les)$/u.test(before.norm)) return true;
  if (before.norm === 'se') return /^(?:a|al|ya|pronto|bien|mal)$/u.test(next.norm);
  if (/^(?:con|de|para)$/u.test(next.norm)) return false;
  return before.norm === 'que' || (before.norm === 'no' && beforeThat?.text !== ',');
}
