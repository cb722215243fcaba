import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it, jest } from '@jest/globals';
import { CombinedProtocolErrors, PROTOCOL_ERRORS_SYMBOL } from '@apollo/client/errors';
import { AssistantAllowanceDocument } from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import { apolloTransform, writeAllowance, type Allowance } from './apollo-transform';
import type { Action } from './action';
import type { TransformListener } from './transform';

type Event = Record<string, unknown> & { __typename: string };

const ALLOWANCE = {
  __typename: 'Allowance',
  usageCount: 4,
  maxFreeUsage: 10,
  resetsAt: '2026-11-22T00:00:00.000Z',
  unlimited: false,
};
const DONE: Event = {
  __typename: 'TextTransformDone',
  text: 'Better.',
  engine: 'MODEL',
  edits: [],
  allowance: ALLOWANCE,
};

const KEY = 'a-key-of-its-own';

/** What the client's link makes of a last part `{"payload": null, "errors": […]}`. */
const STREAM_ERROR = new CombinedProtocolErrors([
  { message: 'x', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 20 } },
]);

function setUp(
  events: readonly Event[],
  ending: 'complete' | 'error' | 'open' | 'streamError' = 'complete',
  language?: Locale,
  action: Action = { operation: 'improve' },
) {
  const closed = jest.fn();
  const inputs: unknown[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        inputs.push(operation.variables.input);
        for (const textTransform of events) observer.next({ data: { textTransform } });
        if (ending === 'complete') observer.complete();
        if (ending === 'streamError')
          observer.next({ data: null, extensions: { [PROTOCOL_ERRORS_SYMBOL]: STREAM_ERROR } });
        if (ending === 'error') observer.error(new TypeError('Failed to fetch'));
        return closed;
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const listener = {
    onDelta: jest.fn<TransformListener['onDelta']>(),
    onDone: jest.fn<TransformListener['onDone']>(),
    onFailed: jest.fn<TransformListener['onFailed']>(),
  };
  const keepAllowance = (allowance: Allowance) => writeAllowance(client, allowance);
  const transform = apolloTransform(client, keepAllowance);
  const stop = transform({ action, text: 'Good.', language, key: KEY }, listener);
  return {
    client,
    closed,
    inputs,
    listener,
    stop,
    settle: () => new Promise((r) => setTimeout(r)),
  };
}

describe('transforming over the API', () => {
  it('asks for what is to be done and passes the stream on', async () => {
    const { inputs, listener, settle } = setUp([
      { __typename: 'TextDelta', text: 'Bet' },
      { __typename: 'TextDelta', text: 'ter.' },
      DONE,
    ]);
    await settle();
    expect(inputs).toEqual([{ operation: 'IMPROVE', text: 'Good.', idempotencyKey: KEY }]);
    expect(listener.onDelta.mock.calls).toEqual([['Bet'], ['ter.']]);
    expect(listener.onDone).toHaveBeenCalledTimes(1);
    expect(listener.onFailed).not.toHaveBeenCalled();
  });

  it('names the language that the person has chosen for the text', () => {
    const { inputs } = setUp([DONE], 'complete', 'fr');
    expect(inputs).toEqual([
      { operation: 'IMPROVE', text: 'Good.', idempotencyKey: KEY, language: 'FR' },
    ]);
  });

  it.each<[Action, object]>([
    [
      { operation: 'translate', targetLanguage: 'es' },
      { targetLanguage: 'ES', language: 'FR' },
    ],
    [
      { operation: 'tone', tone: 'formal' },
      { tone: 'FORMAL', language: 'FR' },
    ],
    [
      { operation: 'rewrite', wish: 'Short.' },
      { instructions: 'Short.', language: 'FR' },
    ],
    // A description is in the language of whoever writes it.
    [{ operation: 'generate', description: 'Good.' }, {}],
  ])('says all that belongs to %j', (action, input) => {
    const { inputs } = setUp([DONE], 'complete', 'fr', action);
    const operation = action.operation.toUpperCase();
    expect(inputs).toEqual([{ operation, text: 'Good.', idempotencyKey: KEY, ...input }]);
  });

  it('puts the allowance that comes with the answer where the page reads it', async () => {
    const { client, settle } = setUp([DONE]);
    await settle();
    expect(client.readQuery({ query: AssistantAllowanceDocument })?.canUse).toMatchObject({
      usageCount: 4,
      maxFreeUsage: 10,
    });
  });

  it('passes a failure on with its code and whether it was given back', async () => {
    const { listener, settle } = setUp([
      {
        __typename: 'TextTransformFailed',
        code: 'USAGE_LIMIT_REACHED',
        args: { limit: 10 },
        retryAfterSeconds: 60,
        returned: true,
      },
    ]);
    await settle();
    expect(listener.onFailed.mock.calls).toEqual([
      [{ code: 'USAGE_LIMIT_REACHED', args: { limit: 10 }, retryAfterSeconds: 60 }, true],
    ]);
  });

  it('takes a stream that ends without an answer for a failure', async () => {
    const { listener, settle } = setUp([{ __typename: 'TextDelta', text: 'Bet' }]);
    await settle();
    expect(listener.onFailed).toHaveBeenCalledWith({ code: 'AI_UNAVAILABLE', args: {} }, undefined);
  });

  it('takes a broken connection for one too', async () => {
    const { listener, settle } = setUp([], 'error');
    await settle();
    expect(listener.onFailed).toHaveBeenCalledTimes(1);
    expect(listener.onFailed.mock.calls).toEqual([[{ code: 'NETWORK', args: {} }, undefined]]);
  });

  it('knows that a request was never sent that found no connection', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lost = setUp([], 'error');
    const cut = setUp([{ __typename: 'TextDelta', text: 'Bet' }], 'error');
    await cut.settle();
    onLine.mockRestore();
    expect(lost.listener.onFailed.mock.calls).toEqual([[{ code: 'NETWORK', args: {} }, true]]);
    expect(cut.listener.onFailed.mock.calls).toEqual([[{ code: 'NETWORK', args: {} }, undefined]]);
  });

  it('keeps the code of an error of the stream, and does not claim that nothing was counted', async () => {
    const { listener, settle } = setUp([{ __typename: 'TextDelta', text: 'Bet' }], 'streamError');
    await settle();
    expect(listener.onFailed.mock.calls).toEqual([
      [{ code: 'RATE_LIMITED', args: {}, retryAfterSeconds: 20 }, undefined],
    ]);
  });

  it('closes the stream when it is stopped, and reports nothing', async () => {
    const { closed, listener, stop, settle } = setUp([], 'open');
    await settle();
    stop();
    await settle();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(listener.onFailed).not.toHaveBeenCalled();
  });
});
