// Harper as it comes, its speller included, behind the line protocol of line-checker.ts.
import { meaningOf } from '@tercet/proofreading-en';
import { Dialect, LocalLinter, SuggestionKind } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { issueKind } from '../issue-kind.ts';
import { serve } from './serve.mjs';

const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
await linter.setup();

/** A suggestion as the text to put in place of the span. */
function replacement(suggestion, found) {
  if (suggestion.kind() === SuggestionKind.Remove) return '';
  const text = suggestion.get_replacement_text();
  return suggestion.kind() === SuggestionKind.InsertAfter ? found + text : text;
}

/** Its kinds as the product sorts them, so that what is style in one is style in the other. */
const kindOf = (kind) => (kind === 'Spelling' ? 'spelling' : issueKind(meaningOf(kind)));

await serve(async (text) =>
  (await linter.lint(text)).map((lint) => {
    const { start, end } = lint.span();
    return {
      start,
      end,
      suggestions: lint.suggestions().map((one) => replacement(one, text.slice(start, end))),
      kind: kindOf(lint.lint_kind()),
    };
  }),
);
