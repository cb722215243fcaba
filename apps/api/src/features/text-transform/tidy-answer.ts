/** A fence around the whole answer, with or without a line that announces it. */
const FENCED = /^(?:[^\n]{1,120}:[ \t]*\n+)?```[\w-]*\n([\s\S]*?)\n?```\s*$/;
const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
];

function unquoted(answer: string, source: string): string {
  const pair = QUOTES.find(([open, close]) => answer.startsWith(open) && answer.endsWith(close));
  if (!pair || source.trimStart().startsWith(pair[0]) || answer.length < 2) return answer;
  const inner = answer.slice(1, -1);
  return inner.includes(pair[0]) || inner.includes(pair[1]) ? answer : inner.trim();
}

/**
 * Takes off what models put around a text although they were told not to, and gives it the outer spaces and the kind
 * of line ends that the source has.
 */
export function tidyAnswer(answer: string, source: string): string {
  const fenced = source.includes('```') ? undefined : FENCED.exec(answer.trim())?.[1];
  const text = unquoted((fenced ?? answer).trim(), source);
  const lead = /^\s*/.exec(source)?.[0] ?? '';
  const trail = /\s*$/.exec(source)?.[0] ?? '';
  const lines = text.replace(/\r\n/g, '\n');
  return lead + (source.includes('\r\n') ? lines.replace(/\n/g, '\r\n') : lines) + trail;
}
