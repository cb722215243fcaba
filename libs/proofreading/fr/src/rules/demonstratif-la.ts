import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isClauseStart } from '../grammar/clause-start';
import { has, isFinite, isNoun } from '../grammar/words';

const PLACE =
  /^(?:où|haut|bas|dessus|dessous|dedans|même|encore|aussi|que|qu'|devant|derrière|et|ou)$/u;
const BEFORE = /^(?:à|de|d'|dans|en|pour|avec|par|sur|chez|sans|depuis)$/u;

export const demonstratifLa = defineRule({
  id: 'fr/demonstratif-la',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'After “ce” and its noun, “là” and “ci” are joined by a hyphen: “{fix}”.',
    fr: 'Après « ce » et son nom, « là » et « ci » prennent un trait d’union : « {fix} ».',
    es: 'Tras «ce» y su sustantivo, «là» y «ci» llevan guion: «{fix}».',
  },
  explanation: {
    en: '“Ce”, “cette”, “ces” and the particle frame the noun: “cet homme-là”, “ces jours-ci”.',
    fr: '« Ce », « cette », « ces » et la particule encadrent le nom : « cet homme-là », « ces jours-ci ».',
    es: '«Ce», «cette», «ces» y la partícula rodean el sustantivo: «cet homme-là», «ces jours-ci».',
  },
  valid: [
    'Cet homme-là est fou.',
    'Cet homme, là, est fou.',
    'Ces jours-ci, il pleut.',
    'Cette maison là où je vis est vieille.',
    'Il a mis ce livre là.',
    'Il est là.',
    'Cette table là-bas est libre.',
    'Ce soir, là, il pleut.',
  ],
  invalid: [
    { text: 'Cet [[homme là]] est fou.', fix: 'homme-là' },
    { text: 'Il vit dans cette [[maison là]].', fix: 'maison-là' },
    { text: 'Ces [[gens là]] mentent.', fix: 'gens-là' },
    { text: 'Cette [[voiture ci]] est rouge.', fix: 'voiture-ci' },
    { text: 'À cette [[époque là]], il lisait.', fix: 'époque-là' },
  ],
  misses: ['J’aime ce livre là.'],
  check({ words }, report) {
    for (const [index, particle] of words.entries()) {
      if (!/^(?:là|ci)$/u.test(particle.norm) || particle.gap !== ' ') continue;
      const noun = words[index - 1];
      if (noun?.kind !== 'word' || !has(noun, isNoun) || !isShown(words, index)) continue;
      report({ start: noun.start, end: particle.end }, [`${noun.text}-${particle.text}`]);
    }
  },
});

/** The noun group is a subject or hangs on a preposition, and something closes it. */
function isShown(words: readonly AnalysedWord[], index: number): boolean {
  const isShowing = (at: number): boolean =>
    /^(?:ce|cet|cette|ces)$/u.test(words[at]?.norm ?? '') && words[at]?.best.pos === 'DET';
  const start = isShowing(index - 2) ? index - 2 : index - 3;
  if (!isShowing(start) || (start === index - 3 && words[index - 2]?.best.pos !== 'ADJ'))
    return false;
  const next = words[index + 1];
  if (next !== undefined && PLACE.test(next.norm)) return false;
  const isVerbNext = next !== undefined && isFinite(next.best);
  const isEnd = next === undefined || /^[,.;!?…]$/u.test(next.text);
  const isBound = BEFORE.test(words[start - 1]?.norm ?? '');
  return isBound ? isEnd || isVerbNext : isClauseStart(words, start) && isVerbNext;
}
