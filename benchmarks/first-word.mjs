// What the product adds to the wait for the first word of an answer, by turns with asking the model itself, in one run: for
// one person, and for fifty who ask within two seconds and whose answers come at the same time. And how soon a model is left whose reader has left.
import { setTimeout as sleep } from 'node:timers/promises';
import { AI_KEY, startSandbox } from './lib/sandbox.mjs';
import { startServer } from './lib/server.mjs';
import { median, percentile } from './lib/statistics.mjs';
import { signUp } from './lib/sign-up.mjs';
import { complete, transform } from './lib/transform-stream.mjs';

const MODEL = 'stand-in-rules-1';
const TEXT =
  'Last week we was in Lisbon in order to meet the team of Ms Duarte. They recieved us kindly, showed us the 14 rooms of the new building and asked alot of questions. ' +
  'At this point in time nobody can say when it opens; the plan says 3 May.';
/** A server that has answered few requests has not been compiled yet. */
const WARM_UP = 30;
const TURNS = 150;
const MANY = 50;
const ROUNDS_OF_MANY = 4;
/** Answers of some two seconds, as models give them, that people ask for when it occurs to them. */
const AS_MODELS_DO = { firstTokenDelayMs: 300, chunkDelayMs: 35 };
const ASKING_MS = 2_000;
const LEAVING = 20;
const ADDED_MS = { one: 10, many: 30 };
const LEFT_MS = 200;

const round = (ms) => Number(ms.toFixed(1));
const times = async (count, work) => {
  const results = [];
  for (let i = 0; i < count; i += 1) results.push(await work(i));
  return results;
};

async function throughProduct(account) {
  const { end, firstMs } = await transform(account, { operation: 'IMPROVE', text: TEXT });
  if (end?.__typename !== 'TextTransformDone') throw new Error(`failed: ${JSON.stringify(end)}`);
  return firstMs;
}
const ofModel = async (model) => (await complete(model, TEXT)).firstMs;

/** The longest that one of so many had to wait from leaving until its model was left. */
async function leaving(sandbox, account) {
  await sandbox.behave({ stallAfterChunks: 3 });
  const waits = await times(LEAVING, async (i) => {
    const leave = new AbortController();
    let words = '';
    let leftAt;
    const onPiece = (text) => {
      words += text;
      if (leftAt !== undefined || words.trim().split(/\s+/).length < 3) return;
      leftAt = Date.now();
      leave.abort();
    };
    const input = { operation: 'IMPROVE', text: TEXT };
    await transform(account, input, { onPiece, signal: leave.signal }).catch((error) => {
      if (!leave.signal.aborted) throw error;
    });
    for (;;) {
      const { closedEarlyAt } = (await sandbox.calls())[i] ?? {};
      if (closedEarlyAt !== undefined) return closedEarlyAt - leftAt;
      await sleep(20);
    }
  });
  return Math.max(...waits);
}

function rows(who, model, product, bound) {
  const added = (share) => round(percentile(product, share) - percentile(model, share));
  return [
    { name: `first word, ${who}, of the model, median`, value: round(median(model)), unit: 'ms' },
    { name: `first word, ${who}, added by the product`, value: added(0.5), unit: 'ms', bound },
    { name: `first word, ${who}, added to the 95th percentile`, value: added(0.95), unit: 'ms' },
  ];
}

/** @returns {Promise<{ name: string, value: number, unit: string, bound?: number }[]>} */
export async function firstWord() {
  const sandbox = await startSandbox();
  const server = await startServer({
    ...sandbox.env,
    FREE_DAILY_AI_REQUESTS: '1000000',
    TRANSFORM_RATE_PER_MINUTE: '0',
  });
  const model = { baseUrl: sandbox.aiBaseUrl, key: AI_KEY, model: MODEL };
  try {
    const accounts = await times(MANY, async () => ({
      url: server.url,
      token: (await signUp(server.url)).token,
    }));
    const [account] = accounts;
    await times(WARM_UP, async () => [await ofModel(model), await throughProduct(account)]);
    const one = await times(TURNS, async () => [
      await ofModel(model),
      await throughProduct(account),
    ]);

    await sandbox.behave(AS_MODELS_DO);
    const manyAtOnce = (ask) =>
      Promise.all(
        accounts.map(async (each) => {
          await sleep(Math.random() * ASKING_MS);
          return ask(each);
        }),
      );
    const many = await times(ROUNDS_OF_MANY, async () => [
      await manyAtOnce(() => ofModel(model)),
      await manyAtOnce(throughProduct),
    ]);
    const left = await leaving(sandbox, account);
    return [
      ...rows(
        'one person',
        one.map(([a]) => a),
        one.map(([, b]) => b),
        ADDED_MS.one,
      ),
      ...rows(
        `${MANY} people`,
        many.flatMap(([a]) => a),
        many.flatMap(([, b]) => b),
        ADDED_MS.many,
      ),
      {
        name: 'from leaving to the end of the call, longest',
        value: left,
        unit: 'ms',
        bound: LEFT_MS,
      },
    ];
  } finally {
    await server.stop();
    await sandbox.stop();
  }
}
