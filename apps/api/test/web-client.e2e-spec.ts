import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  GENERAL_PREVIEW,
  LISTED_PAGES,
  LOCALES,
  localizedPath,
  PAGE_PATHS,
  previewPath,
} from '@tercet/contracts';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get as goTo, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { Config } from '../src/platform/config/config';
import { createTestingApp, type TestingApp } from './testing-app';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(3000))});`;
let app: TestingApp;
let webDist: string;
beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'tercet-web-'));
  await mkdir(join(webDist, 'assets'));
  await mkdir(join(webDist, 'pages'));
  await writeFile(
    join(webDist, 'index.html'),
    `<!doctype html><head><title>Client</title><meta nonce="__CSP_NONCE__"><meta property="og:image" content="/share.png"></head>${'<i>Index</i>'.repeat(200)}`,
  );
  for (const name of LISTED_PAGES) {
    for (const locale of LOCALES) {
      await writeFile(
        join(webDist, `pages/${name}.${locale}.html`),
        `<!doctype html><title>Client</title><link rel="canonical" href="${PAGE_PATHS[name]}" /><link rel="alternate" hreflang="fr" href="${localizedPath(name, 'fr')}" /><meta property="og:url" content="${PAGE_PATHS[name]}" /><meta property="og:image" content="${previewPath(name, locale)}" /><meta name="twitter:image" content="${previewPath(name, locale)}" /><meta nonce="__CSP_NONCE__">${`<p>${name} ${locale}</p>`.repeat(200)}`,
      );
    }
  }
  for (const locale of LOCALES) {
    await writeFile(
      join(webDist, `pages/notFound.${locale}.html`),
      `<!doctype html><title>Client</title><meta property="og:image" content="${GENERAL_PREVIEW}" /><meta nonce="__CSP_NONCE__">${`<p>notFound ${locale}</p>`.repeat(200)}`,
    );
  }
  await writeFile(
    join(webDist, 'graphiql.html'),
    '<!doctype html><title>GraphiQL</title><meta nonce="__CSP_NONCE__">',
  );
  await writeFile(
    join(webDist, 'notices.html'),
    '<!doctype html><title>Notices</title><meta nonce="__CSP_NONCE__">',
  );
  await mkdir(join(webDist, 'previews/fr'), { recursive: true });
  await writeFile(join(webDist, previewPath('home', 'fr')), 'a picture');
  await writeFile(join(webDist, GENERAL_PREVIEW), 'a picture');
  await writeFile(join(webDist, 'service-worker.js'), SCRIPT);
  await writeFile(join(webDist, 'favicon.ico'), 'an icon');
  await writeFile(join(webDist, 'NOTICE.md'), '# Notices of Léa');
  await writeFile(join(webDist, 'assets/app-1a2b.js'), SCRIPT);
  await writeFile(join(webDist, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  app = await createTestingApp({ config: { webDist } });
});
afterAll(async () => {
  await app.close();
  await rm(webDist, { recursive: true });
});

const get = (path: string, accept = 'text/html', method = 'GET') =>
  app.fetch(path, { method, headers: { accept } });
const policyOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values];
    }),
  );

describe('a file that has gone since the server was started', () => {
  it('is not answered, and the next one is', async () => {
    const file = join(webDist, 'assets/late-3c4d.js');
    await writeFile(file, SCRIPT);
    const other = await createTestingApp({ config: { webDist } });
    try {
      await rm(file);
      await expect(other.fetch('/assets/late-3c4d.js')).rejects.toThrow();
      expect((await other.fetch('/assets/app-1a2b.js')).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

it('has the service worker asked for anew each time, as a script', async () => {
  const { status, headers } = await get('/service-worker.js');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(headers.get('content-type')).toContain('javascript');
});

it('has browsers show the notices, with the letters of names as they are, instead of saving them', async () => {
  const response = await get('/NOTICE.md');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('Léa');
});

describe('an address that looks like a file', () => {
  it.each(['/pricing.', '/pricing.html', '/fr.html', '/assets/gone.js'])(
    'such as %s is answered with a page that says that there is none, where somebody goes there',
    async (path) => {
      // `fetch` lets nobody say that they go there.
      const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
      const [response] = (await once(goTo(`${app.url}${path}`, { headers }), 'response')) as [
        IncomingMessage,
      ];
      const page = await text(response);
      expect([response.statusCode, page]).toEqual([404, expect.stringContaining('notFound')]);
    },
  );
});

describe('pages', () => {
  it.each(['/', '/editor', '/Editor/', '/editor?x=1', '/auth/signin', '/auth/signup', '/fr'])(
    'answer %s with the client',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const page = await response.text();
      expect(page).toContain('Client');
      expect(page).not.toContain('notFound');
    },
  );

  it.each([
    '/no/such/page',
    '/pricing%2F',
    '/editor/x',
    '/de',
    '/frx',
    '/index',
    '/index.html',
    '/%69ndex.html',
    '/pages/home.en.html',
    '/pages/x',
  ])('answer %s with the client’s page for what is not there', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache']);
    const page = await response.text();
    expect(page).toContain('notFound en');
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(page) ?? [];
    expect(policyOf(response)['style-src']).toContain(`'nonce-${nonce}'`);
  });

  it.each([
    ['/', 'home fr'],
    ['/es/', 'home es'],
    ['/?lang=en', 'home en'],
    ['/pricing', 'pricing fr'],
    ['/Support/?lang=es', 'support es'],
    ['/support?lang=de', 'support fr'],
    ['/editor?lang=es', 'Index'],
    ['/auth/signin', 'signIn fr'],
    ['/auth/signup?lang=es', 'signUp es'],
    ['/auth/reset-password', 'Index'],
    ['/nowhere', 'notFound fr'],
    ['/nowhere?lang=es', 'notFound es'],
  ])('at %s are %s to who prefers French', async (path, page) => {
    const response = await app.fetch(path, {
      headers: { accept: 'text/html', 'accept-language': 'de, fr-CA;q=0.9, en;q=0.5' },
    });
    expect(await response.text()).toMatch(new RegExp(`<[pi]>${page}</[pi]>`));
    expect(response.headers.get('vary')).toContain('Accept-Language');
  });

  it.each([
    ['/pricing', '/pricing'],
    ['/pricing/?lang=es&x=1', '/pricing?lang=es'],
    ['/', '/'],
    ['/FR', '/fr'],
  ])('at %s name %s as their own address, and the others whole', async (path, own) => {
    const { publicUrl } = app.app.get(Config);
    const page = await (await get(path)).text();
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}${own}" />`);
    expect(page).toContain(`<meta property="og:url" content="${publicUrl}${own}" />`);
    expect(page).toContain(`hreflang="fr" href="${publicUrl}/`);
  });

  it('name pictures for shared links by their whole address', async () => {
    const { publicUrl } = app.app.get(Config);
    expect(await (await get('/editor')).text()).toContain(`content="${publicUrl}/share.png"`);
    const signIn = await (await get('/auth/signin?lang=fr')).text();
    const picture = publicUrl + previewPath('signIn', 'fr');
    expect(signIn).toContain(`property="og:image" content="${picture}"`);
    expect(signIn).toContain(`name="twitter:image" content="${picture}"`);
  });

  it.each(['/', '/?x=1'])(
    'answer %s with the client and a nonce of its own, whatever is accepted',
    async (path) => {
      for (const accept of ['text/html', '*/*', 'application/json']) {
        const response = await get(path, accept);
        const [, nonce = ''] = /nonce="([^"]+)"/.exec(await response.text()) ?? [];
        expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
        // It would be another each time.
        expect(response.headers.get('etag')).toBeNull();
        expect(policyOf(response)['style-src']).toContain(`'nonce-${nonce}'`);
      }
    },
  );

  it.each([
    ['/', 200],
    ['/editor', 200],
    ['/index.html', 404],
    ['/no-such-page', 404],
  ])('answer HEAD %s without a body, by %i', async (path, status) => {
    const response = await get(path, '*/*', 'HEAD');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toBe('');
  });

  it.each(['br', 'gzip'])('are sent as %s to whom can read it', async (encoding) => {
    for (const path of ['/', '/editor', '/index.html']) {
      const response = await app.fetch(path, {
        headers: { accept: 'text/html', 'accept-encoding': encoding },
      });
      expect([path, response.headers.get('content-encoding')]).toEqual([path, encoding]);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.text()).toContain('Client');
    }
  });

  it.each([
    ['/api/nothing', 'text/html', 'GET'],
    ['/v2/nothing', 'text/html', 'GET'],
    ['/Health/nothing', 'text/html', 'GET'],
    ['/editor', 'application/json', 'GET'],
    ['/editor', 'text/html', 'POST'],
    ['/index.html.br', 'text/html', 'GET'],
    ['/assets/app-1a2b.js.br', '*/*', 'GET'],
    ['/assets/gone.js', 'text/html', 'GET'],
    ['/assets/gone.js', '*/*', 'HEAD'],
    ['/', 'text/html', 'POST'],
    ['/../package.json', 'text/html', 'GET'],
    ['/%2e%2e/%2e%2e/package.json', 'text/html', 'GET'],
  ])('do not answer %s for %s by %s', async (path, accept, method) => {
    const response = await get(path, accept, method);
    expect([path, response.status]).toEqual([path, 404]);
    if (method === 'HEAD') return;
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('name what each file is, where browsers may not guess', async () => {
    const typeOf = async (path: string) => (await get(path, '*/*')).headers.get('content-type');
    expect(await typeOf('/favicon.ico')).toBe('image/x-icon');
    expect(await typeOf('/assets/app-1a2b.js')).toMatch(/^text\/javascript/);
  });

  it('come with files that are compressed already and never change', async () => {
    const response = await app.fetch('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(SCRIPT);
  });
});

describe('search engines', () => {
  it('find every listed page in each language, each of which is there', async () => {
    const { publicUrl } = app.app.get(Config);
    const map = await get('/sitemap.xml', '*/*');
    expect(map.headers.get('content-type')).toMatch(/^application\/xml/);
    const addresses = [...(await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => url,
    );
    expect(new Set(addresses).size).toBe(LISTED_PAGES.length * (LOCALES.length + 1));
    for (const address of addresses) {
      expect(address.startsWith(`${publicUrl}/`)).toBe(true);
      expect([address, (await get(address.slice(publicUrl.length))).status]).toEqual([
        address,
        200,
      ]);
    }
  });

  it('are told where, and what not to read', async () => {
    const { publicUrl } = app.app.get(Config);
    const response = await get('/robots.txt', '*/*');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const robots = await response.text();
    expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(robots).toMatch(/^Disallow: \/api\/$/m);
  });
});

describe('a range of a file', () => {
  const ask = (range: string) =>
    app.fetch('/assets/app-1a2b.js', { headers: { range, 'accept-encoding': 'identity' } });

  it('is sent where it is one', async () => {
    const response = await ask('bytes=2-9');
    expect([response.status, await response.text()]).toEqual([206, SCRIPT.slice(2, 10)]);
    expect((await ask('bytes=999999-')).status).toBe(416);
  });

  it.each(['bytes=10-5', 'bytes=a-b', 'bytes=-', 'bytes=-5', 'bytes=0-1,5-6', 'x'])(
    'is the whole file where it is none that we read: %s',
    async (range) => {
      const response = await ask(range);
      expect([response.status, await response.text()]).toEqual([200, SCRIPT]);
    },
  );
});

describe('headers', () => {
  const routes: [string, string][] = [
    ['/', 'GET'],
    ['/editor', 'GET'],
    ['/assets/app-1a2b.js', 'GET'],
    ['/graphql', 'POST'],
    ['/api/auth/me', 'GET'],
    ['/v2/languages', 'GET'],
    ['/health/live', 'GET'],
    ['/api/nothing', 'GET'],
  ];

  it.each(routes)('let nothing but our own scripts run, on %s', async (path, method) => {
    const response = await get(path, 'text/html', method);
    const policy = policyOf(response);
    expect(policy['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(policy['style-src']).toEqual(["'self'", expect.stringMatching(/^'nonce-.{22,}'$/)]);
    expect(policy['worker-src']).toEqual(["'self'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'script-src-attr']) {
      expect([name, policy[name]]).toEqual([name, ["'none'"]]);
    }
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-request-id')).toBeTruthy();
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    [previewPath('home', 'fr'), 'cross-origin'],
    [GENERAL_PREVIEW, 'cross-origin'],
    ['/assets/app-1a2b.js', 'same-origin'],
  ])('say who may show %s: %s', async (path, policy) => {
    const { status, headers } = await get(path, '*/*');
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, policy]);
  });

  it('name a nonce for styles that only this answer has', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await get('/editor');
        const [, nonce = ''] = /nonce="([^"]+)"/.exec(await response.text()) ?? [];
        expect(policyOf(response)['style-src']).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('allow styles of its own making to GraphiQL only', async () => {
    const response = await get('/graphiql');
    const page = await response.text();
    expect(page).toContain('GraphiQL');
    expect(page).not.toContain('__CSP_NONCE__');
    expect(policyOf(response)['style-src']).toContain("'unsafe-inline'");
    expect(policyOf(response)['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  });

  it.each(['/notices', '/notices/', '/notices.html', '/Notices'])(
    'show the sources and licences at %s, in which no style can be written',
    async (path) => {
      const response = await get(path);
      const page = await response.text();
      expect([response.status, page]).toEqual([200, expect.stringContaining('Notices')]);
      expect(page).not.toContain('__CSP_NONCE__');
      expect(policyOf(response)['style-src']).not.toContain("'unsafe-inline'");
    },
  );

  it('keep answers of the API out of caches, and compress them', async () => {
    const response = await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
      body: JSON.stringify({ query: '{ __schema { types { name description } } }' }),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });
});
