import { type Detector, languageSample, loadDetector } from '@tercet/proofreading-core';
import type { TransformWarning } from './transform-event';
import type { TransformRequest } from './transform-request';

/** A shorter answer says too little about its language to warn of it. UTF-16 code units. */
const MIN_ANSWER = 40;

/** Words for languages, in the three. */
const NAMES_LANGUAGE =
  /(?<!\p{L})(?:english|french|spanish|german|italian|portuguese|anglais|français|espagnol|allemand|italien|portugais|inglés|francés|español|alemán|italiano|portugués)(?!\p{L})/iu;

/** What to tell a person before they take an answer over. */
export async function warningsOf(
  request: TransformRequest,
  answer: string,
): Promise<readonly TransformWarning[]> {
  // A wish or a description may name the language of a text of its own.
  const { operation, wish, text } = request;
  const isFree = operation === 'generate' && (wish !== undefined || NAMES_LANGUAGE.test(text));
  if (isFree || answer.length < MIN_ANSWER) return [];
  const detector = await loadDetector();
  const asked = languageAsked(request, detector);
  const found = detector.detect(languageSample(answer), asked === 'foreign' ? undefined : asked);
  const isKnown = asked !== undefined && found !== undefined;
  return isKnown && asked !== found ? ['answer-in-another-language'] : [];
}

/** The language of the text, unless it is to be put into another. */
function languageAsked(
  { operation, text, language, targetLanguage }: TransformRequest,
  detector: Detector,
) {
  if (operation === 'translate') return targetLanguage;
  return detector.detect(languageSample(text), language) ?? language;
}
