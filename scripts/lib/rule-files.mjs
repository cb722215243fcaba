import fs from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

export const LANGUAGES = ['en', 'fr', 'es'];

export const rulesFolder = (language) =>
  path.join(root, 'libs/proofreading', language, 'src/rules');

/** `ce-se` → `ceSe`: what a rule's file exports. */
export const constantOf = (name) =>
  name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** Names in the index and in each rule's file that a constant must not take, and words of the language. */
const TAKEN = new Set(
  `defineRule defineReplacement definePatterns phraseTable matchCase entryOf Rule RULES undefined NaN Infinity eval arguments await async break case catch class const continue debugger
  default delete do else enum export extends false finally for function if implements import in instanceof interface let
  new null package private protected public return static super switch this throw true try typeof var void while with
  yield`.split(/\s+/),
);

/** Names of what else reports issues, and of the folder's own files. */
const RESERVED = /^(?:index|spelling|context|rules|harper(?:-.*)?)$/;

/** Why a rule cannot have a name, in a sentence; nothing where it can. */
export function whyNot(name, names) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    return 'A name is made of small letters and digits without accents, joined by hyphens: ce-se';
  }
  const constant = constantOf(name);
  if (TAKEN.has(constant))
    return `“${name}” cannot name a rule: “${constant}” means something else in TypeScript.`;
  if (RESERVED.test(name)) return `“${name}” is the name of something else in the checker.`;
  const other = names.find((known) => constantOf(known) === constant);
  if (other === undefined) return undefined;
  return other === name
    ? `${name}.ts is there already.`
    : `“${name}” is too like the rule “${other}”.`;
}

/** Names of a folder's rules, as `index.ts` lists them. */
export function ruleNames(folder) {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !/^index\.|\.spec\./.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/** The text of `rules/index.ts`. */
export function ruleIndex(names) {
  const imports = names.map((name) => `import { ${constantOf(name)} } from './${name}';`);
  return [
    "import type { Rule } from '@tercet/proofreading-core';",
    ...imports,
    '',
    '/** Every rule of this folder, by name. */',
    'export const RULES: readonly Rule[] = [',
    ...names.map((name) => `  ${constantOf(name)},`),
    '];',
    '',
  ].join('\n');
}

/** A rule's file with the blanks to fill in; its tests fail until they are. */
export function ruleSkeleton(language, name) {
  const blank = "{ en: '', fr: '', es: '' }";
  return [
    "import { defineRule } from '@tercet/proofreading-core';",
    '',
    `export const ${constantOf(name)} = defineRule({`,
    `  id: '${language}/${name}',`,
    "  category: 'grammar',",
    "  level: 'error',",
    `  message: ${blank},`,
    `  explanation: ${blank},`,
    '  valid: [],',
    '  invalid: [],',
    '  misses: [],',
    '  falseAlarms: [],',
    '  check(sentence, report) {',
    '    for (const [index, token] of sentence.tokens.entries()) {',
    '      const next = sentence.tokens[index + 1];',
    "      if (token.norm === '' && next?.norm === '') report(token, []);",
    '    }',
    '  },',
    '});',
    '',
  ].join('\n');
}
