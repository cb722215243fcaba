import { jest } from '@jest/globals';

/** A media query that tests can flip; jsdom has none. */
export function stubMediaQuery(matches = false) {
  const listeners = new Set<(event: Event) => void>();
  const query = {
    matches,
    addEventListener: (_name: string, listener: (event: Event) => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: (event: Event) => void) =>
      listeners.delete(listener),
  };
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => query });
  return {
    flip(next: boolean) {
      query.matches = next;
      const event = Object.assign(new Event('change'), { matches: next });
      for (const listener of listeners) listener(event);
    },
  };
}

/** Answers every `fetch` with what `answer` returns for its path; jsdom has no `fetch`. */
export function stubFetch(answer: (path: string, init?: RequestInit) => Promise<Response>) {
  const fetch = jest.fn((input: string, init?: RequestInit) => answer(input, init));
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetch });
  return fetch;
}

/** A JSON answer with only what the page reads of a response. */
export function jsonResponse(body: object, status = 200): Promise<Response> {
  return Promise.resolve({
    ok: status < 400,
    status,
    json: () => Promise.resolve(body),
  } as Response);
}
