import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { startsWithPronoun } from '../grammar/main-clause';
import { nounPhraseAt } from '../grammar/noun-phrase';

export const linkedClausesComma = defineRule({
  id: 'en/linked-clauses-comma',
  category: 'punctuation',
  level: 'style',
  message: {
    en: 'Two full sentences joined by “but” or “so” take a comma: “{fix}”.',
    fr: 'Deux propositions complètes reliées par « but » ou « so » prennent une virgule : « {fix} ».',
    es: 'Dos oraciones completas unidas por «but» o «so» llevan coma: «{fix}».',
  },
  explanation: {
    en: 'When “but” joins two clauses that could stand alone, a comma goes before it: “I was tired, but I went on.”',
    fr: 'Quand « but » relie deux propositions autonomes, une virgule le précède : « I was tired, but I went on. »',
    es: 'Cuando «but» une dos oraciones que podrían ir solas, lleva coma delante: «I was tired, but I went on.»',
  },
  valid: [
    'I was tired, but I went on.',
    'Small but it works, they say.',
    'Nobody but he knows.',
    'Not only birds but also frogs sing.',
    'I want nothing but you to stay.',
    'Slow but sure.',
    'All but we few left.',
    'He spoke slowly so we could follow.',
    'I hope so but I doubt it.',
    'It is cheap but good.',
  ],
  invalid: [
    { text: 'I was [[tired but]] I went on.', fix: 'tired, but' },
    { text: 'We live in [[Rome but]] I work in Bari.', fix: 'Rome, but' },
    { text: 'It is [[late but]] we are here.', fix: 'late, but' },
    { text: 'They called [[us but]] we were out.', fix: 'us, but' },
    { text: 'She was [[ill but]] she came.', fix: 'ill, but' },
    { text: 'The shop was [[closed so]] we went home.', fix: 'closed, so' },
    { text: 'We left the [[party but]] the others stayed.', fix: 'party, but' },
  ],
  check({ words, tokens }, report) {
    if (!tokens.some(({ norm }) => norm === 'but' || norm === 'so')) return;
    for (const [index, word] of words.entries()) {
      if (word.norm !== 'but' && word.norm !== 'so') continue;
      const before = words[index - 1];
      if (!before || before.kind !== 'word' || word.gap !== ' ' || index < 3) continue;
      if (NOT_JOINED.test(before.norm) || !startsClause(words, index + 1)) continue;
      // "He spoke slowly so we could follow": what for, not what came of it.
      if (word.norm === 'so' && (before.best.pos === 'ADV' || isModal(words[index + 2]))) continue;
      if (!hasClause(words, index)) continue;
      report({ start: before.start, end: word.end }, [`${before.text}, ${word.text}`]);
    }
  },
});

const NOT_JOINED =
  /^(?:so|nothing|anything|nobody|none|all|no|not|small|or|and|to|is|are|was|were|be|think|thinks|thought|say|said|hope|believe|do|did|does|just|even|only|who|that|what)$/;

const isModal = (word: AnalysedWord | undefined): boolean =>
  /^(?:can|could|will|would|may|might|'ll|'d|do|does)$/.test(word?.norm ?? '');

/** A pronoun, or a noun phrase with an article, and its verb. */
function startsClause(words: readonly AnalysedWord[], at: number): boolean {
  if (startsWithPronoun(words, at)) return true;
  const phrase =
    /^(?:the|my|his|her|our|their)$/.test(words[at]?.norm ?? '') && nounPhraseAt(words, at);
  return phrase ? isFinite(words[phrase.end]) : false;
}

/** Whether a finite verb and its subject stand before, in the same stretch without signs. */
function hasClause(words: readonly AnalysedWord[], index: number): boolean {
  let from = index;
  while (from > 0 && words[from - 1]?.kind === 'word') from -= 1;
  const clause = words.slice(from, index);
  if (clause.some(({ norm }) => norm === 'not')) {
    // "not only … but also", "not he but she".
    if (clause.some(({ norm }) => norm === 'only')) return false;
  }
  return clause.length >= 3 && clause.some((word, at) => at > 0 && isFinite(word));
}

const isFinite = (word: AnalysedWord | undefined): boolean =>
  word !== undefined && /^(?:VERB|AUX)$/.test(word.best.pos) && word.best.form === 'fin';
