import type { ListedIssue } from '../checking/listed-issue';

/** A space is drawn, as it would not be seen. */
function visible(text: string): string {
  return text.trim() === '' ? text.replaceAll(/\s/gu, '␣') : text;
}

/** What stands in the text, and what the first suggestion makes of it. */
export function IssueQuote({ issue }: { issue: ListedIssue }) {
  const { before, after, text } = issue;
  const [suggestion] = issue.suggestions;
  const present = before + visible(text) + after;
  if (suggestion === undefined)
    return <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{present}</span>;
  const mended = before + suggestion + after;
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className={mended === '' ? 'line-through' : 'text-ink-muted'}>{present}</span>
      {mended !== '' && (
        <>
          <span className="text-ink-muted"> → </span>
          <span className="font-medium">{visible(mended)}</span>
        </>
      )}
    </span>
  );
}
