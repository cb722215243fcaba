import { useTranslation } from '@tercet/i18n/react';

export interface SideBySideProps {
  before: string;
  after: string;
}

/** The text as it was and as it will be, paragraph beside paragraph where there are as many. */
export function SideBySide({ before, after }: SideBySideProps) {
  const { t } = useTranslation('editor');
  const [left, right] = pairedLines(before, after);
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <thead>
        <tr className="text-left text-ink-muted">
          <th scope="col" className="pr-2 pb-1 font-medium">
            {t('assistant.before')}
          </th>
          <th scope="col" className="pb-1 pl-2 font-medium">
            {t('assistant.after')}
          </th>
        </tr>
      </thead>
      <tbody className="font-serif leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
        {left.map((line, index) => (
          <tr key={index} className="align-top">
            <td className="border-r border-line pr-2 pb-2">{line}</td>
            <td className="pb-2 pl-2">{right[index]}</td>
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
