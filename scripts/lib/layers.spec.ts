import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import config from '../../eslint.config.mjs';
import { root } from './workspace.mjs';

const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: config });

/** What the repository's own rules refuse of a text, were it in that file. */
async function refused(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: join(root, file) });
  if (!result || result.messages.some(({ fatal }) => fatal)) throw new Error('It was not linted.');
  const rules = result.messages.map(({ ruleId }) => String(ruleId));
  return rules.filter((rule) => rule === 'tercet/layers' || /^no-(undef|restricted)/.test(rule));
}

const UI = 'libs/ui/src/cx.ts';
const CONTRACTS = 'libs/contracts/src/limits.ts';
const CORE = 'libs/proofreading/core/src/hash.ts';
const FRENCH = 'libs/proofreading/fr/src/rules/ce-se.ts';
const EDITOR = 'apps/web/src/features/editor/EditorPage.tsx';
const PLATFORM = 'apps/api/src/platform/http/caller.ts';

describe('an import that the layers refuse', () => {
  it.each([
    // Out of its package, whatever it names.
    [UI, "export { toAppError } from '../../api-client/src/app-error';"],
    [UI, "import '../../i18n/src/errors';"],
    [UI, "import '..';\nimport '../../../jest.preset.mjs';"],
    ['apps/api/src/main.ts', "import '../../web/src/routes';"],
    ['apps/api/src/main.ts', "import '/apps/web/src/routes';"],
    [CORE, "import '../../../contracts/src/limits';"],
    [FRENCH, "import '../../../en/src/clauses';"],
    ['apps/api/test/doors.ts', "import '../../web/src/routes';"],
    // Upwards or sideways, in each way of naming a module.
    [CONTRACTS, "import { cx } from '@tercet/ui';"],
    [CONTRACTS, "import type { Rule } from '@tercet/proofreading-core';"],
    [CONTRACTS, "export * from '@tercet/ui';"],
    [CONTRACTS, "export { cx } from '@tercet/ui';"],
    [CONTRACTS, "export const load = () => import('@tercet/ui');"],
    [CONTRACTS, 'export const load = () => import(`@tercet/ui`);'],
    [CONTRACTS, "export type Cx = typeof import('@tercet/ui');"],
    [CONTRACTS, "import ui = require('@tercet/ui');"],
    [CONTRACTS, "const ui = require('@tercet/ui');"],
    [CONTRACTS, "import.meta.glob('../../ui/src/*.ts');"],
    [CONTRACTS, "import '@tercet/i18n/react';"],
    [CONTRACTS, "const name = 'ui';\nexport const load = () => import(name);"],
    ['apps/web/src/main.tsx', "import '@tercet/api';"],
    ['apps/web/src/main.tsx', "import '@tercet/sandbox';"],
    ['apps/api/src/main.ts', "import '@tercet/sandbox';"],
    ['apps/sandbox/src/main.ts', "import '@tercet/api';"],
    ['libs/i18n/src/errors.ts', "import '@tercet/ui';"],
    ['libs/api-client/src/client.ts', "import '@tercet/ui';"],
    // From outside, into what runs everywhere.
    [CONTRACTS, "import 'zod';"],
    [CORE, "import 'fs';"],
    [CORE, "import 'node:fs';"],
    [CORE, "import 'express';"],
    [CORE, "import 'react';"],
    [CORE, "export const load = () => import('node:fs');"],
    [CORE, "export const load = () => import('fs/promises');"],
    [FRENCH, "import 'eld';"],
    [UI, "import 'node:fs';"],
    // Tests and tools, into what ships.
    [CORE, "import './testing/test-rules';"],
    [CORE, "import '../scripts/corpora';"],
    [FRENCH, "import '@tercet/proofreading-core/testing';"],
    ['apps/api/src/main.ts', "import '../test/doors';"],
    // Between the folders of one app.
    [EDITOR, "import '../home/HomePage';"],
    [EDITOR, "export { HomePage } from '../home/HomePage';"],
    [EDITOR, "export * from '../home/HomePage';"],
    [EDITOR, "const Home = lazy(() => import('../home/HomePage'));"],
    [EDITOR, "new Worker(new URL('../home/home.worker.ts', import.meta.url));"],
    [PLATFORM, "import '../../features/auth/auth.service';"],
    [PLATFORM, "export const load = () => import('../../features/auth/auth.service');"],
    [
      'apps/api/src/features/auth/auth.service.ts',
      "import type { UserEntity } from '../account/user.entity';",
    ],
    ['apps/api/src/features/auth/auth.resolver.ts', "import { Repository } from 'typeorm';"],
    ['apps/api/src/features/auth/auth.controller.ts', "import OpenAI from 'openai';"],
  ])('%s: %s', async (file, text) => {
    expect(await refused(file, text)).toContain('tercet/layers');
  });
});

describe('what neither a page nor a server has by itself in the engine', () => {
  it.each(['process.env', 'fetch("/")', 'document.title', 'Buffer.from("a")', 'globalThis.fetch'])(
    '%s',
    async (expression) => {
      expect(await refused(CORE, `export const it = () => ${expression};`)).toHaveLength(1);
      expect(await refused(FRENCH, `export const it = () => ${expression};`)).toHaveLength(1);
      expect(await refused(CONTRACTS, `export const it = () => ${expression};`)).toHaveLength(1);
    },
  );
});

describe('what the layers allow', () => {
  it.each([
    [UI, "import { formatDate } from '@tercet/i18n';"],
    [UI, "import '@tercet/i18n/react';\nimport './Button';\nimport 'react';"],
    [CONTRACTS, "export * from './plans';"],
    [CORE, "import type { Locale } from '@tercet/contracts';"],
    [CORE, "export const load = () => import('eld/extrasmall');"],
    [CORE, 'new TextDecoder().decode(new Uint8Array(Math.round(performance.now())));'],
    [CORE, 'export const many: ReadonlyMap<string, Intl.Segmenter> = new Map();'],
    [FRENCH, "import { defineRule } from '@tercet/proofreading-core';"],
    ['libs/proofreading/en/src/harper/linter.ts', "export const load = () => import('harper.js');"],
    ['libs/proofreading/fr/src/rules.spec.ts', "import '@tercet/proofreading-core/testing';"],
    ['libs/proofreading/fr/src/rules.spec.ts', "import 'node:fs';\nprocess.exit();"],
    ['libs/proofreading/core/scripts/corpora.ts', "import 'node:fs';\nimport '../src/hash';"],
    ['libs/i18n/src/loader.ts', 'export const of = (l: string) => import(`../locales/${l}.json`);'],
    [EDITOR, "const Workspace = lazy(() => import('./Workspace'));"],
    [EDITOR, "import '../../session/session';\nimport '@tercet/proofreading-fr';"],
    ['apps/web/src/routes.tsx', "export const home = () => import('./features/home/HomePage');"],
    [PLATFORM, "import { mailTranslator } from '@tercet/i18n/mails';"],
    [PLATFORM, "import 'node:fs';\nimport '../errors/app-error';\nimport 'typeorm';"],
    ['apps/api/src/features/auth/auth.service.ts', "import '../account/account.service';"],
    ['apps/api/src/features/auth/session.entity.ts', "import '../account/user.entity';"],
    ['apps/api/src/features/auth/auth.resolver.ts', "import './auth.service';"],
    ['apps/api/test/doors.ts', "import '@tercet/sandbox';\nimport '../src/main';"],
    ['apps/e2e/src/texts.ts', "import '@tercet/contracts';\nimport 'node:fs';"],
  ])('%s: %s', async (file, text) => {
    expect(await refused(file, text)).toEqual([]);
  });
});
