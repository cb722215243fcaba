import type { Block, Inline, ListBlock } from '../transfer/export/blocks';
import { PrintedInline } from './PrintedInline';

const HEADING_SIZES = {
  1: 'text-print-1',
  2: 'text-print-2',
  3: 'text-print-3',
  4: 'text-print leading-tight',
  5: 'text-print leading-tight',
  6: 'text-print leading-tight',
} as const;

/** A line of a list is no paragraph of its own. */
function Item({ blocks }: { blocks: readonly Block[] }) {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return <PrintedBlocks blocks={blocks} />;
  return (
    <>
      <PrintedInline inline={first.inline} />
      <PrintedBlocks blocks={rest} />
    </>
  );
}

function List({ start, items }: ListBlock) {
  const lines = items.map((blocks, index) => (
    <li key={index}>
      <Item blocks={blocks} />
    </li>
  ));
  return start === null ? (
    <ul className="mb-3 list-disc pl-6 in-[li]:mb-0">{lines}</ul>
  ) : (
    <ol start={start} className="mb-3 list-decimal pl-6 in-[li]:mb-0">
      {lines}
    </ol>
  );
}

function Row({ cells, as: Cell }: { cells: readonly Inline[]; as: 'td' | 'th' }) {
  return (
    <tr className="break-inside-avoid">
      {cells.map((inline, index) => (
        <Cell key={index} className="border border-line-strong px-2 py-1 text-left align-top">
          <PrintedInline inline={inline} />
        </Cell>
      ))}
    </tr>
  );
}

function Table({ rows }: { rows: readonly (readonly Inline[])[] }) {
  const [head = [], ...body] = rows;
  return (
    <table className="mb-3 w-full border-collapse">
      <thead>
        <Row cells={head} as="th" />
      </thead>
      <tbody>
        {body.map((cells, index) => (
          <Row key={index} cells={cells} as="td" />
        ))}
      </tbody>
    </table>
  );
}

function PrintedBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading className={`mt-6 mb-2 font-semibold first:mt-0 ${HEADING_SIZES[block.level]}`}>
          <PrintedInline inline={block.inline} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className="mb-3">
          <PrintedInline inline={block.inline} />
        </p>
      );
    case 'list':
      return <List {...block} />;
    case 'quote':
      return (
        <blockquote className="mb-3 border-l-2 border-line-strong pl-4">
          <PrintedBlocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className="mb-3 font-mono text-print-code [overflow-wrap:anywhere] whitespace-pre-wrap">
          {block.text}
        </pre>
      );
    case 'rule':
      return <hr className="my-6 border-line-strong" />;
    case 'table':
      return <Table rows={block.rows} />;
  }
}

/** The parts of a text, one below the other. */
export const PrintedBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <PrintedBlock key={index} block={block} />);
