import { expect, it } from '@jest/globals';
import { PAGE_NAMES, PAGE_PATHS } from '@tercet/contracts';
import { OF_MEMBERS, OF_PREMIUM, OF_VISITORS } from './pages';

const shown = [OF_VISITORS, OF_MEMBERS, OF_PREMIUM]
  .flatMap((pages) => Object.values(pages))
  .map((page) => (typeof page === 'string' ? page : page[0]));

it.each(PAGE_NAMES)('shows the page “%s”', (name) => {
  expect(shown).toContain(PAGE_PATHS[name]);
});
