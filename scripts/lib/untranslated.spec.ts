import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import config from '../../eslint.config.mjs';
import { root } from './workspace.mjs';

const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: config });

async function refusals(file: string, element: string): Promise<number> {
  const text = `export const It = () => ${element};\n`;
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  if (!result || result.messages.some(({ fatal }) => fatal)) throw new Error('It was not linted.');
  return result.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length;
}

it.each([
  '<p>Hello</p>',
  '<>¡Olé!</>',
  "<p>{'Hello'}</p>",
  '<p>{`Hello ${name}`}</p>',
  '<input placeholder="Your name" />',
  "<img alt={'A house'} />",
  '<button aria-label={`Remove ${word}`} />',
  "<p>{ok && 'Only sometimes'}</p>",
  "<p>{name ?? 'Nobody'}</p>",
  "<p>{ok ? `Hello ${name}` : t('none')}</p>",
  "<p>{['Hello', name].join(' ')}</p>",
  "<p>{[isNew && 'Hello', name].filter(Boolean).join(' ')}</p>",
  "<p>{'Hello ' + name}</p>",
  "<p>{ok ? (isNew ? 'Hello' : name) : null}</p>",
  "<ul>{names.map((name) => <li>{ok && 'Hello'}</li>)}</ul>",
  "<img alt=\"\" title={ok ? 'Yes please' : ''} />",
  '<Closing heading="Bring a sentence." />',
  '<Field hint="At least eight characters" />',
  "<Questions questions={[{ title: 'What is free?' }]} />",
])('refuses words in one language: %s', async (element) => {
  expect(await refusals('apps/web/src/layout/Footer.tsx', element)).toBe(1);
  expect(await refusals('libs/ui/src/Notice.tsx', element)).toBe(1);
});

it.each(["<p>{ok ? 'Hello there' : 'Goodbye then'}</p>", "<a title={ok ? 'Yes please' : 'No'} />"])(
  'refuses both sides of a choice: %s',
  async (element) => {
    expect(await refusals('apps/web/src/layout/Footer.tsx', element)).toBe(2);
  },
);

it.each([
  "<p>{t('home.title')}</p>",
  '<p className="wide" id={`part-${id}`}>{count} / 3 · “{word}”</p>',
  "<nav aria-label={t('nav.label')} />",
  "<img alt=\"\" title={isOpen ? t('open') : t('closed')} />",
  "<p>{step === 'done' ? t('done') : words['open']}</p>",
  "<p>{(kind === 'all' || kinds.includes('spelling')) && t(`kinds.${kind}`)}</p>",
  "<p>{[t('one'), t('two')].join(' · ')}</p>",
  "<ul>{(['how', 'why'] as const).map((key) => <li className={ok ? 'on' : 'off'}>{t(key)}</li>)}</ul>",
  "<p>{format(count, ok ? 'short' : 'long')}</p>",
  "<p style={{ font: 'bold 1rem serif', key: 'Enter' }} />",
])('allows what is translated, and signs: %s', async (element) => {
  expect(await refusals('apps/web/src/layout/Footer.tsx', element)).toBe(0);
});

it('lets tests write what they like', async () => {
  expect(await refusals('libs/ui/src/controls.spec.tsx', '<p>Hello</p>')).toBe(0);
});
