/** A text and what it is called. */
export interface Side {
  name: string;
  text: string;
}

export interface SideBySideProps {
  left: Side;
  right: Side;
}

/** Two texts, paragraph beside paragraph where there are as many. */
export function SideBySide({ left, right }: SideBySideProps) {
  const [leftLines, rightLines] = pairedLines(left.text, right.text);
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
            <td className="border-r border-line pr-2 pb-2">{line}</td>
            <td className="pb-2 pl-2">{rightLines[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Paragraphs that stand for one another; the whole texts where they are not as many. */
function pairedLines(before: string, after: string): [string[], string[]] {
  const lines = [before.split('\n'), after.split('\n')] as const;
  if (lines[0].length !== lines[1].length) return [[before], [after]];
  const isWritten = lines[0].map((line, index) => `${line}${lines[1][index]}`.trim() !== '');
  return [lines[0].filter((_, i) => isWritten[i]), lines[1].filter((_, i) => isWritten[i])];
}
