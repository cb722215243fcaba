const POLL_MS = 2_000;

/**
 * What the inbox does in the browser, all of which it can do without: it asks before all mails go, and it takes the newest
 * list from the server while someone looks, in place, so that nothing flashes and the focus stays where it is.
 */
export const SCRIPT = `'use strict';
document.addEventListener('submit', (event) => {
  const question = event.target.dataset.confirm;
  if (question && !confirm(question)) event.preventDefault();
});

const live = () => [...document.querySelectorAll('[data-live]')];
let last;

async function refresh() {
  const response = await fetch(location.href);
  const text = await response.text();
  if (!response.ok || text === last) return;
  last = text;
  const page = new DOMParser().parseFromString(text, 'text/html');
  for (const part of live()) {
    const newest = page.querySelector('[data-live="' + part.dataset.live + '"]');
    if (!newest || newest.innerHTML === part.innerHTML) continue;
    const focused = part.contains(document.activeElement) && document.activeElement;
    part.replaceChildren(...newest.childNodes);
    if (!focused) continue;
    const href = focused.getAttribute('href');
    const buttons = [...part.querySelectorAll('button')];
    const again = href
      ? [...part.querySelectorAll('a')].find((link) => link.getAttribute('href') === href)
      : buttons.find((button) => button.value === focused.value) || buttons[0];
    if (again) again.focus({ preventScroll: true });
  }
}

async function follow() {
  if (!document.hidden) await refresh().catch(() => undefined);
  setTimeout(follow, ${POLL_MS});
}
if (live().length > 0) setTimeout(follow, ${POLL_MS});
`;
