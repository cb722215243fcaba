import { LINE_BREAK, type Inline, type TextRun } from '../transfer/export/blocks';

function Run({ text, strong, emphasized, struck, code, href }: TextRun) {
  let run = <>{text}</>;
  if (code) run = <code className="font-mono text-print-code">{run}</code>;
  if (struck) run = <del>{run}</del>;
  if (emphasized) run = <em>{run}</em>;
  if (strong) run = <strong>{run}</strong>;
  return href === undefined ? run : <a href={href}>{run}</a>;
}

/** Words with their looks. */
export const PrintedInline = ({ inline }: { inline: Inline }) =>
  inline.map((part, index) =>
    part === LINE_BREAK ? <br key={index} /> : <Run key={index} {...part} />,
  );
