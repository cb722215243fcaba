import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import config from '../../eslint.config.mjs';
import { root } from './workspace.mjs';

const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: config });

async function refusals(file: string, value: string): Promise<number> {
  const text = `export const It = ${value};\n`;
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  if (!result || result.messages.some(({ fatal }) => fatal)) throw new Error('It was not linted.');
  return result.messages.filter(({ ruleId }) => ruleId === 'tercet/text-size').length;
}

it.each([
  '() => <h2 className="font-serif text-[2.5rem]" />',
  '() => <h2 className="sm:text-[.9em]" />',
  "() => <h2 className={cx('p-2', isOpen && 'text-[14px]')} />",
  '() => <h2 className={`p-2 text-[clamp(2rem,8vw,5rem)] ${rest}`} />',
  "() => <h2 className='text-[length:1.5rem]' />",
  "() => <h2 className='text-[max(1rem,2vw)]' />",
  "() => <h2 className='text-[calc(1rem+2vw)]' />",
])('refuses a size that has no role: %s', async (element) => {
  expect(await refusals('apps/web/src/layout/Footer.tsx', element)).toBe(1);
  expect(await refusals('libs/ui/src/Notice.tsx', element)).toBe(1);
});

it('refuses it in the classes that components share', async () => {
  expect(await refusals('libs/ui/src/button-class.ts', "'text-[0.8rem]'")).toBe(1);
});

it.each([
  '() => <h2 className="font-serif text-section" />',
  '() => <h2 className="text-[var(--ink)] max-w-[11.5em] leading-[1.9]" />',
])('allows a role, and what is no size of text: %s', async (element) => {
  expect(await refusals('apps/web/src/layout/Footer.tsx', element)).toBe(0);
});
