import type { Locale } from '@tercet/contracts';
import { adjudicated } from './adjudicated';
import type { LineChecker } from './checkers';
import { gleu } from './gleu';
import { checkLines, NO_ANSWER } from './line-checker';
import {
  falseAlarms,
  recall,
  withFirstSuggestions,
  wordLevel,
  type FalseAlarms,
  type IssuesOf,
  type Recall,
  type WordLevel,
} from './measures';
import type { Corpora, Sentence, SetName } from './sets';

export interface GrammarRecall extends Recall {
  /** Detection by issues that count as flags on running text: errors and suggestions. */
  readonly withoutStyle: number;
}

export interface Accuracy {
  /** Grammar by source, all of them first. */
  readonly grammar: readonly (readonly [source: string, recall: GrammarRecall])[];
  readonly spelling?: Recall;
  /** All issues but style and typography, and grammar alone. */
  readonly alarms?: { readonly all: FalseAlarms; readonly grammar: FalseAlarms };
  readonly words?: WordLevel;
  /** After and before, where the corpora have whole corrections. */
  readonly gleu?: { readonly set: SetName; readonly after: number; readonly before: number };
}

const WHOLE_CORRECTIONS = ['jfleg', 'cowsl2h'] as const;

function bySource(sentences: readonly Sentence[]): (readonly [string, Sentence[]])[] {
  const sources = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    const group = sources.get(sentence.source);
    if (group) group.push(sentence);
    else sources.set(sentence.source, [sentence]);
  }
  return [...sources].sort(([, a], [, b]) => b.length - a.length);
}

function grammarBySource(sentences: readonly Sentence[], allOf: IssuesOf, issuesOf: IssuesOf) {
  const groups = [['all', sentences] as const, ...bySource(sentences)];
  return groups.map(([source, group]) => {
    const withoutStyle = recall(group, issuesOf).detection;
    return [source, { ...recall(group, allOf), withoutStyle }] as const;
  });
}

function gleuOf(set: SetName, sentences: readonly Sentence[], issuesOf: IssuesOf) {
  const scoreOf = (hypothesisOf: (sentence: Sentence) => string) =>
    gleu(
      sentences.map((sentence) => ({
        source: sentence.text,
        hypothesis: hypothesisOf(sentence),
        references: sentence.references ?? [],
      })),
    );
  return {
    set,
    after: scoreOf((sentence) => withFirstSuggestions(sentence.text, issuesOf(sentence))),
    before: scoreOf(({ text }) => text),
  };
}

/** What a checker finds in the sets of a language, and what it should not have found. */
export async function accuracyOf(
  { command, isSpeller }: LineChecker,
  language: Locale,
  { spelling, clean, ...whole }: Corpora[Locale],
): Promise<Accuracy> {
  const grammar = isSpeller ? undefined : whole.grammar;
  const corrected = isSpeller ? undefined : WHOLE_CORRECTIONS.find((set) => whole[set]);
  const corrections = corrected ? whole[corrected] : undefined;
  const sentences = [spelling, clean, grammar, corrections].flatMap((set) => set ?? []);
  const answers = await checkLines(command(language), sentences);
  const allOf: IssuesOf = ({ id }) => (answers.get(id) ?? NO_ANSWER).issues;
  const issuesOf: IssuesOf = (sentence) => allOf(sentence).filter(({ kind }) => kind !== 'style');
  const grammarOf: IssuesOf = (sentence) =>
    issuesOf(sentence).filter(({ kind }) => kind !== 'spelling');
  const isRight = adjudicated(language);
  return {
    grammar: grammar ? grammarBySource(grammar, allOf, issuesOf) : [],
    ...(spelling && { spelling: recall(spelling, issuesOf) }),
    ...(clean && {
      alarms: {
        all: falseAlarms(clean, issuesOf, isRight),
        grammar: falseAlarms(clean, grammarOf, isRight),
      },
    }),
    ...(spelling && clean && { words: wordLevel([...spelling, ...clean], issuesOf) }),
    ...(corrected && corrections && { gleu: gleuOf(corrected, corrections, allOf) }),
  };
}
