/**
 * Runs the AI actions on texts written for the purpose, through the product's own API, and says what the answers keep.
 *
 *   npm run benchmark:ai -- [--actions improve,tone] [--languages fr] [--texts N] [--json FILE]
 *
 * The model is what AI_BASE_URL, AI_API_KEY, AI_MODEL or OPENAI_API_KEY name; without them the development stand-in answers, by
 * rule. The server is one of its own, with an allowance that all of it fits into.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LOCALES, OPERATIONS, TONES, type Operation } from '@tercet/contracts';
import { loadDetector } from '@tercet/proofreading-core';
import { startSandbox } from '../lib/sandbox.mjs';
import { startServer } from '../lib/server.mjs';
import { signUp } from '../lib/sign-up.mjs';
import { transform, type Account } from '../lib/transform-stream.mjs';
import { estimatedTokens, isRefusal, keptIn, TARGETS } from './measures';
import { rowOf, table, type Row, type Run } from './report';
import { loadTexts, type BenchmarkText } from './texts';

const REPLY = {
  en: 'Write a reply to this text.',
  fr: 'Écrivez une réponse à ce texte.',
  es: 'Escribe una respuesta a este texto.',
};

const { values } = parseArgs({
  options: {
    actions: { type: 'string', default: OPERATIONS.join() },
    languages: { type: 'string', default: LOCALES.join() },
    texts: { type: 'string', default: '20' },
    json: { type: 'string' },
  },
});

/** Those of a list that are named, or an end that says which there are. */
function chosen<T extends string>(option: string, known: readonly T[], named: string): T[] {
  const unknown = named.split(',').filter((name) => !known.includes(name as T));
  if (unknown.length === 0) return known.filter((name) => named.split(',').includes(name));
  console.error(`Unknown ${option}: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  process.exit(1);
}

async function run(
  account: Account,
  operation: Operation,
  text: BenchmarkText,
  index: number,
): Promise<Run> {
  const { end, firstMs, allMs } = await transform(account, {
    operation: operation.toUpperCase(),
    text: text.text,
    language: text.language.toUpperCase(),
    ...(operation === 'translate' && { targetLanguage: TARGETS[text.language].toUpperCase() }),
    ...(operation === 'tone' && { tone: TONES[index % TONES.length]?.toUpperCase() }),
    ...(operation === 'generate' && { instructions: REPLY[text.language] }),
  });
  const answer = end?.text ?? '';
  const failure = end?.code ?? (end ? undefined : 'cut off');
  const reason = end?.args?.reason;
  const refused = reason === 'refused' || isRefusal(answer);
  return {
    operation,
    language: text.language,
    ...(failure !== undefined &&
      !refused && { failure: reason ? `${failure} (${reason})` : failure }),
    refused,
    kept: keptIn(operation, text, answer, await loadDetector()),
    ...(firstMs !== undefined && { firstMs }),
    allMs,
    tokens: estimatedTokens(answer),
  };
}

const actions = chosen('actions', OPERATIONS, values.actions);
const languages = chosen('languages', LOCALES, values.languages);
const texts = Number(values.texts);
if (!Number.isInteger(texts) || texts < 1) {
  console.error('--texts must be a whole number from 1 to 20.');
  process.exit(1);
}

const isConfigured = !!(process.env.AI_BASE_URL || process.env.OPENAI_API_KEY);
const sandbox = isConfigured ? undefined : await startSandbox();
const server = await startServer({
  ...sandbox?.env,
  FREE_DAILY_AI_REQUESTS: '1000000',
  TRANSFORM_RATE_PER_MINUTE: '0',
});
try {
  const { token } = await signUp(server.url);
  const account = { url: server.url, token };
  const model = isConfigured
    ? (process.env.AI_MODEL ?? 'the default of the endpoint')
    : 'the stand-in, by rule';
  console.log(`Model: ${model}. One request at a time, ${texts} texts a language.\n`);
  const rows: Row[] = [];
  for (const operation of actions) {
    for (const language of languages) {
      const runs: Run[] = [];
      for (const [index, text] of loadTexts(language).slice(0, texts).entries()) {
        runs.push(await run(account, operation, text, index));
      }
      rows.push(rowOf(operation, language, runs));
    }
  }
  console.log(table(rows));
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ model, rows }, null, 2)}\n`);
} finally {
  await server.stop();
  await sandbox?.stop();
}
