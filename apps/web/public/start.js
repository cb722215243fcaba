// Runs before the first paint, outside the bundle: the content security policy forbids inline scripts.
// It takes a token out of the address, sets the theme, says whether to show the prerendered page until the application
// takes over, notes the button pressed and the fields typed in meanwhile, and what the mouse holds down, hands on a typed
// address, and says so where the application does not come.
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

  // An address that was typed where a link to another of these forms was followed before the page could hand it on.
  // Elsewhere the storage is not opened, which takes its time.
  var HANDED_ON = 'typedEmail';
  function isForm(place) {
    return /^\/auth\//.test(place.pathname);
  }
  try {
    var typedEmail = isForm(location) && sessionStorage.getItem(HANDED_ON);
    // Where the router keeps what goes along with a link.
    if (typedEmail) history.replaceState({ usr: { email: typedEmail } }, '');
    if (typedEmail) sessionStorage.removeItem(HANDED_ON);
  } catch {
    // The browser forbids storage: it is typed again.
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

  function exactly(name) {
    var language = String(name).toLowerCase();
    return locales.indexOf(language) < 0 ? null : language;
  }

  function known(tag) {
    return exactly(String(tag).split('-')[0]);
  }

  var theme = stored('theme') || stored('userTheme');
  var dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';

  // The server has chosen a language without knowing what was chosen on this device, and who is signed in: signed-in people
  // see another bar, and premium people another page.
  var parameter = new URLSearchParams(location.search).get('lang');
  var wanted = [location.pathname.replace(/^\/+|\/+$/g, ''), parameter, stored('locale')]
    .map(exactly)
    .concat(Array.from(navigator.languages || []).map(known), 'en')
    .filter(Boolean)[0];
  // Whoever was sent to sign in is told why, which the prerendered page does not.
  var isSentHere = /[?&](redirect|error)=/.test(location.search);
  var isPrerendered =
    root.lang === wanted && !window.urlToken && !stored('authSession') && !isSentHere;
  root.dataset.prerendered = isPrerendered ? 'shown' : 'none';
  // Where the application takes long, a page that was made for somebody else is better than none. Milliseconds.
  setTimeout(function () {
    root.dataset.prerendered = 'shown';
  }, 3000);

  /** Whether the application has taken over. */
  function isAnswered() {
    return window.earlyClick === null;
  }

  // The prerendered page stays, in whatever language it is: it can be read, and its links followed.
  function sayLost() {
    var words = document.querySelector('#lost > [lang=' + wanted + ']');
    if (words) words.hidden = false;
    else addEventListener('DOMContentLoaded', sayLost);
  }
  window.leavePage = function () {
    root.dataset.prerendered = 'shown';
    sayLost();
    // Nobody is there to show the page that the history leads to.
    addEventListener('popstate', function () {
      if (!isAnswered()) location.reload();
    });
  };
  // What hangs tells of no error.
  setTimeout(function () {
    if (!isAnswered()) window.leavePage();
  }, 20000);
  addEventListener(
    'error',
    function (event) {
      // Programs in the browser add scripts of their own.
      var failed = event.target === window && !isAnswered() && event.filename;
      var source = failed || (event.target.type === 'module' && event.target.src);
      if (source && source.indexOf(location.origin + '/assets/') === 0) window.leavePage();
    },
    true,
  );

  function handOn(link) {
    var field = document.querySelector('input[type=email]');
    if (window.typedIn.indexOf(field) < 0 || !field.value || link.host !== location.host) return;
    if (!isForm(link) || !isForm(location)) return;
    try {
      sessionStorage.setItem(HANDED_ON, field.value);
    } catch {
      // As above.
    }
  }

  addEventListener('click', function (event) {
    if (isAnswered()) return;
    var link = event.target.closest('a[href]');
    if (link) handOn(link);
    // A click beside all buttons takes nothing back; null would say that the page answers by itself.
    // What is sent is sent, whatever else is pressed after it.
    if (window.earlyClick && window.earlyClick.form && window.earlyClick.type === 'submit') return;
    window.earlyClick = event.target.closest('button') || window.earlyClick;
  });
  addEventListener('mousedown', function (event) {
    window.heldDown = event.button === 0 ? event.target : null;
  });
  addEventListener('mouseup', function () {
    window.heldDown = null;
  });
  // A reload that is to bring what does not come, or a link, would lose a text. No page has two fields for one.
  addEventListener('pagehide', function () {
    var field = document.querySelector('textarea');
    if (isAnswered() || window.typedIn.indexOf(field) < 0) return;
    var typed = field.value.replace(field.defaultValue, '').trim();
    if (!typed) return;
    try {
      var key = field.name ? 'supportForm' : 'checkedText';
      var stored = sessionStorage.getItem(key);
      var form = field.name && JSON.parse(stored || '{}');
      var before = form ? form[field.name] : stored;
      var text = before ? before + '\n\n' + typed : field.value;
      if (form) form[field.name] = text;
      sessionStorage.setItem(key, form ? JSON.stringify(form) : text);
      window.typedIn = [];
    } catch {
      // As above.
    }
  });
  // What the browser puts back into fields by itself, as when one goes back, may be of somebody who has left.
  window.typedIn = [];
  addEventListener('input', function (event) {
    if (!isAnswered()) window.typedIn.push(event.target);
    // Whoever goes on typing in a form has not finished what they sent.
    if (window.earlyClick && event.target.form) window.earlyClick = undefined;
  });
})();
