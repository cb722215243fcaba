import type { Operation } from '@tercet/contracts';
import { withoutChatter } from './chatter';
import { withoutThoughts } from './language-model/thinking';
import { readable } from './language-model/written';
import { withoutRemarks } from './remarks';

/** A fence around the whole answer, and no other inside. */
const FENCED = /^```[\w-]*\n((?:(?!```)[\s\S])*?)\n?```\s*$/;
/** What announces a fence: not "Run this command:", which is of the text. */
const BEFORE_FENCE =
  /^(?:sure|here|below|voici|voilà|bien sûr|aquí|claro)(?!\p{L})[^\n]{0,120}:[ \t]*\n+(?=```)/iu;
/** Marks that open somebody's words in any of the languages: a text that begins with one is quoted itself. */
const QUOTED = /^["“„«‘']/;
const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
];

function unfenced(answer: string, source: string): string {
  if (source.includes('```')) return answer;
  return FENCED.exec(answer.replace(BEFORE_FENCE, ''))?.[1] ?? answer;
}

function unquoted(answer: string, source: string): string {
  const pair = QUOTES.find(([open, close]) => answer.startsWith(open) && answer.endsWith(close));
  if (!pair || QUOTED.test(source.trimStart()) || answer.length < 2) return answer;
  const inner = answer.slice(1, -1);
  return inner.includes(pair[0]) || inner.includes(pair[1]) ? answer : inner.trim();
}

/** A text of one's own may end with a note, and a summary with what has changed. */
const OWN_ENDS: ReadonlySet<Operation> = new Set(['generate', 'summarize']);

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
export function tidyAnswer(given: string, source: string, operation: Operation): string {
  const answer = withoutThoughts(given, source);
  if (isSame(answer, source)) return source;
  const said = operation === 'generate' ? answer : withoutChatter(answer, source);
  const bare = OWN_ENDS.has(operation) ? said : withoutRemarks(said, source);
  const text = unquoted(unfenced(bare.trim(), source).trim(), source);
  const lead = /^\s*/.exec(source)?.[0] ?? '';
  const trail = /\s*$/.exec(source)?.[0] ?? '';
  return lead + withLineEnds(text, source) + trail;
}
