/** @typedef {{ name: string, value: number, unit: string, bound?: number, atLeast?: boolean }} Row */

/** Whether a figure keeps to its bound. @param {Row} row */
export const isHeld = ({ value, bound, atLeast }) =>
  bound === undefined || (atLeast ? value >= bound : value <= bound);

function verdict(row) {
  const { bound, atLeast } = row;
  if (bound === undefined) return '';
  return `${atLeast ? 'at least' : 'at most'} ${bound}: ${isHeld(row) ? 'held' : 'NOT HELD'}`;
}

/** @param {Row} row */
export const lineOf = (row) => `| ${row.name} | ${row.value} ${row.unit} | ${verdict(row)} |`;

/**
 * What a run of a benchmark of the product leaves in RESULTS.md.
 * @param {string} name
 * @param {readonly Row[]} rows
 * @param {readonly string[]} facts of the run
 */
export const partOf = (name, rows, facts) => `# Results of the product: ${name}

Written by \`npm run benchmark -- --record ${name}\`; [${name}.mjs](${name}.mjs) says what is measured and how.

${facts.map((fact) => `- ${fact}`).join('\n')}

| what | measured | bound |
| --- | --- | --- |
${rows.map(lineOf).join('\n')}
`;
