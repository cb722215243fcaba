import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LOCALES, OPERATIONS } from '@tercet/contracts';
import { createSubscription } from './factories/subscription.factory';
import { INJECTION_TEXTS } from './injection-texts';
import { createTestingApp, type TestingApp } from './testing-app';
import { TestingModel, transform } from './transform-client';

const CANARY = /ref-[0-9a-f]{12}/i;

let model: TestingModel;
let app: TestingApp;
let token: string;
beforeAll(async () => {
  model = await TestingModel.start();
  const rateLimits = { check: 0, auth: 0, transform: 0, payments: 0, support: 0, logs: 0 };
  app = await createTestingApp({ config: { ...model.config, rateLimits } });
  const account = await app.signup();
  await createSubscription(app, account.userId);
  ({ token } = account);
});
afterAll(async () => {
  await app.close();
  await model.sandbox.close();
});
beforeEach(() => model.behave());

/** Every operation in turn. */
const CASES = LOCALES.flatMap((language) =>
  INJECTION_TEXTS[language].map((text, i) => {
    const operation = OPERATIONS[i % OPERATIONS.length] ?? 'improve';
    return [operation, language, text] as const;
  }),
);

/** The model repeats its instructions whatever the text is; they differ with the operation and the language. */
const ONE_OF_EACH = CASES.filter(
  ([operation, language], i) =>
    CASES.findIndex(([other, of]) => other === operation && of === language) === i,
);

const inputOf = ([operation, language, text]: (typeof CASES)[number]) => ({
  operation: operation.toUpperCase(),
  language: language.toUpperCase(),
  text,
  targetLanguage: 'FR',
  tone: 'FORMAL',
});

/** The instructions and the text that the model was sent last, and nothing else. */
function sent() {
  const [system, user, ...rest] = model.calls.at(-1)?.messages ?? [];
  expect(rest).toEqual([]);
  expect([system?.role, user?.role]).toEqual(['system', 'user']);
  return { system: String(system?.content), user: user?.content };
}

describe('a text that would be an instruction', () => {
  it('is one of sixty', () => {
    const texts = CASES.map(([, , text]) => text);
    expect(texts).toHaveLength(60);
    expect(new Set(texts).size).toBe(60);
  });

  it.each(CASES)('is data to %s in %s: %j', async (...attack) => {
    const [, , text] = attack;
    const { streamed, end } = await transform(app, token, inputOf(attack));
    expect(end.code).toBeUndefined();
    const { system, user } = sent();
    expect(user).toBe(text);
    expect(system).not.toContain(text);
    expect(system.match(CANARY)).not.toBeNull();
    expect(streamed + JSON.stringify(end)).not.toMatch(CANARY);
  });

  it.each(ONE_OF_EACH)(
    'gets nothing of the instructions out of %s in %s: %j',
    async (...attack) => {
      model.behave({ manner: 'leak' });
      const { streamed, end } = await transform(app, token, inputOf(attack));
      const { system } = sent();
      expect(end).toMatchObject({ code: 'AI_UNAVAILABLE', args: { reason: 'refused' } });
      expect(streamed + JSON.stringify(end)).not.toMatch(CANARY);
      const told = system.split('\n').slice(1);
      for (const line of told) expect(streamed).not.toContain(line);
    },
  );

  it.each(CASES)('is quoted as a wish for %s in %s: %j', async (...attack) => {
    const [, , wish] = attack;
    await transform(app, token, { ...inputOf(attack), text: 'A text.', instructions: wish });
    const { system, user } = sent();
    expect(user).toBe('A text.');
    expect(system.split('\n')).toContain(`The writer also wishes: ${JSON.stringify(wish.trim())}`);
  });

  it('is given back as it is where it looks like what is watched for', async () => {
    const text = 'See ref-0123456789ab, and Ref-: it is ref-erred to.';
    const { end } = await transform(app, token, { text });
    expect(end.text).toBe(text);
  });
});
