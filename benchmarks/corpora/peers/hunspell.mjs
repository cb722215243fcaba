// Hunspell's own program, with the dictionaries that ours are built from: node hunspell.mjs en|fr|es
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { misspellingsIn, toPipeLine } from './hunspell-answers.mjs';
import { serve } from './serve.mjs';

const dictionary = fileURLToPath(import.meta.resolve(`dictionary-${process.argv[2]}`));
const hunspell = spawn('hunspell', [
  '-a',
  ...['-i', 'utf-8'],
  ...['-d', dictionary.replace(/\.js$/, '')],
]);
const lines = createInterface({ input: hunspell.stdout })[Symbol.asyncIterator]();
await lines.next();

await serve(async (text) => {
  hunspell.stdin.write(`${toPipeLine(text)}\n`);
  const answers = [];
  for (;;) {
    const { value, done } = await lines.next();
    if (done || value === '') return misspellingsIn(text, answers);
    answers.push(value);
  }
});
hunspell.stdin.end();
