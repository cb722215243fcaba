import type { ApolloClient } from '@apollo/client';
import { toAppError, type AppError } from '@tercet/api-client';
import {
  AssistantAllowanceDocument,
  TextTransformDocument,
  type TextTransformInput,
  type TextTransformSubscription,
} from '@tercet/api-client/generated';
import { isErrorCode, type ErrorArgs } from '@tercet/contracts';
import type { Transform, TransformRequest } from './transform';

type Event = TextTransformSubscription['textTransform'];
type Failed = Extract<Event, { __typename: 'TextTransformFailed' }>;
type Done = Extract<Event, { __typename: 'TextTransformDone' }>;
export type Allowance = Done['allowance'];

/** When the allowance is read after a stop or a loss: the server gives the request back once it sees the connection closed. Milliseconds. */
const READ_AFTER_STOP_MS = [300, 2_000];

function fromFailed({ code, args, retryAfterSeconds }: Failed): AppError {
  return {
    code: isErrorCode(code) ? code : 'INTERNAL',
    args: (args ?? {}) as ErrorArgs,
    ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
  };
}

const upper = <T extends string>(value: T) => value.toUpperCase() as Uppercase<T>;

function toInput({ action, text, language, key }: TransformRequest): TextTransformInput {
  const { operation, wish } = action;
  return {
    operation: upper(operation),
    text,
    idempotencyKey: key,
    // A description may be in any.
    ...(language && operation !== 'generate' && { language: upper(language) }),
    ...(operation === 'translate' && { targetLanguage: upper(action.targetLanguage) }),
    ...(operation === 'tone' && { tone: upper(action.tone) }),
    ...(wish && { instructions: wish }),
  };
}

/** Transforms over the API's stream. Closing it makes the server stop the model's work. */
export function apolloTransform(
  client: ApolloClient,
  onAllowance: (allowance: Allowance) => void,
): Transform {
  return (request, listener) => {
    let settled = false;
    let isSilent = true;
    const wasOffline = !navigator.onLine;
    const fail = (error: AppError, returned?: boolean) => {
      if (settled) return;
      settled = true;
      listener.onFailed(error, returned);
      // Somebody else of the account, or another page, may have used up what was left.
      const isUsedUp = error.code === 'USAGE_LIMIT_REACHED';
      if (returned === undefined || isUsedUp) readAllowanceSoon(client);
    };
    const lose = (thrown: unknown) => {
      const error = toAppError(thrown);
      const wasNeverSent = wasOffline && isSilent && error.code === 'NETWORK';
      fail(error, wasNeverSent ? true : undefined);
    };
    const subscription = client
      .subscribe({
        query: TextTransformDocument,
        variables: { input: toInput(request) },
        fetchPolicy: 'no-cache',
      })
      .subscribe({
        next({ data, error }) {
          if (error) return lose(error);
          const event = data?.textTransform;
          if (!event || settled) return;
          isSilent = false;
          if (event.__typename === 'TextDelta') listener.onDelta(event.text);
          else if (event.__typename === 'TextTransformFailed')
            fail(fromFailed(event), event.returned);
          else {
            settled = true;
            onAllowance(event.allowance);
            listener.onDone(event);
          }
        },
        error: lose,
        complete: () => fail({ code: 'AI_UNAVAILABLE', args: {} }),
      });
    return () => {
      subscription.unsubscribe();
      if (settled) return;
      settled = true;
      readAllowanceSoon(client);
    };
  };
}

function readAllowanceSoon(client: ApolloClient): void {
  for (const delay of READ_AFTER_STOP_MS) setTimeout(() => void readAllowance(client), delay);
}

/** Has the server say it anew. Never rejects. */
export async function readAllowance(client: ApolloClient): Promise<void> {
  try {
    await client.query({ query: AssistantAllowanceDocument, fetchPolicy: 'network-only' });
  } catch {
    // What was last known stays on the page, and the next answer brings the number again.
  }
}

/** Puts the allowance that came with an answer where the page reads it. */
export function writeAllowance(client: ApolloClient, allowance: Allowance): void {
  if (allowance.unlimited) return;
  const { usageCount, maxFreeUsage, resetsAt } = allowance;
  client.writeQuery({
    query: AssistantAllowanceDocument,
    data: { canUse: { usageCount, maxFreeUsage, resetsAt } },
  });
}
