import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EditorView } from '@codemirror/view';
import type { Locale } from '@tercet/contracts';
import type { PlacedParagraph } from '@tercet/proofreading-core';
import { testView } from '../testing/view';
import { languageField, showLanguages } from './language-field';

const ENGLISH = 'I saw the cat.';
const FRENCH = 'Le chat dort.';
const MIXED = 'He said: buenas noches. ';
const TEXT = [ENGLISH, FRENCH, MIXED].join('\n');

type Runs = readonly (readonly [Locale, number])[];

/** A line as the checker answers it: its runs by their languages and lengths. None stands for no answer yet. */
function placed(text: string, start: number, runs: Runs): PlacedParagraph {
  let end = 0;
  const languages = runs.map(([language, length]) => ({
    language,
    start: end,
    end: (end += length),
  }));
  const language = runs[0]?.[0] ?? 'en';
  return { start, paragraph: { text, language, languages, issues: [], complete: true } };
}

const FRENCH_START = ENGLISH.length + 1;
const MIXED_START = FRENCH_START + FRENCH.length + 1;
const answered = [
  placed(ENGLISH, 0, [['en', ENGLISH.length]]),
  placed(FRENCH, FRENCH_START, [['fr', FRENCH.length]]),
  placed(MIXED, MIXED_START, [
    ['en', 9],
    ['es', MIXED.length - 9],
  ]),
];

let view: EditorView;
let write: ReturnType<typeof testView>['write'];
beforeEach(() => {
  ({ view, write } = testView(TEXT, [], languageField));
});
afterEach(() => view.destroy());

const ofSurface = () => view.contentDOM.getAttribute('lang');
const ofParts = () =>
  [...view.contentDOM.querySelectorAll('[lang]')].map((part) => [
    part.getAttribute('lang'),
    part.textContent,
  ]);

describe('the languages of a text', () => {
  it('are none that anybody knows where it is in another than is checked', () => {
    const unchecked = [{ start: 0, end: FRENCH.length }];
    const [english, french, mixed] = answered;
    const foreign = { ...french!, paragraph: { ...french!.paragraph, unchecked } };
    showLanguages(view, [english!, foreign, mixed!], undefined);
    expect(ofSurface()).toBeNull();
    expect(ofParts()).toEqual([['', FRENCH]]);
  });

  it('are those of the surface, of lines in others, and of stretches of lines', () => {
    expect(ofSurface()).toBeNull();
    showLanguages(view, answered, 'en');
    expect(ofSurface()).toBe('en');
    expect(ofParts()).toEqual([
      ['fr', FRENCH],
      ['es', MIXED.slice(9)],
    ]);
    expect(view.contentDOM.querySelector('[lang=fr]')).toHaveClass('cm-line');
  });

  it('stay with a line that is written in until it is answered anew', () => {
    showLanguages(view, answered, 'en');
    write(FRENCH_START, 'Oui. ');
    const french = `Oui. ${FRENCH}`;
    const [first, , last] = answered as [PlacedParagraph, PlacedParagraph, PlacedParagraph];
    const mixed = { ...last, start: last.start + 5 };
    showLanguages(view, [first, placed(french, FRENCH_START, []), mixed], 'en');
    expect(ofParts()).toEqual([
      ['fr', french],
      ['es', MIXED.slice(9)],
    ]);
    showLanguages(view, [first, placed(french, FRENCH_START, [['en', french.length]])], 'en');
    expect(ofParts()).toEqual([]);
  });

  it('are gone with the text', () => {
    showLanguages(view, answered, 'en');
    write(0, '', TEXT.length);
    showLanguages(view, [placed('', 0, [])], undefined);
    expect([ofSurface(), ofParts()]).toEqual([null, []]);
  });

  it('are drawn only where they are others than before', () => {
    showLanguages(view, answered, 'en');
    const dispatch = jest.spyOn(view, 'dispatch');
    showLanguages(view, answered, 'en');
    expect(dispatch).not.toHaveBeenCalled();
    showLanguages(view, answered, 'fr');
    expect(dispatch).toHaveBeenCalledTimes(1);
  });
});
