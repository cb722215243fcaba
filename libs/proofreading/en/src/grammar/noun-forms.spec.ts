import { describe, expect, it } from '@jest/globals';
import { pluralOf, singularOf } from './noun-forms';

describe('noun forms', () => {
  it.each([
    ['book', 'books'],
    ['city', 'cities'],
    ['day', 'days'],
    ['box', 'boxes'],
    ['class', 'classes'],
    ['church', 'churches'],
    ['child', 'children'],
    ['wife', 'wives'],
    ['house', 'houses'],
    ['case', 'cases'],
    ['movie', 'movies'],
    ['criterion', 'criteria'],
  ])('one %s, two %s', (one, many) => {
    expect(pluralOf(one)).toBe(many);
    expect(singularOf(many)).toBe(one);
  });
});
