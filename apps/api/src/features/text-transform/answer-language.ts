import { languageSample, loadDetector } from '@tercet/proofreading-core';
import type { TransformWarning } from './transform-event';
import type { TransformRequest } from './transform-request';

/** A shorter answer says too little about its language to warn of it. UTF-16 code units. */
const MIN_ANSWER = 40;

/** What to tell a person before they take an answer over. */
export async function warningsOf(
  { operation, text, language, wish }: TransformRequest,
  answer: string,
): Promise<readonly TransformWarning[]> {
  // A wish may name the language of a text of its own.
  const isFree = operation === 'translate' || (operation === 'generate' && wish !== undefined);
  if (isFree || answer.length < MIN_ANSWER) return [];
  const detector = await loadDetector();
  const source = detector.detect(languageSample(text), language) ?? language;
  const expected = source === 'foreign' ? undefined : source;
  const found = detector.detect(languageSample(answer), expected);
  const isKnown = source !== undefined && found !== undefined;
  return isKnown && source !== found ? ['answer-in-another-language'] : [];
}
