import { cx } from '@tercet/ui';
import type { ReactNode } from 'react';

export interface ComparisonRow {
  readonly name: string;
  /** One for each column. */
  readonly cells: readonly ReactNode[];
}

export interface ComparisonTableProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What the rows are about. */
  corner: string;
  /** Ours comes first. */
  columns: readonly string[];
  rows: readonly ComparisonRow[];
}

/** Rows beside each other; on phones each row is a block, with the column’s name above each cell. The roles hold where the look is no table’s. */
export function ComparisonTable({ labelledBy, corner, columns, rows }: ComparisonTableProps) {
  return (
    <table
      role="table"
      aria-labelledby={labelledBy}
      className="w-full table-fixed border-b border-line text-md max-md:block"
    >
      <thead role="rowgroup" className="border-b border-line-strong max-md:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className="w-1/5 py-3 pr-4 text-left font-normal">
            <span className="sr-only">{corner}</span>
          </th>
          {columns.map((column, index) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={cx(
                'px-4 py-3 text-left align-baseline',
                index === 0
                  ? 'rounded-t-md bg-brand-soft font-serif text-xl font-medium'
                  : 'font-medium text-ink-muted',
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="divide-y divide-line max-md:block">
        {rows.map(({ name, cells }) => (
          <tr key={name} role="row" className="max-md:block max-md:py-5">
            <th
              role="rowheader"
              scope="row"
              className="py-4 pr-4 text-left align-top font-medium max-md:block max-md:p-0 max-md:pb-2 max-md:font-serif max-md:text-xl"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                role="cell"
                className={cx(
                  'px-4 py-4 align-top max-md:block max-md:py-2',
                  index === 0 ? 'bg-brand-soft max-md:rounded-md' : 'text-ink-muted',
                )}
              >
                <span aria-hidden="true" className="block text-xs font-semibold md:hidden">
                  {columns[index]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
