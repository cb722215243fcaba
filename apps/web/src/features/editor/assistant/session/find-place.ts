import type { Text } from '@codemirror/state';
import { isWithinWord } from '../review/review-model';

/** All places where a text stands as words of its own. */
function placesOf(doc: Text, text: string): number[] {
  if (text === '') return [];
  const whole = doc.toString();
  const places: number[] = [];
  for (let at = whole.indexOf(text); at !== -1; at = whole.indexOf(text, at + 1))
    if (!isWithinWord(doc, at) && !isWithinWord(doc, at + text.length)) places.push(at);
  return places;
}

/**
 * Where a text stands, or the place nearest to where it stood; `null` where none is, or where it is not clear which.
 * @param stood in UTF-16 code units, where that is known
 */
export function findPlace(doc: Text, text: string, stood: number | undefined): number | null {
  const distance = (place: number) => (stood === undefined ? 0 : Math.abs(place - stood));
  const [first, second] = placesOf(doc, text).toSorted((a, b) => distance(a) - distance(b));
  if (first === undefined) return null;
  return second !== undefined && distance(first) === distance(second) ? null : first;
}
