import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LOCALES, THEMES } from '@tercet/contracts';
import { readFile } from 'node:fs/promises';
import { STORAGE_KEYS, writeStored } from './session/storage';
import { stubMediaQuery } from './testing/browser';

// It runs before any module is there, and so says again what these say.
const script = await readFile(new URL('../public/start.js', import.meta.url), 'utf8');
const styles = await readFile(new URL('./styles.css', import.meta.url), 'utf8');
const begin = new Function(script);

function startAt(path: string) {
  history.replaceState(null, '', path);
  begin();
  const { prerendered, theme } = document.documentElement.dataset;
  return { prerendered, theme };
}

const system = stubMediaQuery(false);
beforeEach(() => {
  document.documentElement.lang = 'en';
  localStorage.clear();
  system.flip(false);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
});

describe('the page before its first paint', () => {
  const root = document.documentElement;
  const shown = (path: string) => startAt(path).prerendered === 'shown';

  it.each(LOCALES)('is shown in %s for its address, a choice and a browser', (locale) => {
    const other = locale === 'en' ? 'fr' : 'en';
    for (const lang of [locale, other]) {
      root.lang = lang;
      localStorage.clear();
      jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', `${locale}-XX`, other]);
      expect(shown('/pricing')).toBe(lang === locale);
      writeStored(STORAGE_KEYS.locale, locale);
      jest.spyOn(navigator, 'languages', 'get').mockReturnValue([other]);
      expect(shown('/')).toBe(lang === locale);
      writeStored(STORAGE_KEYS.locale, other);
      expect(shown(`/${locale}`)).toBe(lang === locale);
      expect(shown(`/${locale.toUpperCase()}/`)).toBe(lang === locale);
      expect(shown(`/support?a=1&lang=${locale}`)).toBe(lang === locale);
    }
    expect(root.lang).toBe(other);
  });

  it('is English for other languages, and hidden from signed-in people', () => {
    root.lang = 'en';
    expect(shown('/')).toBe(true);
    expect(shown('/de')).toBe(true);
    writeStored(STORAGE_KEYS.authSession, '{}');
    expect(shown('/')).toBe(false);
    expect(styles).toContain("[data-prerendered='none'] [data-prerendered-page]");
  });

  it.each(['redirect=%2Feditor', 'lang=en&error=token_expired'])(
    'is hidden from who is sent to it: ?%s',
    (search) => {
      expect(shown('/auth/signin?lang=en')).toBe(true);
      expect(shown(`/auth/signin?${search}`)).toBe(false);
    },
  );

  it.each(THEMES)('has the theme %s, of the device or else of the account', (theme) => {
    system.flip(true);
    const shown = theme === 'system' ? 'dark' : theme;
    writeStored(STORAGE_KEYS.userTheme, theme);
    expect(startAt('/').theme).toBe(shown);
    writeStored(STORAGE_KEYS.userTheme, 'light');
    writeStored(STORAGE_KEYS.theme, theme);
    expect(startAt('/').theme).toBe(shown);
  });
});

describe('a token in the address', () => {
  const address = () => location.pathname + location.search + location.hash;
  beforeEach(() => {
    delete window.urlToken;
  });

  it.each([
    ['/editor?token=abc', '/editor'],
    ['/editor?a=1%202&token=abc&b&c=x+y#end', '/editor?a=1%202&b&c=x+y#end'],
    ['/?token=abc&token=def&showHome', '/?showHome'],
    ['/graphiql?%74oken=abc', '/graphiql'],
    ['/auth/signin?redirect=%2Fx%3Ftoken%3Dy&token=abc', '/auth/signin?redirect=%2Fx%3Ftoken%3Dy'],
    ['/auth/reset-password/more?token=abc', '/auth/reset-password/more'],
  ])('of %s is handed over', (path, left) => {
    const entries = history.length;
    const { prerendered } = startAt(path);
    expect([window.urlToken, address(), prerendered]).toEqual(['abc', left, 'none']);
    expect(history.length).toBe(entries);
  });

  it.each([
    '/auth/reset-password?token=abc',
    '/Auth/Verify-Email/?token=abc#x',
    '/editor?tokens=abc',
    '/#?token=abc',
  ])('is not there, or the page’s own, at %s', (path) => {
    startAt(path);
    expect([window.urlToken, address()]).toEqual([undefined, path]);
  });

  it('leaves the address though it is empty, and though the path looks like another host', () => {
    startAt('/editor?token=');
    expect([window.urlToken, address()]).toEqual(['', '/editor']);
    startAt(`${location.origin}//elsewhere.example/?token=abc`);
    expect([window.urlToken, address()]).toEqual(['abc', '//elsewhere.example/']);
  });
});

