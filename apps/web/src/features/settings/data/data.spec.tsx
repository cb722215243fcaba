import { beforeEach, expect, it, jest } from '@jest/globals';
import { ExportMyDataDocument } from '@tercet/api-client/generated';
import { screen } from '@testing-library/react';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { clickThrice } from '../../../testing/click-thrice';
import { failing, renderSection } from '../testing/render-section';
import { DataSection } from './DataSection';

const made: Blob[] = [];
const clicked: string[] = [];

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  made.length = 0;
  clicked.length = 0;
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.download);
  });
});

const request = { query: ExportMyDataDocument };

it('is downloaded in a file that people can read, and not kept', async () => {
  const result = { data: { exportMyData: { account: { email: 'ada@example.com' } } } };
  const { user, cache } = renderSection(<DataSection />, [{ request, result }]);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  expect(clicked).toEqual([expect.stringMatching(/^tercet-data-\d{4}-\d\d-\d\d\.json$/)]);
  expect(made[0]?.type).toBe('application/json');
  expect(made[0]?.size).toBe(`${JSON.stringify(result.data.exportMyData, null, 2)}\n`.length);
  expect(JSON.stringify(cache.extract())).not.toContain('ada@example.com');
});

it('is downloaded once, however often the button is clicked', async () => {
  const result = { data: { exportMyData: {} } };
  renderSection(<DataSection />, [{ request, result, maxUsageCount: 3 }]);
  await clickThrice(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  expect(clicked).toHaveLength(1);
});

it('says why where it is not', async () => {
  const result = failing('RATE_LIMITED', { retryAfterSeconds: 10 });
  const { user } = renderSection(<DataSection />, [{ request, result }]);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your data could not be downloaded.*10 seconds/,
  );
  expect(clicked).toEqual([]);
});
