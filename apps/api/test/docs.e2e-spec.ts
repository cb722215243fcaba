import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { REPOSITORY_DIR } from '../src/platform/config/paths';
import { paymentsAt } from './paying-app';
import { createTestingApp, type TestingApp } from './testing-app';
import { TestingModel } from './transform-client';

const run = promisify(execFile);
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const TIMEOUT_MS = 60_000;

interface Example {
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** What it prints: JSON of which at least this much is there, or these very lines. */
  readonly output: { readonly language: string; readonly text: string };
}

/** Every example of the page, with the block after it. */
function examples(): Example[] {
  const page = readFileSync(join(REPOSITORY_DIR, 'docs/API.md'), 'utf8');
  const blocks = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: code = '' }) => ({
      line: page.slice(0, index).split('\n').length,
      language,
      code,
    }),
  );
  const isOutput = (language: string) => language === 'json' || language === 'text';
  return blocks.flatMap(({ line, language, code }, i) => {
    const next = blocks[i + 1];
    if (isOutput(language) || code.startsWith('export ')) return [];
    if (!next || !isOutput(next.language)) throw new Error(`line ${line}: what does it print?`);
    return [{ line, language, code, output: { language: next.language, text: next.code } }];
  });
}

let folder: string;
let model: TestingModel;
let app: TestingApp;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tercet-docs-'));
  model = await TestingModel.start();
  const payments = paymentsAt(model.sandbox);
  app = await createTestingApp({ config: { ...model.config, payments } });
  const { token } = await app.signup();
  const { data } = await app.gql<{ createApiKey: { key: string } }>(
    'mutation { createApiKey(input: {name: "docs", scopes: [CHECK, TRANSFORM]}) { key } }',
    {},
    { token },
  );
  environment = {
    PATH: process.env['PATH'] ?? '',
    TERCET: app.url,
    TERCET_KEY: data?.createApiKey.key ?? '',
  };
});
afterAll(async () => {
  await app.close();
  await model.sandbox.close();
  await rm(folder, { recursive: true });
});

async function outputOf({ language, code }: Example): Promise<string> {
  const file = join(folder, `example.${language === 'ts' ? 'mts' : 'sh'}`);
  await writeFile(file, code);
  const [program, ...args] =
    language === 'ts'
      ? [process.execPath, '--import', TSX, file]
      : ['bash', '-euo', 'pipefail', file];
  const { stdout } = await run(program as string, args, { env: environment, timeout: TIMEOUT_MS });
  return stdout;
}

describe('docs/API.md', () => {
  it('has examples with curl and in TypeScript', () => {
    const languages = new Set(examples().map(({ language }) => language));
    expect(languages).toEqual(new Set(['sh', 'ts']));
  });

  it.each(examples().map((example) => [example.line, example] as const))(
    'shows at line %i what happens',
    async (_, example) => {
      const { language, text } = example.output;
      const printed = await outputOf(example);
      if (language === 'json') expect(JSON.parse(printed)).toMatchObject(JSON.parse(text));
      else expect(printed).toBe(text);
    },
    TIMEOUT_MS,
  );
});