describe('a click before the page answers', () => {
  beforeEach(() => {
    startAt('/');
    document.body.innerHTML = '<p>Text</p><button><b>Mend</b></button>';
    delete window.earlyClick;
  });
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const noted = () => window.earlyClick?.textContent;

  it('is noted where it meets a button, whatever was clicked before and after', () => {
    press('p');
    expect(window.earlyClick).toBeUndefined();
    press('b');
    expect(noted()).toBe('Mend');
    press('p');
    expect(noted()).toBe('Mend');
  });

  it('that sends a form is kept, until somebody goes on typing there', () => {
    document.body.innerHTML =
      '<input name="find"><button>Theme</button><form method="dialog"><input name="email"><button id="send">Send</button></form>';
    const type = (name: string) =>
      document
        .querySelector(`[name=${name}]`)
        ?.dispatchEvent(new Event('input', { bubbles: true }));
    press('#send');
    press('button');
    type('find');
    expect(noted()).toBe('Send');
    type('email');
    expect(window.earlyClick).toBeUndefined();
  });

  it('has the fields noted that are typed in meanwhile, and none after', () => {
    document.body.innerHTML = '<input>';
    const [field] = document.getElementsByTagName('input');
    const type = () => field?.dispatchEvent(new Event('input', { bubbles: true }));
    type();
    // What ran for the tests before listens, too.
    expect(new Set(window.typedIn)).toEqual(new Set([field]));
    window.typedIn = [];
    window.earlyClick = null;
    type();
    expect(window.typedIn).toEqual([]);
  });

  it.each([
    ['checkedText', '<textarea>An example.</textarea>', 'Mine.', 'Mine.\n\nAnd more.'],
    [
      'supportForm',
      '<textarea name="message"></textarea>',
      '{"name":"Ada","message":"Mine."}',
      '{"name":"Ada","message":"Mine.\\n\\nAnd more."}',
    ],
  ])('leaves what was typed to the page that comes after, as %s', (key, html, stored, joined) => {
    document.body.innerHTML = html;
    const [field] = document.getElementsByTagName('textarea');
    const leave = (kept?: string) => {
      sessionStorage.clear();
      if (kept) sessionStorage.setItem(key, kept);
      window.dispatchEvent(new Event('pagehide'));
      return sessionStorage.getItem(key);
    };
    const type = (text: string) => {
      field!.value = text;
      field!.dispatchEvent(new Event('input', { bubbles: true }));
    };
    field!.value = 'Put back by the browser.';
    expect(leave(stored)).toBe(stored);
    type(`${field!.defaultValue} And more.`);
    expect(leave(stored)).toBe(joined);
    type('');
    expect(leave()).toBeNull();
    type('Anew.');
    expect(leave()).toContain('Anew.');
    type('Once more.');
    window.earlyClick = null;
    expect(leave()).toBeNull();
  });

  it('hands on an address that was typed, not one that the browser has put back', () => {
    const handedOn = () => sessionStorage.getItem('typedEmail');
    startAt('/auth/signin');
    sessionStorage.clear();
    document.body.innerHTML = '<input type="email"><a href="/auth/signup">Other</a>';
    const [field] = document.getElementsByTagName('input');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    field!.value = 'ada@example.com';
    press('a');
    expect(handedOn()).toBeNull();
    field!.dispatchEvent(new Event('input', { bubbles: true }));
    press('a');
    expect(handedOn()).toBe('ada@example.com');
    sessionStorage.clear();
  });

  it('is known while the mouse holds it down', () => {
    const [pressed] = document.getElementsByTagName('b');
    pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    expect(window.heldDown).toBe(pressed);
    pressed?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    expect(window.heldDown).toBeNull();
    pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 2 }));
    expect(window.heldDown).toBeNull();
  });

  it('is no longer noted once the page answers', () => {
    window.earlyClick = null;
    press('b');
    expect(window.earlyClick).toBeNull();
  });
});

describe('a page whose scripts do not come', () => {
  const lost = () =>
    [...document.querySelectorAll<HTMLElement>('#lost > *')]
      .filter(({ hidden }) => !hidden)
      .map(({ lang }) => lang);

  function fail(attributes: Partial<HTMLScriptElement>) {
    const script = Object.assign(document.createElement('script'), attributes);
    document.querySelector('#scripts')?.append(script);
    script.dispatchEvent(new Event('error'));
  }

  beforeEach(() => {
    document.body.innerHTML = `<div id="lost">${LOCALES.map((locale) => `<p lang="${locale}" hidden></p>`).join('')}</div><div id="scripts"></div>`;
    writeStored(STORAGE_KEYS.locale, 'fr');
    expect(startAt('/pricing').prerendered).toBe('none');
  });

  it('is shown in the language that it has, and says so in the one that is wanted', () => {
    fail({ type: 'module', src: '/assets/main-1a2b3c4d.js' });
    expect(lost()).toEqual(['fr']);
    expect(document.documentElement.dataset.prerendered).toBe('shown');
  });

  it.each([
    { type: 'module', src: 'https://elsewhere.test/assets/main.js' },
    { type: 'module', src: '/injected.js' },
    { src: '/assets/main-1a2b3c4d.js' },
  ])('is none where a script of somebody else fails: %j', (attributes) => {
    fail(attributes);
    expect(lost()).toEqual([]);
    expect(document.documentElement.dataset.prerendered).toBe('none');
  });
});
