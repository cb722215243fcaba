// Runs before the first paint, outside the bundle: the content security policy forbids inline scripts.
(function () {
  var root = document.documentElement;
  var choice = null;
  try {
    choice = localStorage.getItem('theme') || localStorage.getItem('userTheme');
  } catch (error) {
    choice = null;
  }
  var dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
})();
