import type { AnalysedWord } from './analysed-word';
import type { FunctionWords } from './function-words';
import type { WordSplitter } from './split-word';

/** What words of an ending may be: tags, and for the lemma what the ending is replaced with. */
export interface EndingGuess {
  readonly ending: RegExp;
  readonly tags: readonly string[];
}

/**
 * Says which words of a sentence can, from the words around them, only have certain tags:
 * index of the word → pattern of its tags. It narrows the tagger's choice, not the readings.
 */
export type WordConstraints = (
  words: readonly Pick<AnalysedWord, 'text' | 'norm' | 'gap' | 'readings'>[],
) => ReadonlyMap<number, RegExp>;

/** What the analysis has to know about a language beside its data files. */
export interface AnalysisProfile {
  readonly functionWords: FunctionWords;
  readonly split: WordSplitter;
  readonly constrain?: WordConstraints;
  /** Letters that a capital may stand for without its accent, by the bare lower-case letter. */
  readonly bareInitials?: Readonly<Record<string, string>>;
  /** For words that the lexicon lacks: the first that fits counts. The last one fits all. */
  readonly guesses: readonly EndingGuess[];
}
