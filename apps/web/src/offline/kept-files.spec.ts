/** @jest-environment node */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { requestAt, stubCaches } from '../testing/cache-storage';
import { EMPTY_PAGE, START_SCRIPT, type Build } from './build';
import { createKeptFiles } from './kept-files';

const OLD: Build = {
  version: 'old',
  entry: '/assets/main-OLD_OLD_.js',
  core: ['/assets/main-OLD_OLD_.js', '/assets/Workspace-same-one.js'],
  others: ['/assets/en.dict-OLD_OLD_.bin', '/assets/fr.dict-OLD_OLD_.bin', '/assets/x-SAME_SAM.js'],
};
const NEW: Build = {
  version: 'new',
  entry: '/assets/main-NEW_NEW_.js',
  core: ['/assets/main-NEW_NEW_.js', '/assets/Workspace-same-one.js'],
  others: ['/assets/en.dict-NEW_NEW_.bin', '/assets/fr.dict-NEW_NEW_.bin', '/assets/x-SAME_SAM.js'],
};

/** The build that the server has, and whether it can be reached. */
let server: { build: Build; answers: 'well' | 'never' | 'badly' | 'not' };
const reach = jest.fn(async (path: string) => {
  const { build, answers } = server;
  if (answers === 'never') return new Promise<Response>(() => {});
  if (answers === 'not') throw new TypeError('Failed to fetch');
  if (answers === 'badly') return new Response('Bad gateway', { status: 502 });
  if (path === EMPTY_PAGE) return new Response(`<script src="${build.entry}">`);
  const isThere = [START_SCRIPT, ...build.core, ...build.others].includes(path);
  return new Response(`${path} of ${build.version}`, { status: isThere ? 200 : 404 });
});

let stub: ReturnType<typeof stubCaches>;
/** How a service worker asks for what is at an address. */
const fetch = jest.fn<typeof globalThis.fetch>((asked) =>
  reach(new URL(asked instanceof Request ? asked.url : asked, 'https://product.test').pathname),
);
const filesOf = (build: Build) => createKeptFiles(build, { caches: stub.caches, fetch });
const textOf = async (answer: Promise<Response>) => (await answer).text();

// A service worker's own requests are named by paths, which Node does not resolve.
class RequestAtPath extends Request {
  constructor(path: string, init?: RequestInit) {
    super(new URL(path, 'https://product.test'), init);
  }
}

beforeEach(() => {
  server = { build: OLD, answers: 'well' };
  stub = stubCaches(reach);
  reach.mockClear();
  fetch.mockClear();
  globalThis.Request = RequestAtPath as typeof Request;
});

describe('a build that is installed', () => {
  it('keeps the page and what the editor opens with, and no dictionary', async () => {
    await filesOf(OLD).install();
    expect(stub.contents()).toEqual({
      'core-old': [...OLD.core, EMPTY_PAGE, START_SCRIPT].toSorted(),
      used: [],
    });
  });

  it('keeps the page as it is now, and as nobody in particular has it', async () => {
    await filesOf(OLD).install();
    const asked = fetch.mock.calls.filter(([path]) => path === EMPTY_PAGE);
    expect(asked).toEqual([[EMPTY_PAGE, { cache: 'no-store', credentials: 'omit' }]]);
  });

  it('is not installed with the page of another', async () => {
    server.build = NEW;
    await expect(filesOf(OLD).install()).rejects.toThrow('another build');
  });

  it('keeps its own dictionaries of the languages in use, beside the old ones', async () => {
    const [english = '', french = '', same = ''] = OLD.others;
    await filesOf(OLD).install();
    await filesOf(OLD).keep([english, same]);
    server.build = NEW;
    await filesOf(NEW).install();
    expect(stub.contents()).toMatchObject({
      'core-old': expect.arrayContaining([...OLD.core]),
      used: [NEW.others[0], english, same],
    });
    expect(reach).not.toHaveBeenCalledWith(french);
  });

  it('drops what only others need once it is active', async () => {
    await filesOf(OLD).install();
    await filesOf(OLD).keep(OLD.others);
    server.build = NEW;
    await filesOf(NEW).install();
    await filesOf(NEW).dropOthers();
    expect(Object.keys(stub.contents())).toEqual(['used', 'core-new']);
    expect(stub.contents().used).toEqual([...NEW.others]);
  });
});

describe('what the editor has loaded', () => {
  it('is kept once, as far as it can be had and its name tells its content', async () => {
    const files = filesOf(OLD);
    const [english = ''] = OLD.others;
    await files.keep([english, OLD.entry, '/api/auth/me', '/assets/gone-GONE_GON.js']);
    await files.keep([english]);
    expect(stub.contents()).toEqual({ used: [english] });
    expect(reach.mock.calls).toEqual([[english], ['/assets/gone-GONE_GON.js']]);
  });

  it('is answered without the network, and anything else from it', async () => {
    const files = filesOf(OLD);
    const [english = '', french = ''] = OLD.others;
    await files.keep([english]);
    reach.mockClear();
    expect(await textOf(files.fromCacheFirst(requestAt(english)))).toBe(`${english} of old`);
    expect(reach).not.toHaveBeenCalled();
    expect(await textOf(files.fromCacheFirst(requestAt(french)))).toBe(`${french} of old`);
    expect(stub.contents()).toEqual({ used: [english] });
  });
});

describe('a page', () => {
  const open = (patience?: number) =>
    textOf(filesOf(OLD).fromNetworkFirst(requestAt('/editor'), EMPTY_PAGE, patience));

  it('is the newest that there is', async () => {
    await filesOf(OLD).install();
    server.build = NEW;
    expect(await open(10)).toContain(NEW.entry);
  });

  it.each(['not', 'badly', 'never'] as const)(
    'is the one that is kept where the server answers %s',
    async (answers) => {
      await filesOf(OLD).install();
      server = { build: NEW, answers };
      expect(await open(10)).toContain(OLD.entry);
    },
  );

  it('is what the network says where none is kept, and brings no cache back', async () => {
    server.answers = 'badly';
    expect(await open()).toBe('Bad gateway');
    expect(stub.contents()).toEqual({});
    server.answers = 'not';
    await expect(open()).rejects.toThrow('Failed to fetch');
  });
});
