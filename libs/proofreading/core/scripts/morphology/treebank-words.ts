import type { Locale } from '@tercet/contracts';
import { parseTag, fits } from '../../src/analysis/reading';
import { foldWord } from '../../src/speller/dictionary-format';
import type { ReadingTable } from './pack-morphology';
import { LEXICON_TREEBANKS, readTreebank } from './treebank';

const OPEN = /^(?:NOUN|ADJ|VERB|ADV|INTJ)/u;
const LEAST = 2;

/**
 * Adds what the training treebanks say of words: a reading that the table lacks, if it was seen twice
 * or the table has nothing on the word at all.
 */
export function addTreebankWords(table: ReadingTable, language: Locale, folder: string): number {
  const seen = new Map<string, number>();
  for (const name of LEXICON_TREEBANKS[language])
    for (const { words } of readTreebank(language, folder, name))
      for (const { text, tag, lemma, pos } of words) {
        const form = foldWord(text);
        if (!OPEN.test(pos) || !/^[\p{L}'-]{2,}$/u.test(form)) continue;
        if (/^(?:NOUN|ADJ)$/u.test(tag) && language !== 'en') continue;
        if (/^VERB/u.test(tag) && !/fin\.(?:ind|sub|cnd|imp)|inf$|ger$|part/u.test(tag)) continue;
        const key = `${form}\t${tag}\t${foldWord(lemma)}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
  let added = 0;
  for (const [key, count] of seen) {
    const [form = '', tag = '', lemma = ''] = key.split('\t');
    const known = [...(table.forms.get(form) ?? [])].map((reading) =>
      parseTag(reading.split('=')[0] ?? ''),
    );
    const gold = parseTag(tag);
    if (known.some((reading) => reading.pos === gold.pos && fits(reading, gold))) continue;
    if (known.length > 0 && count < LEAST) continue;
    table.add(form, tag, lemma);
    added++;
  }
  return added;
}
