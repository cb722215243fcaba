import { createInterface } from 'node:readline';

/** Speaks the line protocol of line-checker.ts: each text is answered before the next is read. */
export async function serve(check) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, lang, text } = JSON.parse(line);
    const started = performance.now();
    const issues = await check(text, lang);
    console.log(JSON.stringify({ id, ms: performance.now() - started, issues }));
  }
}
