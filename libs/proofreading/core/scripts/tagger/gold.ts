import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@tercet/contracts';
import type { AnalysedWord } from '../../src/analysis/analysed-word';
import { LanguageAnalyser } from '../../src/analysis/analyser';
import type { AnalysisProfile } from '../../src/analysis/analysis-profile';
import { loadMorphology } from '../../src/analysis/morphology';
import { type Reading, fits, parseTag } from '../../src/analysis/reading';
import type { TaggerWord } from '../../src/analysis/tagger-features';
import { toRuleSentence } from '../../src/rules/rule-sentence';
import { Dictionary } from '../../src/speller/dictionary';
import { tokenize } from '../../src/tokenize';
import { type GoldSentence, type GoldWord, readTreebank } from '../morphology/treebank';

/** A word as the analysis sees it, with what the treebank says of it, where the two part words alike. */
export type TrainingWord = TaggerWord &
  Pick<AnalysedWord, 'text' | 'kind' | 'start' | 'end'> & {
    /** All readings, before the language's constraints. */ readonly lexical: readonly Reading[];
    readonly gold: GoldWord | undefined;
  };

/** The treebanks' sentences, analysed but not tagged. */
export function readTraining(
  language: Locale,
  folder: string,
  names: readonly string[],
  profile: AnalysisProfile,
): TrainingWord[][] {
  const data = join(import.meta.dirname, '..', '..', '..', language, 'data');
  const dictionary = new Dictionary(readFileSync(join(data, `${language}.dict.bin`)));
  const morphology = loadMorphology(readFileSync(join(data, `${language}.morph.bin`)), dictionary);
  let seen: readonly TaggerWord[] = [];
  const recorder = {
    tag(words: readonly TaggerWord[]) {
      seen = words;
      return words.map(({ readings }) => {
        const reading = readings[0];
        if (!reading) throw new Error('A word has no reading.');
        return { reading, margin: 0 };
      });
    },
  };
  const analyser = new LanguageAnalyser(morphology, dictionary, recorder, profile);
  const analyse = (sentence: GoldSentence): TrainingWord[] => {
    const { text } = sentence;
    const tokens = tokenize(text);
    const whole = { start: 0, end: text.length, text, language, tokens };
    const passage = { text, language, variant: 'en-US' as const, sentences: [whole] };
    const words = analyser.analyse(toRuleSentence(whole, passage).tokens);
    const gold = alignGold(words, sentence.words);
    return words.map((word, i) => ({
      ...word,
      readings: seen[i]?.readings ?? word.readings,
      lexical: word.readings,
      isCapital: seen[i]?.isCapital ?? false,
      gold: gold[i],
    }));
  };
  return names.flatMap((name) => readTreebank(language, folder, name).map(analyse));
}

function alignGold(
  words: readonly AnalysedWord[],
  gold: readonly GoldWord[],
): (GoldWord | undefined)[] {
  const result: (GoldWord | undefined)[] = words.map(() => undefined);
  for (const entry of gold) {
    const inside = words.flatMap((word, i) =>
      word.start >= entry.start && word.end <= entry.end ? [i] : [],
    );
    const [first] = inside;
    if (
      first === undefined ||
      words[first]?.start !== entry.start ||
      words[inside.at(-1) ?? 0]?.end !== entry.end
    )
      continue;
    const parts = entry.parts ?? [entry];
    if (inside.length === parts.length) inside.forEach((at, i) => (result[at] = parts[i]));
    else if (inside.length === 1) result[first] = entry;
  }
  return result;
}

/** Whether a reading is what the treebank says. */
export function isGold(reading: Reading, gold: GoldWord): boolean {
  if (gold.parts)
    return reading.fused === true && gold.parts.some(({ pos }) => pos === reading.pos);
  return reading.pos === gold.pos && fits(reading, parseTag(gold.tag));
}

/** Whether what the treebank says can be compared at all. */
export const isComparable = (gold: GoldWord | undefined): gold is GoldWord =>
  gold !== undefined &&
  gold.pos !== '_' &&
  gold.pos !== 'X' &&
  (gold.pos !== 'MULTI' || (gold.parts?.length ?? 0) === 2);
