import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layersRule } from './scripts/lib/import-rule.mjs';
import { PURE } from './scripts/lib/layers.mjs';
import { textSizeRule } from './scripts/lib/text-size-rule.mjs';
import { UNTRANSLATED } from './scripts/lib/untranslated.mjs';

const tercet = { rules: { layers: layersRule, 'text-size': textSizeRule } };
const TESTS = ['**/*.spec.{ts,tsx}', '**/*.e2e-spec.ts', '**/test/**', 'apps/e2e/**'];

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/generated/**',
      '.nx/**',
      '.data/**',
      '**/coverage/**',
      '**/test-results/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/data/**', '**/migrations/**', '**/rules/index.ts'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['apps/{api,sandbox}/**/*.ts', 'benchmarks/**', 'apps/e2e/**/*.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.mjs', 'benchmarks/**', '**/scripts/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}', 'libs/{ui,i18n}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['apps/web/public/**/*.js', 'benchmarks/{typing,streams}.mjs'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['apps/web/src/**/*.tsx', 'libs/ui/src/**/*.tsx'],
    ignores: [...TESTS, '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...UNTRANSLATED] },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}', 'libs/ui/src/**/*.{ts,tsx}'],
    // A drawing, whose letters are as large as its box asks.
    ignores: [...TESTS, 'libs/ui/src/Logo.tsx'],
    plugins: { tercet },
    rules: { 'tercet/text-size': 'error' },
  },
  {
    // Whoever tries one test alone leaves all others out; where a test cannot run, a condition says so.
    files: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "MemberExpression[property.name='only']:matches([object.name=/^(it|test|describe)$/], [object.object.name='test'])",
          message: 'This leaves all other tests out.',
        },
        {
          selector:
            "CallExpression[callee.property.name=/^(skip|todo|fixme)$/]:matches([callee.object.name=/^(it|test|describe)$/], [callee.object.object.name='test'])",
          message: 'A test that never runs shows nothing.',
        },
        {
          selector: 'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]',
          message: 'This leaves tests out.',
        },
      ],
    },
  },
  {
    files: ['{apps,libs}/**/*.{ts,tsx}', '{apps,libs}/**/src/**/*.mjs'],
    plugins: { tercet },
    rules: { 'tercet/layers': 'error' },
  },
  {
    files: ['apps/api/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/common',
              importNames: ['Logger'],
              message: 'Inject the Logger of the platform.',
            },
          ],
        },
      ],
    },
  },
  {
    // Only what the language itself has, and these: a page, a worker and a server all have them.
    files: PURE.map((folder) => `${folder}/src/**/*.ts`),
    ignores: [...TESTS, '**/testing/**'],
    languageOptions: {
      globals: { performance: 'readonly', setTimeout: 'readonly', TextDecoder: 'readonly' },
    },
    rules: { 'no-undef': 'error', 'no-restricted-globals': ['error', 'globalThis'] },
  },
);
