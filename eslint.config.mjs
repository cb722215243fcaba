import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { featureRules, layerRules } from './scripts/lib/layers.mjs';

const TESTS = ['**/*.spec.{ts,tsx}', '**/*.e2e-spec.ts', '**/test/**', 'apps/e2e/**'];

export default ts.config(
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
    ignores: [...TESTS, '**/data/**', '**/migrations/**'],
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
    files: ['apps/web/public/**/*.js', 'benchmarks/typing.mjs'],
    languageOptions: { globals: globals.browser },
  },
  ...layerRules(),
  ...featureRules('apps/web/src/features'),
);
