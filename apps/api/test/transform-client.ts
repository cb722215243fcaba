import { startSandbox, type Behaviour, type RunningSandbox } from '@tercet/sandbox';
import type { Config } from '../src/platform/config/config';
import { ModelTiming } from '../src/features/text-transform/language-model/model-timing';
import { multipartStream } from './multipart-stream';
import type { TestingApp } from './testing-app';

export interface TransformMessage {
  readonly __typename: 'TextDelta' | 'TextTransformDone' | 'TextTransformFailed';
  readonly text?: string;
  readonly code?: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly returned?: boolean;
  readonly retryAfterSeconds?: number | null;
  readonly engine?: string;
  readonly warnings?: readonly string[];
  readonly edits?: readonly {
    readonly start: number;
    readonly end: number;
    readonly replacement: string;
    readonly category: string | null;
    readonly explanation: string | null;
    readonly source: string | null;
    readonly affects: string | null;
  }[];
  readonly allowance?: { readonly usageCount: number; readonly maxFreeUsage: number };
}

const SUBSCRIPTION = `subscription ($input: TextTransformInput!) {
  textTransform(input: $input) {
    __typename
    ... on TextDelta { text }
    ... on TextTransformDone {
      text engine warnings
      edits { start end replacement category explanation source affects }
      allowance { usageCount maxFreeUsage unlimited resetsAt }
    }
    ... on TextTransformFailed { code args returned retryAfterSeconds }
  }
}`;

/** An AI endpoint of the test's own, and the settings that point to it. */
export class TestingModel {
  private constructor(
    readonly sandbox: RunningSandbox,
    readonly key: string,
  ) {}

  static async start(): Promise<TestingModel> {
    return new TestingModel(await startSandbox({ port: 0 }), 'test-key');
  }

  get config(): Pick<Config, 'ai'> {
    const { aiBaseUrl: baseUrl } = this.sandbox;
    return { ai: { baseUrl, apiKey: this.key, model: 'stand-in-rules-1' } };
  }

  get calls() {
    return this.sandbox.ai.calls(this.key);
  }

  get earlyCloses(): number {
    return this.sandbox.ai.earlyCloses(this.key);
  }

  /** Answers so for every call until the next setting; forgets earlier calls. */
  behave(behaviour: Behaviour = {}): void {
    this.sandbox.ai.reset(this.key);
    this.sandbox.ai.always(this.key, behaviour);
  }
}

/** Short limits, so that a test of a stall takes no 15 seconds. */
export function shortenLimits(app: TestingApp, limits: Partial<ModelTiming>): void {
  Object.assign(app.app.get(ModelTiming, { strict: false }), limits);
}

/** One request over the streamed subscription. */
export async function openTransform(
  app: Pick<TestingApp, 'fetch'>,
  token: string,
  input: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
  headers?: Readonly<Record<string, string>>,
) {
  const variables = { input: { operation: 'IMPROVE', ...input } };
  const stream = await multipartStream(app, SUBSCRIPTION, variables, { token, signal, headers });
  const next = async (): Promise<TransformMessage | undefined> => {
    const part = (await stream.next()) as
      { payload: { data: { textTransform: TransformMessage } } } | undefined;
    return part?.payload.data.textTransform;
  };
  return { ...stream, next };
}

/** Reads until so many words have come, in however many pieces. */
export async function readWords(
  stream: { next(): Promise<TransformMessage | undefined> },
  words: number,
): Promise<void> {
  let text = '';
  while ((text.match(/\S+/g)?.length ?? 0) < words) {
    const message = await stream.next();
    if (message?.__typename !== 'TextDelta') throw new Error(`Only these words came: ${text}`);
    text += message.text ?? '';
  }
}

/** Reads a request to its end. */
export async function transform(
  app: TestingApp,
  token: string,
  input: Readonly<Record<string, unknown>>,
  headers?: Readonly<Record<string, string>>,
): Promise<{ streamed: string; end: TransformMessage }> {
  const stream = await openTransform(app, token, input, undefined, headers);
  let streamed = '';
  for (;;) {
    const message = await stream.next();
    if (!message) throw new Error('The stream ended without a last message');
    if (message.__typename !== 'TextDelta') return { streamed, end: message };
    streamed += message.text ?? '';
  }
}

export async function usageOf(app: TestingApp, token: string): Promise<number> {
  const { body } = await app.rest<{ usageCount: number }>('GET', '/api/Subscription', undefined, {
    token,
  });
  return body.usageCount;
}
