// nspell with the dictionaries that ours are built from: node nspell.mjs en|fr|es. It is no dependency of the project; it is
// found where `npm install --no-save nspell` puts it, or by NODE_PATH.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { serve } from './serve.mjs';

const dictionary = import.meta.resolve(`dictionary-${process.argv[2]}`);
const read = (ending) => readFileSync(new URL(`index.${ending}`, dictionary));
const speller = createRequire(import.meta.url)('nspell')(read('aff'), read('dic'));

const WORD = /\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*/gu;

/** nspell splits no text into words: each is asked for as a whole, and if it is unknown by its parts at apostrophes and hyphens. */
function misspellingsOf(word, start) {
  if (speller.correct(word)) return [];
  const parts = [...word.matchAll(/[\p{L}\p{M}]+['-]?/gu)];
  if (parts.length === 1) return [{ word, start }];
  return parts.flatMap(({ 0: part, index }) => {
    const bare = part.replace(/['-]$/, '');
    const isKnown = bare.length === 1 || speller.correct(bare) || speller.correct(part);
    return isKnown ? [] : [{ word: bare, start: start + index }];
  });
}

await serve((text) =>
  [...text.replaceAll('’', "'").matchAll(WORD)]
    .flatMap(({ 0: word, index }) => misspellingsOf(word, index))
    .map(({ word, start }) => ({
      start,
      end: start + word.length,
      suggestions: speller.suggest(word),
      kind: 'spelling',
    })),
);
