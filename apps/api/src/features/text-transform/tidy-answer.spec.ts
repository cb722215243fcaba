import { describe, expect, it } from '@jest/globals';
import { tidyAnswer as tidied } from './tidy-answer';

const tidyAnswer = (answer: string, source: string) => tidied(answer, source, 'improve');

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

  it.each([
    ['Run this command:\n\n```bash\nnpm install\n```', 'run this comand: npm install'],
    ['“Hello, my friend.”', '«Hola, mi amigo.»'],
  ])('leaves %j', (answer, source) => {
    expect(tidyAnswer(answer, source)).toBe(answer);
  });

  it('takes off what is said below a fence, and leaves what a text of its own ends with', () => {
    const answer = '```\nThe end.\n```\n\nNote: I corrected the spelling.';
    expect(tidyAnswer(answer, 'Teh end.')).toBe('The end.');
    const text = 'It is done.\n\nNote: I kept the receipt.';
    expect(tidied(text, 'Say that it is done.', 'generate')).toBe(text);
  });

  it('leaves the first line of a text of its own, whatever it says', () => {
    const text = 'Here is the summary of the meeting:\n\nAll went well.';
    expect(tidied(text, 'Summarize a meeting that went well.', 'generate')).toBe(text);
  });

  it('leaves tags that an answer writes about', () => {
    const text = 'Models write <think>what they think</think> before they answer.';
    expect(tidyAnswer(text, 'Explain it.')).toBe(text);
  });

  it('takes off thoughts whose beginning was not said', () => {
    expect(tidyAnswer('They want it corrected.</think>\n\nThe end.', 'Teh end.')).toBe('The end.');
  });

  it('leaves two fences with words between them', () => {
    const answer = '```js\nlet a = 1;\n```\nand in Python:\n```py\na = 1\n```';
    expect(tidyAnswer(answer, 'Write two snippets.')).toBe(answer);
  });

  it.each([
    ['line ends of two kinds', 'a\r\nb\nc', 'a\nb\nc'],
    ['what is not passed on', 'a\f\u0085b \u202ac\u202c', 'ab c'],
    ['outer spaces', '  a\n', 'a'],
  ])('takes a text with %s for unchanged where its words are', (_name, source, answer) => {
    expect(tidyAnswer(answer, source)).toBe(source);
  });

  it('keeps line ends of two kinds where there are as many', () => {
    expect(tidyAnswer('A\nB\nC', 'a\r\nb\nc')).toBe('A\r\nB\nC');
    expect(tidyAnswer('A\nB', 'a\r\nb\nc')).toBe('A\r\nB');
  });

  it('keeps the outer spaces and the line ends of the source', () => {
    expect(tidyAnswer('A\nB\r\nC', '  a\r\nb\r\nc\r\n\r\n')).toBe('  A\r\nB\r\nC\r\n\r\n');
    expect(tidyAnswer('\n\nA\n', 'a')).toBe('A');
  });
});
