import { describe, expect, it } from '@jest/globals';
import { partsOf } from './parts';
import { summarySteps } from './summary-steps';

const PARTS = partsOf('One one one.\nTwo two two.\nThree three.', 13);
const stepsOf = (...answers: string[]) =>
  summarySteps(
    PARTS,
    answers.map((text) => ({ text })),
    13,
  );

describe('the way to the summary of a long text', () => {
  it('begins with its parts, with one step more to join them', () => {
    expect(stepsOf()).toEqual({
      texts: ['One one one.', 'Two two two.', 'Three three.'],
      total: 4,
      answer: '',
      before: '',
    });
    expect(stepsOf('1.', '2.')).toMatchObject({
      total: 4,
      answer: '1.\n\n2.',
      before: '1.\n\n2.\n\n',
    });
  });

  it('goes on with what came of them, until that is one', () => {
    expect(stepsOf('1.', '2.', '3.')).toMatchObject({
      texts: [expect.anything(), expect.anything(), expect.anything(), '1.\n\n2.\n\n3.'],
      total: 4,
      answer: '1.\n\n2.\n\n3.',
    });
    expect(stepsOf('1.', '2.', '3.', 'All.')).toMatchObject({ total: 4, answer: 'All.' });
  });

  it('takes a round more where that is too long for a request', () => {
    const { texts, total, answer } = stepsOf('One one.', 'Two two.', 'Three.');
    expect(texts.slice(3)).toEqual(['One one.', 'Two two.', 'Three.']);
    expect(total).toBe(7);
    expect(answer).toBe('One one.\n\nTwo two.\n\nThree.');
  });

  it('ends where a round makes nothing shorter', () => {
    const { texts, total, answer } = stepsOf('One one one.', 'Two two two.', 'Three three.');
    expect(texts).toHaveLength(3);
    expect(total).toBe(3);
    expect(answer).toBe('One one one.\n\nTwo two two.\n\nThree three.');
  });
});
