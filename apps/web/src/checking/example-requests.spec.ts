import { describe, expect, it, jest } from '@jest/globals';
import { createExampleRequests } from './example-requests';

const EXAMPLE = { before: 'I ', found: 'has', fix: 'have', after: ' one.' };

describe('questions for the examples of rules', () => {
  it('are asked once and answered to all', async () => {
    const ask = jest.fn();
    const requests = createExampleRequests(ask);
    const both = Promise.all([requests.of('en/a'), requests.of('en/a')]);
    requests.answered('en/b', []);
    requests.answered('en/a', [EXAMPLE]);
    expect(await both).toEqual([[EXAMPLE], [EXAMPLE]]);
    expect(await requests.of('en/a')).toEqual([EXAMPLE]);
    expect(ask.mock.calls).toEqual([['en/a']]);
  });

  it('are asked again after a worker was lost', async () => {
    const ask = jest.fn();
    const requests = createExampleRequests(ask);
    const lost = requests.of('en/a');
    requests.abandon();
    expect(await lost).toEqual([]);
    const again = requests.of('en/a');
    requests.answered('en/a', [EXAMPLE]);
    expect(await again).toEqual([EXAMPLE]);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
