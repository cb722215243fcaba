import { expect, it } from '@jest/globals';
import { atMost } from './at-most';

it('works on so many things at a time, and answers in their order', async () => {
  let running = 0;
  let most = 0;
  const doubled = await atMost(2, [3, 1, 2, 0], async (item) => {
    most = Math.max(most, ++running);
    await new Promise((resume) => setTimeout(resume, item));
    running -= 1;
    return item * 2;
  });
  expect(doubled).toEqual([6, 2, 4, 0]);
  expect(most).toBe(2);
});
