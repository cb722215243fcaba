import { createSilenceWatch } from '../silence-watch';

/** The server gives a sign of life in every stretch of this length, whatever it is busy with. Milliseconds. */
const HEARTBEAT_MS = 15_000;
/** The first look may come right after the last heartbeat, so that the third one has missed two. */
const SILENT_LOOKS = 3;

/**
 * `fetch` that ends a request whose connection has gone dead without being closed, before its answer or in the middle
 * of it. Rejects then as where the network fails.
 */
export function attentiveFetch(inner: typeof fetch = (...request) => fetch(...request)) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const leaving = new AbortController();
    let lose: (error: Error) => void = () => undefined;
    const lost = new Promise<never>((_resolve, reject) => (lose = reject));
    lost.catch(() => undefined);
    const watch = createSilenceWatch({
      everyMs: HEARTBEAT_MS,
      most: SILENT_LOOKS,
      onLost() {
        lose(new TypeError('The server has fallen silent'));
        leaving.abort();
      },
    });
    const leave = () => {
      watch.stop();
      leaving.abort(init?.signal?.reason);
    };
    watch.start();
    init?.signal?.addEventListener('abort', leave);
    if (init?.signal?.aborted) leave();
    try {
      const answer = inner(input, { ...init, signal: leaving.signal });
      const response = await Promise.race([answer, lost]);
      watch.heard();
      return watched(response, lost, watch);
    } catch (error) {
      watch.stop();
      throw error;
    }
  };
}

type Watch = ReturnType<typeof createSilenceWatch>;

/** The same response, whose body fails once the connection is lost. */
function watched(response: Response, lost: Promise<never>, watch: Watch): Response {
  const reader = response.body?.getReader();
  if (!reader) {
    watch.stop();
    return response;
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await Promise.race([reader.read(), lost]);
        watch.heard();
        if (!done) return controller.enqueue(value);
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      watch.stop();
    },
    cancel(reason) {
      watch.stop();
      return reader.cancel(reason);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
