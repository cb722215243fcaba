import { withoutChatter } from './chatter';
import { readable } from './language-model/written';

/** A fence around the whole answer, with or without a line that announces it, and no other inside. */
const FENCED = /^(?:[^\n]{1,120}:[ \t]*\n+)?```[\w-]*\n((?:(?!```)[\s\S])*?)\n?```\s*$/;
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

const LINE_END = /\r?\n/g;

/** With the line ends of the source, one by one where there are as many, and of its kind otherwise. */
function withLineEnds(text: string, source: string): string {
  const ends = source.trim().match(LINE_END) ?? [];
  const isSameLines = ends.length === (text.match(LINE_END) ?? []).length;
  const usual = source.includes('\r\n') ? '\r\n' : '\n';
  let index = 0;
  return text.replace(LINE_END, () => (isSameLines ? ends[index++] : usual) ?? usual);
}

const isSame = (answer: string, source: string): boolean => {
  const [one, other] = [answer, source].map((text) =>
    readable(text).replace(LINE_END, '\n').trim(),
  );
  return one === other;
};

/**
 * Takes off what models put around a text although they were told not to, and gives it the outer spaces and the line
 * ends that the source has. What the model has left as it was is the source to the letter.
 */
export function tidyAnswer(answer: string, source: string): string {
  if (isSame(answer, source)) return source;
  const fenced = source.includes('```') ? undefined : FENCED.exec(answer.trim())?.[1];
  const text = unquoted(withoutChatter(fenced ?? answer, source).trim(), source);
  const lead = /^\s*/.exec(source)?.[0] ?? '';
  const trail = /\s*$/.exec(source)?.[0] ?? '';
  return lead + withLineEnds(text, source) + trail;
}
