import { EDGE_FINAL, EDGE_LAST } from '../src/speller/dictionary-format';

interface Edge {
  readonly symbol: number;
  final: boolean;
  /** The state it leads to: first the one being built, once that is complete its number plus one (0: none). */
  target: number;
  child?: Edge[];
}

export interface Automaton {
  readonly labels: Uint8Array;
  /** One more than the index of the target's first edge; 0 where no letter follows. */
  readonly targets: Uint32Array;
  /** Index of the root's first edge. */
  readonly root: number;
}

const commonPrefix = (a: readonly number[], b: readonly number[]): number => {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
};

/**
 * Builds the smallest acyclic automaton that accepts exactly the given words, by adding them in order and
 * sharing every state that is complete (Daciuk, Mihov, Watson, Watson 2000).
 *
 * @param words symbol sequences, sorted, without repetition and not empty.
 */
export function buildAutomaton(words: Iterable<readonly number[]>): Automaton {
  const labels: number[] = [];
  const targets: number[] = [];
  const register = new Map<string, number>();

  /** Number of the state with these edges, plus one; written out when it is new. */
  const complete = (edges: readonly Edge[]): number => {
    const key = edges
      .map((edge) => (edge.symbol * 2 + +edge.final) * 0x1000000 + edge.target)
      .join();
    const known = register.get(key);
    if (known !== undefined) return known;
    const first = labels.length + 1;
    edges.forEach((edge, i) => {
      const last = i === edges.length - 1 ? EDGE_LAST : 0;
      labels.push(edge.symbol | (edge.final ? EDGE_FINAL : 0) | last);
      targets.push(edge.target);
    });
    register.set(key, first);
    return first;
  };

  const root: Edge[] = [];
  let path: Edge[] = [];
  let previous: readonly number[] = [];
  const closeFrom = (depth: number): void => {
    for (let i = path.length - 1; i >= depth; i--) {
      const edge = path[i]!;
      if (edge.child) edge.target = complete(edge.child);
      edge.child = undefined;
    }
    path = path.slice(0, depth);
  };
  for (const word of words) {
    const shared = commonPrefix(previous, word);
    closeFrom(shared);
    for (let i = shared; i < word.length; i++) {
      const edge: Edge = { symbol: word[i]!, final: i === word.length - 1, target: 0 };
      const parent = i === 0 ? root : (path[i - 1]!.child ??= []);
      parent.push(edge);
      path.push(edge);
    }
    previous = word;
  }
  closeFrom(0);
  const first = labels.length;
  complete(root);
  return { labels: Uint8Array.from(labels), targets: Uint32Array.from(targets), root: first };
}
