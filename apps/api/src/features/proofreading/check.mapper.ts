import type { Locale } from '@tercet/contracts';
import type { DocumentIssue } from '@tercet/proofreading-core';
import type { CheckResult, Issue } from './check.types';
import { isComplete, type ServerCheckResult } from './checker-task';

export function toIssue(issue: DocumentIssue, reader: Locale): Issue {
  const { id, ruleId, category, level, start, end, message, explanation, suggestions, safe } =
    issue;
  return {
    id,
    ruleId,
    category,
    severity: level,
    start,
    end,
    message: message[reader],
    explanation: explanation[reader],
    suggestions,
    safe,
  };
}

export function toCheckResult(result: ServerCheckResult, reader: Locale): CheckResult {
  const { language, issues, engineVersion, elapsedMs } = result;
  return {
    language,
    issues: issues.map((issue) => toIssue(issue, reader)),
    engineVersion,
    isComplete: isComplete(result),
    elapsedMs,
  };
}
