import { toRuleExample, type InvalidExample, type Rule } from '@tercet/proofreading-core';

const LEVELS: Readonly<Record<Rule['level'], string>> = {
  error: 'an error',
  suggestion: 'a suggestion',
  typography: 'typography',
  style: 'style',
};

/** Keeps what people write from being read as Markdown. */
const escape = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);

const visible = (space: string) => space.replace(/[\u00A0\u2009\u202F]/g, '⍽').replace(/\s/g, '␣');

/** What counts is in bold, a place where nothing stands a caret, and spaces that count are signs. */
function bold(text: string): string {
  if (text === '') return '‸';
  if (text.trim() === '') return `**${visible(text)}**`;
  // Markdown takes no space inside its marks.
  const [, lead = '', core = '', tail = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return `${lead}**${escape(core)}**${tail}`;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}\n`).join('');

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n## ${title}\n\n${list(lines)}`;
}

function example(invalid: InvalidExample): string {
  const { before, found, fix, after } = toRuleExample(invalid);
  const withIn = (part: string) => escape(before) + bold(part) + escape(after);
  return `${withIn(found)} → ${withIn(fix)}`;
}

/** A rule's page in Markdown, from nothing but the rule. */
export function rulePage(rule: Rule): string {
  const { id, category, level, explanation, valid, invalid, misses = [], falseAlarms = [] } = rule;
  return (
    `# ${id}\n\n${explanation.en}\n\n` +
    list([`**Français.** ${explanation.fr}`, `**Español.** ${explanation.es}`]) +
    `\nCategory: ${category}. Reported as ${LEVELS[level]}.\n` +
    section('Incorrect', invalid.map(example)) +
    section('Correct', valid.map(escape)) +
    section('Knowingly not found', misses.map(escape)) +
    section('Knowingly reported, though correct', falseAlarms.map(escape))
  );
}

/** The table of all rules. */
export function ruleIndexPage(rules: readonly Rule[]): string {
  const rows = rules.map(
    ({ id, category, level, invalid: [first] }) =>
      `| [${id}](${id}.md) | ${category} | ${level} | ${first ? example(first) : ''} |\n`,
  );
  return (
    '# Rules\n\n' +
    'Written by `npm run rules` from the rules themselves. English has the rules of Harper besides.\n\n' +
    `| rule | category | level | example |\n| --- | --- | --- | --- |\n${rows.join('')}`
  );
}
