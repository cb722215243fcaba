import type { Locale } from '@tercet/contracts';
import type { Category, DocumentIssue, Span } from '@tercet/proofreading-core';
import { Breather } from '../../../platform/concurrency/breather';
import { isComplete, type ServerCheckResult } from '../checker-task';
import { TOOL_CATEGORIES } from './categories';
import { contextOf, excerptOf } from './context';
import { languageName, type RequestedLanguage } from './languages';
import type { ToolRequest } from './parse-request';
import { sentenceAt } from './sentence-at';
import { SOFTWARE } from './software';

/** Categories that cannot be judged while a sentence is still being written. */
const NEEDS_WHOLE_SENTENCE: ReadonlySet<Category> = new Set([
  'agreement',
  'verb',
  'grammar',
  'punctuation',
]);
/** Categories whose findings are about what stands side by side. */
const ABOUT_NEIGHBORS: ReadonlySet<Category> = new Set(['punctuation', 'repetition', 'typography']);
const SHOWN_BY_DEFAULT: ReadonlySet<DocumentIssue['level']> = new Set(['error', 'typography']);

function isShown(issue: DocumentIssue, request: ToolRequest): boolean {
  // Words that only seem to be neighbors, because the markup between them was left out.
  if (ABOUT_NEIGHBORS.has(issue.category) && request.source.touchesHidden(issue)) return false;
  return (
    request.picky ||
    request.enabledOnly ||
    SHOWN_BY_DEFAULT.has(issue.level) ||
    request.enabledRules.has(issue.ruleId) ||
    request.enabledCategories.has(issue.category)
  );
}

function toMatch(
  issue: DocumentIssue,
  place: Span,
  request: ToolRequest,
  sentences: readonly Span[],
  reader: Locale,
) {
  const { source } = request;
  const category = TOOL_CATEGORIES[issue.category];
  const sentence = sentenceAt(sentences, issue) ?? issue;
  return {
    message: issue.message[reader],
    shortMessage: category.name[reader],
    replacements: issue.suggestions.map((value) => ({ value })),
    offset: place.start,
    length: place.end - place.start,
    context: contextOf(source.whole, place),
    sentence: excerptOf(source.plain, sentence, issue),
    type: { typeName: category.typeName },
    rule: {
      id: issue.ruleId,
      description: issue.explanation[reader],
      issueType: category.issueType,
      category: { id: category.id, name: category.name[reader] },
      isPremium: false,
    },
    ignoreForIncompleteSentence: NEEDS_WHOLE_SENTENCE.has(issue.category),
    contextForSureMatch: issue.category === 'spelling' ? 0 : -1,
  };
}

/**
 * What language the text seems to be in, whatever was asked for, and how much of it. Where nothing tells, what it was
 * checked as, without any confidence.
 */
function detectedLanguage({ detected }: ServerCheckResult, checked: RequestedLanguage) {
  const isAsChecked = detected === undefined || detected.language === checked.locale;
  const language = isAsChecked
    ? checked
    : { locale: detected.language, longCode: detected.language };
  const confidence = Math.round((detected?.confidence ?? 0) * 1000) / 1000;
  return { ...named(language), confidence, source: 'sentences' };
}

const named = (language: RequestedLanguage) => ({
  name: languageName(language),
  code: language.longCode,
});

/**
 * Answers in LanguageTool's shape, as JSON, with messages in the reader's language. A text may have tens of thousands of
 * matches: others have their turn meanwhile.
 */
export async function toToolJson(
  request: ToolRequest,
  result: ServerCheckResult,
  reader: Locale,
): Promise<string> {
  const { source } = request;
  const variant = request.preferredVariants[result.language];
  const language: RequestedLanguage = request.language ?? {
    locale: result.language,
    longCode: variant ?? result.language,
  };
  const breather = new Breather();
  const matches: string[] = [];
  for (const issue of result.issues) {
    await breather.giveWay();
    const place = isShown(issue, request) ? source.toWhole(issue) : undefined;
    if (!place) continue;
    matches.push(JSON.stringify(toMatch(issue, place, request, result.sentences, reader)));
  }
  const ranges: [number, number][] = [];
  for (const sentence of result.sentences) {
    await breather.giveWay();
    const place = source.toWhole(sentence);
    if (place) ranges.push([place.start, place.end]);
  }
  const parts = {
    software: JSON.stringify(SOFTWARE),
    warnings: JSON.stringify({ incompleteResults: !isComplete(result) }),
    language: JSON.stringify({
      ...named(language),
      detectedLanguage: detectedLanguage(result, language),
    }),
    matches: `[${matches.join(',')}]`,
    sentenceRanges: JSON.stringify(ranges),
  };
  return `{${Object.entries(parts)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')}}`;
}
