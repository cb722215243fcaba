import type { RuleToken } from '../rules/rule-sentence';
import { Dictionary } from '../speller/dictionary';
import { foldWord } from '../speller/dictionary-format';
import type { AnalysedWord } from './analysed-word';
import type { AnalysisProfile } from './analysis-profile';
import { WordLookup } from './lookup';
import { type Morphology, loadMorphology } from './morphology';
import { type Features, type Reading, createReading } from './reading';
import { type SplitTools, type WordPart, rawOffset } from './split-word';
import { type Tagger, loadTagger } from './tagger';

/** Grammatical analysis of one language. */
export interface Analyser {
  /** The grammatical words of a sentence, spaces left out. */
  analyse(tokens: readonly RuleToken[]): AnalysedWord[];
  /** Readings of a word by itself; none where neither table nor lexicon has it. */
  readings(word: string): readonly Reading[];
  /** See `Morphology.inflect`. */
  inflect(reading: Reading, wanted: Features): string[];
}

type UntaggedWord = Omit<AnalysedWord, 'best' | 'margin'> & { readonly isCapital: boolean };

const OTHERS: Readonly<Record<Exclude<RuleToken['kind'], 'word'>, readonly Reading[]>> = {
  number: [createReading('NUM', '#')],
  punctuation: [createReading('PUNCT', '#')],
  literal: [createReading('X', '#')],
  symbol: [createReading('SYM', '#')],
  space: [createReading('X', '#')],
};
/** `1er`, `2e`, `3rd`, `4.º`. */
const ORDINAL = /^\d+(?:\.?[ºª]|ers?|ère?s?|re|nde?|e|è?me|st|nd|rd|th|[ao])$/u;
const ORDINALS = [
  createReading('ADJ.ord', '#'),
  createReading('NOUN', '#'),
  createReading('NUM.ord', '#'),
];
const SIGNS: Readonly<Record<string, readonly Reading[]>> = {
  '%': [createReading('SYM', '%'), createReading('NOUN.m', '%')],
  '&': [createReading('CCONJ', '&'), createReading('SYM', '&')],
  '/': ['PUNCT', 'SYM', 'ADP', 'CCONJ'].map((tag) => createReading(tag, '/')),
  '-': [createReading('PUNCT', '-'), createReading('SYM', '-')],
};
const OPENS = /^[«“"‘'([—–-]$/u;
const ENDS = /^(?:[.!?…]+|:)$/u;

export class LanguageAnalyser implements Analyser {
  private readonly lookup: WordLookup;
  private readonly tools: SplitTools;

  constructor(
    private readonly morphology: Morphology,
    dictionary: Dictionary,
    private readonly tagger: Tagger,
    private readonly profile: AnalysisProfile,
  ) {
    const lookup = new WordLookup(morphology, dictionary, profile);
    this.lookup = lookup;
    this.tools = {
      tagsOf: (word) => lookup.known(foldWord(word)).map(({ tag }) => tag),
      isWord: (word) => lookup.isWord(word),
    };
  }

  readings(word: string): readonly Reading[] {
    return this.lookup.known(foldWord(word));
  }

  inflect(reading: Reading, wanted: Features): string[] {
    return this.morphology.inflect(reading, wanted);
  }

  analyse(tokens: readonly RuleToken[]): AnalysedWord[] {
    const words: UntaggedWord[] = [];
    let isFirst = true;
    tokens.forEach((token, index) => {
      if (token.kind !== 'word') {
        const norm = token.kind === 'number' ? '#' : token.norm;
        const isOrdinal = token.kind === 'number' && ORDINAL.test(token.norm);
        const readings = isOrdinal ? ORDINALS : (SIGNS[token.text] ?? OTHERS[token.kind]);
        words.push({ ...place(token, index), norm, readings, isCapital: false });
        isFirst = ENDS.test(token.text) || OPENS.test(token.text);
        return;
      }
      words.push(...this.wordsOf(token, index, isFirst));
      isFirst = false;
    });
    const choices = this.tagger.tag(this.narrow(words));
    return words.map((word, i) => {
      const choice = choices[i];
      if (!choice) throw new Error('The tagger left a word out.');
      // Field by field: objects of one shape are read several times faster than clones of many.
      return {
        kind: word.kind,
        start: word.start,
        end: word.end,
        text: word.text,
        norm: word.norm,
        token: word.token,
        gap: word.gap,
        readings: word.readings,
        best: choice.reading,
        margin: choice.margin,
      };
    });
  }

  private narrow(words: readonly UntaggedWord[]): readonly UntaggedWord[] {
    const patterns = this.profile.constrain?.(words);
    if (!patterns || patterns.size === 0) return words;
    return words.map((word, i) => {
      const fitting = word.readings.filter(({ tag }) => patterns.get(i)?.test(tag) ?? true);
      return fitting.length > 0 ? { ...word, readings: fitting } : word;
    });
  }

  private wordsOf(token: RuleToken, index: number, isFirst: boolean): UntaggedWord[] {
    const written = token.text.normalize('NFC').replace(/[’ʼ]/gu, "'").replaceAll('\u00AD', '');
    const hasHyphen = token.text.includes('\u00AD');
    const parts = hasHyphen ? undefined : this.profile.split(written, this.tools);
    if (!parts || parts.length < 2) {
      const word = parts?.[0]?.word ?? written;
      return [this.wordOf(word, written, token, index, isFirst)];
    }
    return parts.map((part, i) => this.partOf(part, written, token, index, isFirst && i === 0, i));
  }

  private wordOf(
    word: string,
    written: string,
    token: RuleToken,
    index: number,
    isFirst: boolean,
  ): UntaggedWord {
    return {
      ...place(token, index),
      norm: foldWord(word),
      readings: this.lookup.readings(word, isFirst),
      isCapital: isCapital(written) && !isFirst,
    };
  }

  private partOf(
    part: WordPart,
    written: string,
    token: RuleToken,
    index: number,
    isFirst: boolean,
    at: number,
  ): UntaggedWord {
    const start = rawOffset(token.text, part.start);
    const end = part.end === written.length ? token.text.length : rawOffset(token.text, part.end);
    const word = part.word ?? written.slice(part.start, part.end);
    const all = this.lookup.readings(word, isFirst);
    const fitting = part.tags ? all.filter(({ tag }) => part.tags?.test(tag)) : all;
    return {
      kind: token.kind,
      start: token.start + start,
      end: token.start + end,
      text: token.text.slice(start, end),
      norm: foldWord(word),
      token: index,
      gap: at === 0 ? token.gap : '',
      readings: fitting.length > 0 ? fitting : all,
      isCapital: isCapital(word) && !isFirst,
    };
  }
}

const isCapital = (word: string): boolean => {
  const first = word.charAt(0);
  return first !== first.toLowerCase();
};

function place(token: RuleToken, index: number) {
  const { kind, start, end, text, gap } = token;
  return { kind, start, end, text, gap, token: index };
}

/** The data files of a language's analysis, and its dictionary. */
export interface AnalysisData {
  readonly dictionary: Dictionary;
  /** `<language>.morph.bin` */
  readonly morphology: Uint8Array;
  /** `<language>.tagger.bin` */
  readonly tagger: Uint8Array;
}

/**
 * Makes the analyser of a language.
 * @throws Error when a file is damaged, of another version, or made for another dictionary
 */
export function createAnalyser(data: AnalysisData, profile: AnalysisProfile): Analyser {
  const morphology = loadMorphology(data.morphology, data.dictionary);
  return new LanguageAnalyser(morphology, data.dictionary, loadTagger(data.tagger), profile);
}
