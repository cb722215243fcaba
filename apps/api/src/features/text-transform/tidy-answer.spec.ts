import { describe, expect, it } from '@jest/globals';
import { tidyAnswer } from './tidy-answer';

describe('tidyAnswer', () => {
  it.each([
    ['a fence', '```\nThe end.\n```', 'Teh end.', 'The end.'],
    ['a fence with a preamble', 'Here it is:\n\n```text\nA\n\nB\n```\n', 'a\n\nb', 'A\n\nB'],
    ['quotation marks', '"The end."', 'Teh end.', 'The end.'],
    ['guillemets', '« La fin. »', 'La fin', 'La fin.'],
  ])('takes off %s', (_name, answer, source, text) => {
    expect(tidyAnswer(answer, source)).toBe(text);
  });

  it.each([
    ['a fence of the source', '```js\nx\n```', '```js\ny\n```'],
    ['quotation marks of the source', '"The end."', '"Teh end."'],
    ['quotation marks of two quotations', '"A," she said. "B."', 'A, she said. B.'],
    ['a colon', 'Note:\nA', 'Note:\na'],
  ])('leaves %s', (_name, answer, source) => {
    expect(tidyAnswer(answer, source)).toBe(answer);
  });

  it('keeps the outer spaces and the line ends of the source', () => {
    expect(tidyAnswer('A\nB\r\nC', '  a\r\nb\r\nc\r\n\r\n')).toBe('  A\r\nB\r\nC\r\n\r\n');
    expect(tidyAnswer('\n\nA\n', 'a')).toBe('A');
  });
});
