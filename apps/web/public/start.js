// Runs before the first paint, outside the bundle: the content security policy forbids inline scripts.
// It sets the theme, says which of the prerendered home pages to show until the application takes over, and notes the
// button pressed meanwhile.
(function () {
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
  if (home && !stored('authSession')) {
    var tags = [home[1], stored('locale')].concat(Array.from(navigator.languages || []), 'en');
    locale = tags.map(known).filter(Boolean)[0];
    root.lang = locale;
  }
  root.dataset.prerendered = locale || 'none';

  addEventListener('click', function (event) {
    if (window.earlyClick !== null) window.earlyClick = event.target.closest('button');
  });
})();
