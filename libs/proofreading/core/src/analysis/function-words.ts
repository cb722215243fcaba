import { foldWord } from '../speller/dictionary-format';
import { type Reading, createReading } from './reading';

/** The readings of closed-class words, written by hand, and what else the lexicon may say of them. */
export interface FunctionWords {
  readonly readings: ReadonlyMap<string, readonly Reading[]>;
  /** Words of which the table tells everything: readings of the lexicon beside it would be noise. */
  readonly closed: ReadonlySet<string>;
}

/**
 * Reads a table of function words. Each line gives one or more forms, then after a colon their readings as
 * `TAG` or `TAG=lemma` (else the form is its lemma); a form with `!` before it has no other readings.
 *
 *     !le: DET.art.def.m.sg PRON.prs.acc.m.3.sg
 *     !la: DET.art.def.f.sg=le PRON.prs.acc.f.3.sg=le
 */
export function parseFunctionWords(table: string): FunctionWords {
  const readings = new Map<string, Reading[]>();
  const closed = new Set<string>();
  for (const line of table.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const tags = line
      .slice(colon + 1)
      .trim()
      .split(/\s+/u);
    for (const marked of line.slice(0, colon).trim().split(/\s+/u)) {
      const form = foldWord(marked.replace('!', ''));
      if (marked.startsWith('!')) closed.add(form);
      const own = tags.map((tag) => {
        const [name = '', lemma = form] = tag.split('=');
        return createReading(name, lemma);
      });
      readings.set(form, [...(readings.get(form) ?? []), ...own]);
    }
  }
  return { readings, closed };
}
