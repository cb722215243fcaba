import type { TextTransformInput } from './text-transform.input';
import type { TextDelta, TextTransformDone, TextTransformFailed } from './text-transform.types';
import type { TransformEvent } from './transform-event';
import type { TransformRequest } from './transform-request';

export function toRequest(input: TextTransformInput): TransformRequest {
  return {
    operation: input.operation,
    text: input.text,
    language: input.language ?? undefined,
    targetLanguage: input.targetLanguage ?? undefined,
    tone: input.tone ?? undefined,
    wish: input.instructions?.trim() || undefined,
    idempotencyKey: input.idempotencyKey ?? undefined,
  };
}

export function toEvent(
  event: TransformEvent,
): TextDelta | TextTransformDone | TextTransformFailed {
  switch (event.kind) {
    case 'delta':
      return { text: event.text };
    case 'done': {
      const { text, edits, engine, warnings, allowance } = event;
      return { text, edits, engine, warnings, allowance };
    }
    case 'failed': {
      const { code, args, retryAfterSeconds } = event.error;
      return { code, args: args ?? {}, retryAfterSeconds, returned: event.returned };
    }
  }
}
