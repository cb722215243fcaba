// The checker alone, in processes of their own: a document of 50,000 characters checked cold for spelling, the same never
// seen before through all of the engine but Harper, and again with one paragraph edited.
import { execFileSync } from 'node:child_process';
import { root } from '../scripts/lib/workspace.mjs';

const LANGUAGES = ['en', 'fr', 'es'];
const CHARACTERS = 50_000;

const measured = (script, ...args) =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', `benchmarks/${script}`, ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );

/** @returns {{ name: string, value: number, unit: string, bound?: number }[]} */
export function checking() {
  const cold = LANGUAGES.map((language) => ({
    name: `spelling of a document, cold (${language})`,
    value: measured('spelling/cold-start.ts', language).totalMs,
    unit: 'ms',
    bound: 1_500,
  }));
  const documents = measured('proofreading/latency.ts', '--json').filter(
    ({ characters }) => characters === CHARACTERS,
  );
  const whole = documents.flatMap(({ language, engine, warmMs, editMs }) => [
    { name: `whole check, never seen (${language}, ${engine})`, value: warmMs, unit: 'ms' },
    { name: `an edit in it (${language}, ${engine})`, value: editMs, unit: 'ms', bound: 60 },
  ]);
  return [...cold, ...whole];
}
