import { unavailable } from './model-failures';

/** Of one answer, with all that servers put around each word of it: several times what any answer takes. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Of one event: a whole answer may be one. The SDK goes over all of it with every piece that comes. */
const MAX_EVENT_BYTES = 2 * 1024 * 1024;

const EVENT_ENDS = ['\n\n', '\r\r', '\r\n\r\n'];
const LONGEST_END = 4;

function endOfLastEvent(bytes: Buffer): number {
  const ends = EVENT_ENDS.map((end) => {
    const at = bytes.lastIndexOf(end);
    return at === -1 ? 0 : at + end.length;
  });
  return Math.max(...ends);
}

/** Passes bytes on and fails at what is no UTF-8, and at more than the SDK reads without holding everybody up. */
function bounds(): TransformStream<Uint8Array, Uint8Array> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      utf8.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw unavailable('interrupted');
    }
  };
  let total = 0;
  let openEvent = 0;
  let tail = Buffer.alloc(0);
  return new TransformStream({
    transform(chunk, controller) {
      decode(chunk);
      total += chunk.length;
      const seen = Buffer.concat([tail, chunk]);
      const end = endOfLastEvent(seen);
      openEvent = end > 0 ? seen.length - end : openEvent + chunk.length;
      tail = seen.subarray(Math.max(end, seen.length - LONGEST_END + 1));
      if (total > MAX_BYTES || openEvent > MAX_EVENT_BYTES) throw unavailable('truncated');
      controller.enqueue(chunk);
    },
    flush: () => decode(),
  });
}

/**
 * What the SDK asks a provider with. It follows no redirect, which would take the person's text to somebody else: the
 * redirect itself is the answer then. Reading fails with AI_UNAVAILABLE where an answer goes beyond its bounds.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { status, statusText, headers } = response;
  const body = response.body?.pipeThrough(bounds()) ?? null;
  return new Response(body, { status, statusText, headers });
};
