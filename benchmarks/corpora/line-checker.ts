import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Sentence, Stretch } from './sets';

export interface FoundIssue extends Stretch {
  /** What to put there instead, best first. */
  readonly suggestions: readonly string[];
  /** `spelling`, `grammar` or `style`; a checker need not say. */
  readonly kind?: string;
}

export interface Answer {
  readonly issues: readonly FoundIssue[];
  /** The checker's own time for the text, in milliseconds. */
  readonly ms: number;
}

export const NO_ANSWER: Answer = { issues: [], ms: NaN };

/**
 * Runs a checker that reads lines `{"id","lang","text"}` and writes, in any order, lines `{"id","ms","issues"}`.
 * @throws Error when its command fails
 */
export async function checkLines(
  command: string,
  sentences: readonly Pick<Sentence, 'id' | 'lang' | 'text'>[],
): Promise<ReadonlyMap<string, Answer>> {
  const checker = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(checker, 'close');
  const answers = new Map<string, Answer>();
  const reading = (async () => {
    for await (const line of createInterface({ input: checker.stdout })) {
      if (!line.startsWith('{')) continue;
      const { id, ms, issues } = JSON.parse(line) as Answer & { id: string };
      answers.set(id, { ms, issues });
    }
  })();
  // A checker that ends before it has read everything says why by itself.
  checker.stdin.on('error', () => undefined);
  for (const { id, lang, text } of sentences) {
    if (checker.stdin.write(`${JSON.stringify({ id, lang, text })}\n`)) continue;
    await Promise.race([once(checker.stdin, 'drain'), ended]);
    if (checker.exitCode !== null) break;
  }
  checker.stdin.end();
  await Promise.all([reading, ended]);
  if (checker.exitCode !== 0) throw new Error(`“${command}” ended with ${checker.exitCode}`);
  return answers;
}
