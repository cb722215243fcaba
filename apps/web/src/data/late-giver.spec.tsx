import { expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { giver, type GiverProps } from '../routing/giver';
import { renderPage } from '../testing/render-page';
import { lateGiver } from './late-giver';

interface Given {
  text: string;
  retry?: () => void;
}

const Come = giver<Given>(() => ({ text: 'come' }));

it('gives another try where it does not come, and what has come then', async () => {
  const load = jest.fn<() => Promise<{ default: ComponentType<GiverProps<Given>> }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ default: Come });
  const Late = lateGiver<Given>(load, (retry) => ({ text: 'lost', retry }));
  const given: Given[] = [];
  const onGive = (next: Given) => void given.push(next);
  await act(async () => {
    renderPage(<Late onGive={onGive} />);
  });
  expect(given.map(({ text }) => text)).toEqual(['lost']);
  await act(async () => given[0]?.retry?.());
  expect(given.map(({ text }) => text)).toEqual(['lost', 'come']);
  expect(load).toHaveBeenCalledTimes(2);
});
