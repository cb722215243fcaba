import type { ListedIssue } from '../../../checking/listed-issue';
import { withDrawnSpaces } from '../../../issues/space-change';

/** What stands in the text, and what the first suggestion makes of it. */
export function IssueQuote({ issue }: { issue: ListedIssue }) {
  const { before, after, text } = issue;
  const [suggestion] = issue.suggestions;
  const present = before + withDrawnSpaces(text, suggestion ?? '') + after;
  if (suggestion === undefined)
    return <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{present}</span>;
  const mended =
    before + (text.trim() === '' ? suggestion : withDrawnSpaces(suggestion, text)) + after;
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className={mended === '' ? 'line-through' : 'text-ink-muted'}>{present}</span>
      {mended !== '' && (
        <>
          <span className="text-ink-muted"> → </span>
          <span className="font-medium">{mended}</span>
        </>
      )}
    </span>
  );
}
