// Runs before the first paint, outside the bundle: the content security policy forbids inline scripts.
// It takes a token out of the address, sets the theme, says which of the prerendered home pages to show until the
// application takes over, and notes the button pressed meanwhile.
(function () {
  // First of all, so that nothing which loads after this can see, send or keep the token. On two pages it is the page's own.
  if (!/^\/auth\/(reset-password|verify-email)\/*$/i.test(location.pathname)) {
    var parts = location.search.slice(1).split('&');
    var isToken = function (part) {
      return new URLSearchParams(part).has('token');
    };
    var others = parts.filter(function (part) {
      return !isToken(part);
    });
    if (others.length < parts.length) {
      window.urlToken = new URLSearchParams(parts.filter(isToken)[0]).get('token');
      var search = others.length > 0 ? '?' + others.join('&') : '';
      var rest = location.pathname + search + location.hash;
      history.replaceState(history.state, '', location.origin + rest);
    }
  }

  var root = document.documentElement;
  var locales = ['en', 'fr', 'es'];

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function known(tag) {
    var language = String(tag).toLowerCase().split('-')[0];
    return locales.indexOf(language) < 0 ? null : language;
  }

  var theme = stored('theme') || stored('userTheme');
  var dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';

  var home = /^\/(en|fr|es)?\/*$/i.exec(location.pathname);
  var locale = null;
  // Signed-in people see another bar, and premium people another page.
  if (home && !window.urlToken && !stored('authSession')) {
    var tags = [home[1], stored('locale')].concat(Array.from(navigator.languages || []), 'en');
    locale = tags.map(known).filter(Boolean)[0];
    root.lang = locale;
  }
  root.dataset.prerendered = locale || 'none';

  addEventListener('click', function (event) {
    if (window.earlyClick !== null) window.earlyClick = event.target.closest('button');
  });
})();
