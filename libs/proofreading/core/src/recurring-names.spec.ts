import { describe, expect, it } from '@jest/globals';
import type { CheckedParagraph } from './check';
import { recurringNames } from './recurring-names';
import { testIssue } from './testing/test-issue';

type Found = CheckedParagraph['issues'][number];

const found = (text: string, word: string, from: number, flags: Partial<Found>): Found => {
  const start = text.indexOf(word, from);
  return { ...testIssue({ start, end: start + word.length }, flags), language: 'en' };
};

/** A paragraph whose unknown words are marked: `*slip` lies near a frequent word, `~name` does not, `_small` is small. */
function paragraph(marked: string): CheckedParagraph {
  const text = marked.replace(/[*~_]/gu, '');
  const issues: Found[] = [];
  for (const { 0: mark, index } of marked.matchAll(/[*~_][\p{L}’]+/gu)) {
    const before = marked.slice(0, index).replace(/[*~_]/gu, '').length;
    const isName = !mark.startsWith('_');
    const flags = isName ? { maybeName: true, likelySlip: mark.startsWith('*') } : {};
    issues.push(found(text, mark.slice(1), before, flags));
  }
  return { text, language: 'en', languages: [], issues, complete: true };
}
const names = (...marked: string[]) => [...recurringNames(marked.map(paragraph))];

describe('recurringNames', () => {
  it('takes a misspelling that opens sentence after sentence for none', () => {
    expect(names('*Teh cat sat. *Teh dog ran.')).toEqual([]);
    expect(names('*Tambien vino. Luego llegó ella. *Tambien comió.')).toEqual([]);
  });

  it('nor one that opens items, cells and quotations', () => {
    expect(names('- *Teh cat', '2. *Teh dog', '*Teh', '| *Teh |', 'He said: “*Teh end.”')).toEqual(
      [],
    );
  });

  it('nor one in headings, where every word has a capital', () => {
    expect(names('*Definately the *Definately Best', 'How to *Definately Win')).toEqual([]);
  });

  it('takes what also stands capitalised inside a sentence for a name, however near a word is', () => {
    expect(names('*Kori ran. *Kori sat.', 'They saw Kori there.')).toEqual(['Kori']);
    expect(names('*Kori ran. *Kori sat with Anna, Kori’s aunt.')).toEqual(['Kori']);
    expect(names('We ask *Brave users. We thank *Brave users.')).toEqual(['Brave']);
  });

  it('takes what lies near no frequent word for a name, even where it only opens sentences', () => {
    expect(names('~Kori ran. ~Kori sat.')).toEqual(['Kori']);
  });

  it('but not where it is unknown in small letters too', () => {
    expect(names('~Definitivly so. It is _definitivly so. ~Definitivly!')).toEqual([]);
    expect(names('~Kori ran. I saw Kori and _kori. ~Kori sat.')).toEqual(['Kori']);
  });

  it('says nothing about a word that is found once', () => {
    expect(names('~Kori ran with Anna Smith.')).toEqual([]);
  });
});
