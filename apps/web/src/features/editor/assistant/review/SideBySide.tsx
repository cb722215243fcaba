import { cx } from '@tercet/ui';

/** A piece of a text, and whether the other text has something else there. */
export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** A text and what it is called. */
export interface Side {
  name: string;
  pieces: readonly Piece[];
}

export interface SideBySideProps {
  left: Side;
  right: Side;
}

/** Two texts, paragraph beside paragraph where there are as many. */
export function SideBySide({ left, right }: SideBySideProps) {
  const [leftLines, rightLines] = pairedLines(left.pieces, right.pieces);
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <thead>
        <tr className="text-left text-ink-muted">
          <th scope="col" className="pr-2 pb-1 font-medium">
            {left.name}
          </th>
          <th scope="col" className="pb-1 pl-2 font-medium">
            {right.name}
          </th>
        </tr>
      </thead>
      <tbody className="font-serif leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
        {leftLines.map((line, index) => (
          <tr key={index} className="align-top">
            <td className="border-r border-line pr-2 pb-2">
              <Pieces of={line} look="bg-danger-soft decoration-danger" />
            </td>
            <td className="pb-2 pl-2">
              <Pieces of={rightLines[index] ?? []} look="bg-good-soft decoration-good" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pieces({ of, look }: { of: readonly Piece[]; look: string }) {
  return of.map(({ text, differs }, index) =>
    differs ? (
      <mark
        key={index}
        className={cx('rounded-[3px] text-ink underline decoration-2 underline-offset-2', look)}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

type Line = readonly Piece[];

/** Lines of pieces, without the breaks. */
function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Piece[][] = [[]];
  for (const { text, differs } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, differs });
    });
  }
  return lines;
}

const isWritten = (line: Line | undefined): boolean =>
  line?.some(({ text }) => text.trim() !== '') ?? false;

/** Paragraphs that stand for one another; the whole texts where they are not as many. */
function pairedLines(before: readonly Piece[], after: readonly Piece[]): [Line[], Line[]] {
  const [left, right] = [linesOf(before), linesOf(after)];
  if (left.length !== right.length) return [[before], [after]];
  const isShown = left.map((line, index) => isWritten(line) || isWritten(right[index]));
  return [left.filter((_, i) => isShown[i]), right.filter((_, i) => isShown[i])];
}
