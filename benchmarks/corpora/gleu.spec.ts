import { describe, expect, it } from '@jest/globals';
import { gleu } from './gleu';

const source = 'She see the tall tree in garden';
const reference = 'She sees the tall tree in the garden';

describe('GLEU', () => {
  it('is 1 for what people wrote', () => {
    expect(gleu([{ source, hypothesis: reference, references: [reference] }])).toBeCloseTo(1);
  });

  it('rises with each correction', () => {
    const score = (hypothesis: string) => gleu([{ source, hypothesis, references: [reference] }]);
    const partly = score('She sees the tall tree in garden');
    expect(partly).toBeGreaterThan(score(source));
    expect(partly).toBeLessThan(1);
  });

  it('takes off what should have been changed and was not', () => {
    const long = 'a b c d e f g h i j k l';
    const [wrong, right] = [`${long} x y z w`, `${long} m n o p`];
    // Runs of 1 to 4: 12, 11, 10, 9 agree; 4 each, and those that reach into them, stand in the source alone.
    const byHand = [12 - 4, 11 - 4, 10 - 4, 9 - 4].map((credit, i) => credit / (16 - i));
    const expected = Math.exp(byHand.reduce((sum, p) => sum + Math.log(p), 0) / 4);
    expect(gleu([{ source: wrong, hypothesis: wrong, references: [right] }])).toBeCloseTo(expected);
  });

  it('is the mean over the references', () => {
    const other = 'She saw a tall tree';
    const one = (references: string[]) => gleu([{ source, hypothesis: reference, references }]);
    expect(one([reference, other])).toBeCloseTo((one([reference]) + one([other])) / 2);
  });
});
